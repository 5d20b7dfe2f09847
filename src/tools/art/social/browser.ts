import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { compile } from 'sass';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../../chromium.mjs';

/** Opens a Chromium: CHROME_PATH, an installed one, or the packaged one. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
}

/** The site's font and tokens for a page of our own, which is loaded from no address. */
function fontAndTokenStyles(): string {
  const files = ['storm-latin', 'storm-latin-ext'].map((name) =>
    readFileSync(`src/styles/fonts/${name}.woff2`, 'base64'),
  );
  const ranges = [...readFileSync('src/styles/fonts.scss', 'utf8').matchAll(/unicode-range: ([^;]+);/g)];
  const faces = files.map(
    (file, i) =>
      `@font-face{font-family:'Plus Jakarta Sans';font-weight:400 800;src:url(data:font/woff2;base64,${file});unicode-range:${ranges[i]?.[1]}}`,
  );
  return `${faces.join('')}${compile('src/styles/tokens.scss').css}*{box-sizing:border-box;margin:0}body{font-family:var(--font)}svg{display:block}`;
}

/** A screenshot of a body with the site's dark theme, 1200 × 630. */
export async function screenshot(browser: Browser, body: string, css: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<!doctype html><html data-bs-theme="dark"><style>${fontAndTokenStyles()}${css}</style><body>${body}</body></html>`,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** A PNG with a palette of at most `colours` colours, without dithering, which flat colours don't need. */
export const withPalette = (png: Buffer, colours: number): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
