import { table } from '../table.mjs';
import { phone } from './visit.mjs';

/** Limits for an idle page: main-thread ms, and layouts, during the measurement. */
const bounds = { task: 25, layouts: 0 };
/** Milliseconds: from load to the first reading, and from there to the second. */
const times = { before: 4500, watched: 2500 };
/** Concurrent pages; failures are measured again alone. */
const concurrency = 3;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function readMetrics(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  return {
    task: value('TaskDuration') * 1000,
    styles: value('RecalcStyleCount'),
    layouts: value('LayoutCount'),
  };
}

/** Work of an idle page in 2.5 s: main-thread ms, style recalculations, layouts. */
async function measureRest(browser, url) {
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
 * Measures every page while idle, with a phone viewport in a visible tab.
 * @param paths paths on `origin`
 * @param note called after each page
 * @returns the figures by path, a table of the busiest pages, and the pages over the limits
 */
export async function measureAllAtRest(browser, origin, paths, note) {
  const measured = new Map();
  const waiting = [...paths];
  const watch = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      measured.set(path, await measureRest(browser, origin + path));
      note(path, measured.size);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, watch));
  for (const [path, figures] of measured)
    if (isOver(figures)) measured.set(path, await measureRest(browser, origin + path));
  const rows = [...measured].sort(([, a], [, b]) => b.task - a.task);
  const shown = rows.filter(([, figures], index) => isOver(figures) || index < 5);
  return {
    measured: Object.fromEntries(measured),
    text: table(
      ['Address', 'Main thread, ms', 'Style recalculations', 'Layouts'],
      shown.map(([path, { task, styles, layouts }]) => [path, task, styles, layouts].map(String)),
    ),
    missed: rows
      .filter(([, figures]) => isOver(figures))
      .map(([path, { task, layouts }]) => `${path}: ${task} ms (≤ ${bounds.task}), ${layouts} layouts (0)`),
  };
}
