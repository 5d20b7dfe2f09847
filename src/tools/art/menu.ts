import '../settingsGlobal';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { urlOf } from '@/site/addresses';
import { type LanguageCode, languageCodes } from '@/site/languages';
import type { PageKey } from '@/site/menu';
import { menuPictureUrl, pictureThemes, picturedPages } from '@/site/menuPicture';
import { openBrowser } from './social/browser';

// Draws the small pictures of the menus from the first screens of a running site: `npm run art:menu`.
//   --origin http://localhost:3000   the site; without it, the last build is served
//   --only <text>                    only pages whose key contains this text
// The results are committed; __tests__/data/menuPictures.test.ts looks for missing, large and left-over ones.

const { values: flags } = parseArgs({
  options: { origin: { type: 'string' }, only: { type: 'string', default: '' } },
});

/** Size of the pictures, and of the part of the page that they show: as wide as a small laptop's window. */
const size = { width: 320, height: 200 };
const view = { width: 1120, height: 700 };

/** The site's header in px: hidden, and mostly cut off. That of a demo is higher: see `topOf`. */
const header = { height: 76, shown: 8, highest: 112 };

/** Bytes of a picture at most: an open menu loads fourteen. */
const maxBytes = 6000;
const qualities = [62, 56, 50, 45, 40, 35, 30, 25];

/** Not in the pictures: the site's header, the scroll bar, and what the development server lays over a page. */
const hidden =
  'html { scrollbar-width: none } header:not(main *), #webpack-dev-server-client-overlay { visibility: hidden !important }';

interface Picture {
  key: PageKey;
  language: LanguageCode;
  theme: (typeof pictureThemes)[number];
}

/** The origin of `--origin` or of the last build, which is served until the process ends. */
async function findOrigin(): Promise<string> {
  if (flags.origin) return flags.origin;
  const { startServer } = await import('../builtSite.mjs');
  return (await startServer()).origin;
}

/** Where a picture starts: below the header, or close to its end where the page begins under it. */
async function topOf(page: Page): Promise<number> {
  const main = await page.locator('main').evaluate((element) => element.getBoundingClientRect().top);
  return Math.min(Math.max(main, header.height - header.shown), header.highest);
}

async function capture(browser: Browser, origin: string, { key, language, theme }: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height + header.highest },
    colorScheme: theme,
    // Pictures show what animations end with.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style below.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(origin + urlOf(key, language));
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: hidden });
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  await page.waitForTimeout(300);
  const png = await page.screenshot({ clip: { x: 0, y: await topOf(page), ...view } });
  await context.close();
  return png;
}

/** The picture in the best quality within the limit. */
async function compress(png: Buffer): Promise<Buffer> {
  const small = sharp(png).resize(size.width, size.height, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5 });
  let avif = Buffer.alloc(0);
  for (const quality of qualities) {
    avif = await small.clone().avif({ quality, effort: 6 }).toBuffer();
    if (avif.length <= maxBytes) break;
  }
  return avif;
}

async function main(): Promise<void> {
  const origin = await findOrigin();
  const browser = await openBrowser();
  try {
    if (!flags.only) await rm('public/assets/images/menu', { recursive: true, force: true });
    for (const key of picturedPages.filter((each) => each.includes(flags.only)))
      for (const language of languageCodes)
        for (const theme of pictureThemes) {
          const file = `public${menuPictureUrl(key, language, theme)}`;
          const avif = await compress(await capture(browser, origin, { key, language, theme }));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, avif);
          process.stdout.write(`${String(avif.length).padStart(6)}  ${file}\n`);
        }
  } finally {
    await browser.close();
  }
  // The served build holds the process.
  process.exit();
}

void main();
