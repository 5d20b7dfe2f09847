import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../command.mjs';
import { median, table } from '../table.mjs';

/** Numbers of products, and targets per step in ms at 4× CPU slowdown. */
const lengths = [12, 120, 1200, 12_000];
const targets = { mount: 120, filter: 48, sort: 64, add: 16 };
const slowdown = 4;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const isFile = (path) => existsSync(path) && statSync(path).isFile();
const html =
  '<!doctype html><html lang="en" data-bs-theme="light"><link rel="stylesheet" href="/productList.css"><div id="root"></div><script src="/productList.js"></script></html>';

/** Answers requests with the measured page, its script and its images. */
function answer(route) {
  const { pathname } = new URL(route.request().url());
  const path = [join('build/productList', pathname), join('public', pathname)].find(isFile);
  return route.fulfill(path ? { path } : { contentType: 'text/html; charset=utf-8', body: html });
}

/** Runs in the page: milliseconds from an action to the end of the next frame. */
function timeToFrame(action) {
  return new Promise((resolve) => {
    const begun = performance.now();
    action();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
  });
}

/** The steps, each run in the page. */
const steps = {
  mount: () => window.mountProductList(),
  add: () => document.querySelector('article button[aria-label^="Add Dew"]').click(),
  sort: () => {
    const select = document.querySelector('select');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, 'cheap');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  },
  filter: () => document.querySelector('aside input[type=checkbox]').click(),
};

async function measureOnce(browser, length, words) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**/*', answer);
  await page.goto('http://localhost/en/shop/grid?show=all');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const measure = (step) => page.evaluate(`(${timeToFrame})(${step})`);
  const prepare = (count) => page.evaluate(([many, all]) => window.prepareProductList(many, all), [count, words]);
  // Warm-up with a short list: on the site, React has run before the shop is opened.
  await prepare(12);
  await measure(steps.mount);
  await page.waitForTimeout(400);
  await prepare(length);
  const times = {};
  for (const [name, step] of Object.entries(steps)) {
    await page.waitForTimeout(400);
    times[name] = await measure(step);
    if (name === 'mount') times.elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  }
  await page.close();
  return times;
}

/** Measures the shop's list at several lengths, all listed: ms of each step to the next frame, and elements; medians. */
export async function measureProductList(browser, _origin, { rounds }) {
  const code = await run('webpack', ['--mode', 'production', '--env', 'productList'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`webpack --env productList exited with code ${code}`);
  const words = {
    shell: readJson('public/assets/i18n/en.json'),
    grid: readJson('public/assets/i18n/en/shop/grid.json'),
    catalogue: readJson('public/assets/i18n/en/catalogue.json'),
  };
  const measured = {};
  const missed = [];
  const rows = [];
  for (const length of lengths) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(browser, length, words));
    measured[length] = runs;
    const cells = Object.entries(targets).map(([step, bound]) => {
      const value = Math.round(median(runs.map((each) => each[step])));
      if (value <= bound) return value;
      missed.push(`product list of ${length}: ${step} ${value} ms (≤ ${bound})`);
      return `✗ ${value}`;
    });
    rows.push([length, ...cells, median(runs.map(({ elements }) => elements))]);
  }
  rows.push(['target', ...Object.values(targets).map((bound) => `≤ ${bound}`), 'constant']);
  const head = ['products', ...Object.keys(targets).map((step) => `${step}, ms`), 'elements'];
  return { measured, text: table(head, rows), missed };
}
