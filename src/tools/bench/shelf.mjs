import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { run } from '../command.mjs';
import { table } from '../table.mjs';

/** Numbers of products, and targets per step in ms at 4× CPU slowdown. */
const lengths = [12, 120, 1200, 12_000];
const targets = { mount: 120, filter: 48, sort: 64, add: 16 };
const slowdown = 4;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const folder = 'build/shelf';

/** Serves the measured page and its images. */
function serve() {
  const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const places = [join(folder, normalize(pathname)), join('public', normalize(pathname))];
    const file = places.find((path) => existsSync(path) && statSync(path).isFile());
    if (file) {
      response.setHeader('content-type', types[file.split('.').pop()] ?? 'application/octet-stream');
      response.end(readFileSync(file));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><html lang="en" data-bs-theme="light"><link rel="stylesheet" href="/shelf.css"><div id="root"></div><script src="/shelf.js"></script></html>',
      );
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ origin: `http://127.0.0.1:${server.address().port}`, server }));
  });
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

async function measureOnce(browser, origin, length, words) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/en/shop/grid?show=all`);
  await page.evaluate(`window.timeToFrame = ${timeToFrame.toString()}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Warm-up with a short list: on the site, React has run before the shop is opened.
  for (const [index, count] of [12, length].entries()) {
    await page.evaluate(([many, all]) => window.prepareShelf(many, all), [count, words]);
    await page.waitForTimeout(200);
    if (index === 1) break;
    await page.evaluate(() => window.mountShelf());
    await page.waitForTimeout(400);
  }
  const mount = await page.evaluate(() => window.timeToFrame(() => window.mountShelf()));
  const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const rest = () => page.waitForTimeout(400);
  await rest();
  const add = await page.evaluate(() =>
    window.timeToFrame(() => document.querySelector('article button[aria-label^="Add Dew"]').click()),
  );
  await rest();
  const sort = await page.evaluate(() => {
    const select = document.querySelector('select');
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
    return window.timeToFrame(() => {
      set.call(select, 'cheap');
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
  await rest();
  const filter = await page.evaluate(() =>
    window.timeToFrame(() => document.querySelector('aside input[type=checkbox]').click()),
  );
  await page.close();
  return { mount, filter, sort, add, nodes };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Measures the shop's product list at several lengths, all listed: ms of mount, filter, sort and quick add to the next
 * frame, and the number of elements.
 * @param browser a running Chromium
 * @param rounds runs per length; the table shows medians
 */
export async function measureShelf(browser, rounds) {
  const code = await run('webpack', ['--mode', 'production', '--env', 'shelf'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new Error(`webpack --env shelf exited with code ${code}`);
  const words = {
    shell: readJson('public/assets/i18n/en.json'),
    grid: readJson('public/assets/i18n/en/shop/grid.json'),
    catalogue: readJson('public/assets/i18n/en/catalogue.json'),
  };
  const { origin, server } = await serve();
  const missed = [];
  const rows = [];
  try {
    for (const length of lengths) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(browser, origin, length, words));
      const cells = Object.entries(targets).map(([step, bound]) => {
        const value = Math.round(median(runs.map((one) => one[step])));
        if (value > bound) missed.push(`product list of ${length}: ${step} ${value} ms (≤ ${bound})`);
        return value > bound ? `✗ ${value}` : String(value);
      });
      rows.push([String(length), ...cells, String(median(runs.map(({ nodes }) => nodes)))]);
    }
  } finally {
    server.close();
  }
  const bounds = Object.values(targets).map((bound) => `≤ ${bound}`);
  return {
    text: table(
      ['products', ...Object.keys(targets).map((step) => `${step}, ms`), 'elements'],
      [...rows, ['target', ...bounds, 'constant']],
    ),
    missed,
  };
}
