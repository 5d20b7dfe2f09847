import { memory, visit } from './visit.mjs';

const warmUp = 20;

/**
 * Launch argument for a browser that only interprets scripts. Compiled code makes up most of what a heap grows by and
 * takes hundreds of route changes to level out; without it, what is left behind can be told to a tenth of a kB.
 */
export const interpreted = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** Walks to and fro between two pages and tells what that leaves: MB at the end; kB, nodes and listeners a change. */
function walkAndWeigh(browser, origin, [path, other], changes) {
  return visit(browser, origin + path, {}, async ({ page, cdp, settled }) => {
    const walk = async (times) => {
      await page.evaluate(([addresses, count]) => window.bench.walk(addresses, count), [[other, path], times]);
      await settled();
    };
    await walk(warmUp);
    const before = await memory(cdp);
    await walk(changes);
    const after = await memory(cdp);
    const each = (name) => (after[name] - before[name]) / changes;
    return { heapMb: after.bytes / 1e6, kb: each('bytes') / 1000, nodes: each('nodes'), listeners: each('listeners') };
  });
}

/**
 * What route changes cost in memory.
 * @param browsers a visitor's browser, and one that only interprets
 * @param addresses two pages that link to each other
 */
export async function measureGrowth([browser, plain], origin, addresses, changes) {
  const { heapMb, kb } = await walkAndWeigh(browser, origin, addresses, changes);
  const left = await walkAndWeigh(plain, origin, addresses, changes);
  return { heapMb, withCodeKb: kb, kb: left.kb, nodes: left.nodes, listeners: left.listeners };
}
