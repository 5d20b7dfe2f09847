import { measureMemory, visit } from './visit.mjs';

const warmUp = 20;

/**
 * Launch argument that disables the JIT compilers. Compiled code dominates heap growth and takes hundreds of route
 * changes to level out; without it leaks are measurable to 0.1 kB.
 */
export const interpretOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** Navigates back and forth between two pages; returns heap MB, and kB, nodes and listeners per route change. */
function measureHeapGrowth(browser, origin, [path, other], changes) {
  return visit(browser, origin + path, {}, async ({ page, cdp, settled }) => {
    const walk = async (times) => {
      await page.evaluate(([addresses, count]) => window.bench.walk(addresses, count), [[other, path], times]);
      await settled();
    };
    await walk(warmUp);
    const before = await measureMemory(cdp);
    await walk(changes);
    const after = await measureMemory(cdp);
    const each = (name) => (after[name] - before[name]) / changes;
    return { heapMb: after.bytes / 1e6, kb: each('bytes') / 1000, nodes: each('nodes'), listeners: each('listeners') };
  });
}

/**
 * Memory growth per route change.
 * @param browsers a normal browser, and one without JIT
 * @param addresses two pages that link to each other
 */
export async function measureGrowth([browser, plain], origin, addresses, changes) {
  const { heapMb, kb } = await measureHeapGrowth(browser, origin, addresses, changes);
  const left = await measureHeapGrowth(plain, origin, addresses, changes);
  return { heapMb, withCodeKb: kb, kb: left.kb, nodes: left.nodes, listeners: left.listeners };
}
