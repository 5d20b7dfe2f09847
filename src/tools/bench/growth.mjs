import { memory, visit } from './visit.mjs';

const warmUp = 10;

/**
 * What route changes leave behind, to and fro between two pages: after a warm-up, kB and DOM nodes a change, and the
 * heap at the end in MB.
 */
export function measureGrowth(browser, origin, path, other, changes) {
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
