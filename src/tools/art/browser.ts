import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { compile } from 'sass';
import { chromiumArgs, findChromium } from '../chromium.mjs';

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

/** A picture of a body, `width` × `height` pixels, light or dark; `clear` leaves its ground transparent. Returns RGBA rows. */
export async function photograph(
  browser: Browser,
  { body, css = '', width, height, theme = 'light', clear = false }: Shot,
): Promise<Pixels> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<!doctype html><html data-bs-theme="${theme}"><style>${fontAndTokenStyles()}${css}</style><body>${body}</body></html>`,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const png = (await page.screenshot({ omitBackground: clear })).toString('base64');
  const rgba = await page.evaluate(
    async ({ png, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas in this browser');
      pen.drawImage(image, 0, 0);
      const bytes = pen.getImageData(0, 0, width, height).data;
      let text = '';
      for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
      return btoa(text);
    },
    { png, width, height },
  );
  await page.close();
  return { width, height, rgba: Buffer.from(rgba, 'base64') };
}

interface Shot {
  body: string;
  css?: string;
  width: number;
  height: number;
  theme?: 'light' | 'dark';
  clear?: boolean;
}

export interface Pixels {
  width: number;
  height: number;
  rgba: Buffer;
}
