import { launchBrowser, sitemapPaths } from '../builtSite.mjs';
import { measureInteractions } from './interactions.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { report } from './report.mjs';
import { measureMemory, phone, visit } from './visit.mjs';

/** Route changes before and between the two readings of the heap. */
const changes = { warmUp: 20, measured: 50 };

/**
 * Disables the JIT compilers. Compiled code dominates heap growth and takes hundreds of route changes to level out;
 * without it leaks are measurable to 0.1 kB.
 */
const interpretOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** A first visit on a phone (Slow 4G, 4× CPU slowdown): ms, kB transferred, MB of heap. */
const measureLoad = (browser, url) =>
  visit(browser, url, { device: phone, network: true, cpu: true }, async ({ page, cdp, traffic }) => {
    const seen = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lcp: window.bench.lcp,
      lcpElement: window.bench.lcpElement,
      cls: window.bench.shift,
      longestTask: window.bench.longestTask,
      elements: document.querySelectorAll('*').length,
      earlyScripts: performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < window.bench.lcp).length,
    }));
    const total = Object.values(traffic.bytes).reduce((sum, bytes) => sum + bytes, 0);
    const { bytes } = await measureMemory(cdp);
    return { ...seen, scriptKb: (traffic.bytes.Script ?? 0) / 1000, totalKb: total / 1000, heapMb: bytes / 1e6 };
  });

/** Navigates back and forth between two pages; returns heap MB, and kB, nodes and listeners per route change. */
const measureGrowth = (browser, origin, [path, other]) =>
  visit(browser, origin + path, {}, async ({ page, cdp, settled }) => {
    const walk = async (times) => {
      await page.evaluate(([paths, count]) => window.bench.walk(paths, count), [[other, path], times]);
      await settled();
      return measureMemory(cdp);
    };
    const before = await walk(changes.warmUp);
    const after = await walk(changes.measured);
    const each = (name) => (after[name] - before[name]) / changes.measured;
    return { heapMb: after.bytes / 1e6, kb: each('bytes') / 1000, nodes: each('nodes'), listeners: each('listeners') };
  });

async function measureGrowths(browser, origin, addresses) {
  const { heapMb, kb } = await measureGrowth(browser, origin, addresses);
  const interpreter = await launchBrowser(interpretOnly);
  const interpreted = await measureGrowth(interpreter, origin, addresses);
  await interpreter.close();
  return { ...interpreted, heapMb, withCodeKb: kb };
}

/** The page that route changes lead to. Not the home page: its only link, the logo, points to `/`. */
const routeTarget = (path) => `/${path.split('/')[1]}/${path.endsWith('/contact') ? 'legal/privacy' : 'contact'}`;

/**
 * Measures visits of pages: Lighthouse, a slow phone, interactions, and memory over many route changes.
 * @param pages paths; the home pages by default
 * @returns the raw figures, the table of medians, and the missed targets
 */
export async function measureVisits(
  browser,
  origin,
  { rounds, pages = sitemapPaths().filter((path) => path.lastIndexOf('/') === 0) },
) {
  const measured = [];
  const missed = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of pages) {
      console.error(`round ${round} of ${rounds}: ${path}`);
      /** A failed measurement leaves a gap in the table. */
      const attempt = (name, measurement) =>
        measurement().catch(({ message }) => void missed.push(`${path}: ${name}: ${message.split('\n')[0]}`));
      const other = routeTarget(path);
      measured.push({
        path,
        round,
        lighthouse: await attempt('Lighthouse', () => runLighthouse(origin + path)),
        load: await attempt('load', () => measureLoad(browser, origin + path)),
        interactions: await measureInteractions(browser, origin + path, other, attempt),
        // Takes a minute: measured for the first page only, since all pages share the main scripts.
        growth:
          path === pages[0] ? await attempt('growth', () => measureGrowths(browser, origin, [path, other])) : undefined,
      });
    }
  }
  return { measured, missed, text: report(pages, measured, missed) };
}
