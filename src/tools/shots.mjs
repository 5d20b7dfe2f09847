import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from './bench/server.mjs';
import { chromiumArgs, findChromium } from './chromium.mjs';

const usage = `npm run shots -- [options]
  --widths 360,768,1280   widths of the viewport, in px
  --themes light,dark
  --languages tr,de       default: all
  --only <text>           only addresses that contain this text
  --cells 12              screenshots per contact sheet`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        widths: { type: 'string', default: '360,768,1280' },
        themes: { type: 'string', default: 'light,dark' },
        languages: { type: 'string', default: '' },
        only: { type: 'string', default: '' },
        cells: { type: 'string', default: '12' },
      },
    }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  }
}

const flags = readOptions();
const folder = '.cache/shots';
const list = (text) => text.split(',').filter(Boolean);

/** The sitemap's paths in the wanted languages; of products only one. */
function addresses() {
  const all = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  const languages = list(flags.languages);
  return all.filter(
    (path) =>
      (languages.length === 0 || languages.includes(path.split('/')[1])) &&
      path.includes(flags.only) &&
      (!path.includes('/shop/single/') || path.endsWith('/1030')),
  );
}

/** Saves a full-page screenshot, after scrolling through the page to load lazy content. */
async function captureScreenshot(browser, origin, path, width, theme) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: width < 768,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 80));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(400);
  const file = join(folder, `${path.slice(1).replaceAll('/', '_')}-${width}-${theme}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
  return { file, path };
}

/** Saves a contact sheet of screenshots with their paths. */
async function saveContactSheet(browser, shots, name) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const cells = shots.map(({ file, path }) => {
    const picture = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${path}</figcaption></figure>`;
  });
  await page.setContent(
    `<style>body{margin:0;padding:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start;background:#777;font:14px sans-serif}
    figure{margin:0;width:285px;background:#fff}img{width:100%;display:block}figcaption{padding:6px}</style>${cells.join('')}`,
  );
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const width of list(flags.widths).map(Number)) {
    for (const theme of list(flags.themes)) {
      const shots = [];
      for (const path of addresses()) shots.push(await captureScreenshot(browser, server.origin, path, width, theme));
      const cells = Number(flags.cells);
      for (let first = 0; first < shots.length; first += cells) {
        await saveContactSheet(
          browser,
          shots.slice(first, first + cells),
          `sheet-${width}-${theme}-${first / cells + 1}`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
