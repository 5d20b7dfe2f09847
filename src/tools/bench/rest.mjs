import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sitemapPaths } from '../builtSite.mjs';
import { table } from '../table.mjs';
import { phone } from './visit.mjs';

/** Limits for an idle page: main-thread ms, and layouts, during the measurement. */
const bounds = { task: 25, layouts: 0 };
/** Milliseconds: from load to the first reading, and from there to the second. */
const times = { before: 4500, watched: 2500 };
/** Concurrent pages; failures are measured again alone. */
const concurrency = 3;

/** One path per page and language, of parameterized pages the first entry; and the not-found pages. */
function pagePaths() {
  const paths = sitemapPaths();
  const languages = [...new Set(paths.map((path) => path.split('/')[1]))];
  const addresses = ['', ...JSON.parse(readFileSync('dist/aliases.json', 'utf8')), '/no-such-page'];
  return addresses
    .flatMap((address) => languages.map((language) => `/${language}${address}`))
    .map((address) => {
      const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
      return paths.find((path) => pattern.test(path)) ?? address;
    });
}

async function readMetrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return { task: value('TaskDuration') * 1000, styles: value('RecalcStyleCount'), layouts: value('LayoutCount') };
}

/** Work of an idle page in 2.5 s: main-thread ms, style recalculations, layouts. */
async function measurePage(browser, url) {
  const context = await browser.newContext({ ...phone, viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await pause(times.before);
    const from = await readMetrics(cdp);
    await pause(times.watched);
    const to = await readMetrics(cdp);
    return Object.fromEntries(Object.keys(to).map((name) => [name, Math.round(to[name] - from[name])]));
  } finally {
    await context.close();
  }
}

const isOver = ({ task, layouts }) => task > bounds.task || layouts > bounds.layouts;

/**
 * Measures pages while idle, with a phone viewport in a visible tab.
 * @param pages paths; every page in every language by default
 * @returns the figures by path, a table of the busiest pages, and the pages over the limits
 */
export async function measureRest(browser, origin, { pages = pagePaths() }) {
  const measured = {};
  const waiting = [...pages];
  const watch = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      measured[path] = await measurePage(browser, origin + path);
      console.error(`page ${Object.keys(measured).length} of ${pages.length}: ${path}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, watch));
  for (const path of pages) if (isOver(measured[path])) measured[path] = await measurePage(browser, origin + path);
  const busiest = Object.entries(measured).sort(([, one], [, other]) => other.task - one.task);
  const over = busiest.filter(([, figures]) => isOver(figures));
  return {
    measured,
    text: table(
      ['Address', 'Main thread, ms', 'Style recalculations', 'Layouts'],
      busiest
        .filter(([, figures], index) => index < 5 || isOver(figures))
        .map(([path, { task, styles, layouts }]) => [path, task, styles, layouts]),
    ),
    missed: over.map(([path, { task, layouts }]) => `${path}: ${task} ms (≤ ${bounds.task}), ${layouts} layouts (0)`),
  };
}
