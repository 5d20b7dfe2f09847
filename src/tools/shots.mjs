import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser, sitemapPaths, startServer } from './builtSite.mjs';

// Screenshots of the last build on contact sheets:
//   --widths 360,768,1280   widths of the viewport, in px
//   --themes light,dark
//   --languages tr,de,en
//   --only <text>           only addresses that contain this text
const { values: flags } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,768,1280' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'tr,de,en' },
    only: { type: 'string', default: '' },
  },
});
const target = '.cache/shots';
const cells = 12;

/** Opens a page and returns a full-page screenshot, after scrolling through the page to load lazy content. */
async function captureScreenshot(browser, url, width, theme) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: width < 768,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 80));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(400);
  const path = join(target, `${new URL(url).pathname.slice(1).replaceAll('/', '_')}-${width}-${theme}.png`);
  const picture = await page.screenshot({ path, fullPage: true });
  await context.close();
  return `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${url}</figcaption></figure>`;
}

/** Saves a contact sheet of figures. */
async function saveContactSheet(browser, figures, name) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.setContent(
    `<style>body{margin:0;padding:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start;background:#777;font:14px sans-serif}
    figure{margin:0;width:285px;background:#fff}img{width:100%;display:block}figcaption{padding:6px}</style>${figures.join('')}`,
  );
  const path = join(target, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  console.log(path);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const languages = flags.languages.split(',');
// Of products only one.
const paths = sitemapPaths().filter(
  (path) =>
    languages.includes(path.split('/')[1]) &&
    path.includes(flags.only) &&
    (!path.includes('/shop/single/') || path.endsWith('/1030')),
);
const { origin } = await startServer();
const browser = await launchBrowser();
for (const width of flags.widths.split(',').map(Number))
  for (const theme of flags.themes.split(','))
    for (let first = 0; first < paths.length; first += cells) {
      const figures = [];
      for (const path of paths.slice(first, first + cells))
        figures.push(await captureScreenshot(browser, origin + path, width, theme));
      await saveContactSheet(browser, figures, `sheet-${width}-${theme}-${first / cells + 1}`);
    }
await browser.close();
process.exit();
