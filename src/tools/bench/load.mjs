import { measureMemory, phone, visit } from './visit.mjs';

/** Measures a first visit on a phone (Slow 4G, 4× CPU slowdown): ms, kB transferred, MB of heap. */
export function measureLoad(browser, url) {
  return visit(browser, url, { device: phone, network: true, cpu: true }, async ({ page, cdp, traffic }) => {
    const seen = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
      lcp: window.bench.lcp,
      lcpElement: window.bench.lcpElement.replace(location.origin, ''),
      cls: window.bench.shift,
      longestTask: window.bench.longestTask,
      elements: document.querySelectorAll('*').length,
      earlyScripts: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < window.bench.lcp).length,
      errors: window.bench.errors,
    }));
    const total = Object.values(traffic.bytes).reduce((sum, bytes) => sum + bytes, 0);
    const { bytes } = await measureMemory(cdp);
    return { ...seen, scriptKb: (traffic.bytes.Script ?? 0) / 1000, totalKb: total / 1000, heapMb: bytes / 1e6 };
  });
}
