import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type FilmTheme, filmThemes, filmUrl } from '@/site/videos';
import { openBrowser } from './social/browser';

// Renders the films of the warm front from StreetScene, as `npm run dev` shows it on /demos/classic, and encodes them:
//   FFMPEG_PATH=/usr/bin/ffmpeg npx tsx src/tools/art/film.ts --origin http://localhost:3000
// The results are committed.

const { values: flags } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:3000' } } });

const view = { width: 1280, height: 720 };
const rate = 25;
const seconds = 8;

/**
 * Movement in units of the drawing. A film starts and ends with the still picture: the front leaves to the left, the
 * street stays warm, winter returns, and the front crosses the street from the right to where it was.
 */
const front = { perSecond: 315, left: -1060, right: 760 };
const winter = { from: 4, to: 5.2 };
const snow = { top: 390, height: 364 };

const encoders = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '45', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
} as const;

/** The street of the page with the page's styles, as a document that no hot reload replaces. */
async function findStreet(context: BrowserContext, theme: FilmTheme): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${flags.origin}/en/demos/classic`);
  await page.locator('main h1').waitFor();
  const street = await page
    .locator('main section svg')
    .first()
    .evaluate((svg) => svg.outerHTML);
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(''),
  );
  await page.close();
  return `<!doctype html><html data-bs-theme="${theme}"><style>${css}html { overflow: hidden; scrollbar-gutter: auto } body > svg { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh }</style><body>${street}`;
}

/** Doubles the flakes: behind the still picture's front there are none. */
async function addFlakes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flakes = document.querySelector('g[fill="var(--flake)"]');
    for (const flake of [...(flakes?.children ?? [])]) {
      const copy = flake.cloneNode() as SVGElement;
      copy.setAttribute('cx', String(Number(flake.getAttribute('cx')) + 980));
      flakes?.append(copy);
    }
    for (const flake of flakes?.children ?? []) (flake as SVGElement).dataset.y = flake.getAttribute('cy') ?? '';
  });
}

/** Moves the parts of the street to where they are at a second of the film. */
async function showSecond(page: Page, second: number): Promise<void> {
  const isLeaving = second < winter.to;
  /** Seconds since the still picture, or, negative, until it. */
  const since = isLeaving ? second : second - seconds;
  const x = Math.min(front.right, Math.max(front.left, -front.perSecond * since));
  const cover = isLeaving ? Math.max(0, (second - winter.from) / (winter.to - winter.from)) : 0;
  const transforms = {
    '[class*="sweep"]': `translateX(${x}px)`,
    '[class*="sun"]': `translate(${-24 * since}px, ${-6 * since}px)`,
    '[class*="clouds"]': `translateX(${-14 * since}px)`,
    'path[fill="#a9bcc0"]': `rotate(${360 * second}deg)`,
  };
  await page.evaluate(
    ({ transforms, cover, turn, snow }) => {
      for (const [selector, transform] of Object.entries(transforms))
        for (const part of document.querySelectorAll<SVGElement>(`svg ${selector}`)) part.style.transform = transform;
      for (const fan of document.querySelectorAll<SVGElement>('path[fill="#a9bcc0"]'))
        fan.style.transformOrigin = '23px -26px';
      [...document.querySelectorAll<SVGElement>('g[fill="var(--flake)"] > circle')].forEach((flake, index) => {
        const y = (Number(flake.dataset.y) - snow.top + turn * (1 + (index % 2)) * snow.height) % snow.height;
        flake.setAttribute('cy', String(snow.top + y));
        flake.style.opacity = String(Math.min(1, y / 24));
      });
      // Winter fades in over the whole street, not along the front.
      const cold = document.querySelector<SVGElement>('svg > g[clip-path]');
      if (!cold) throw new Error('The street has no cold side');
      cold.style.clipPath = cover > 0 ? 'none' : '';
      cold.style.opacity = cover > 0 ? String(cover) : '';
    },
    { transforms, cover, turn: second / seconds, snow },
  );
}

async function shootFrames(browser: Browser, theme: FilmTheme, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: view,
    colorScheme: theme,
    // Holds the street's own animations.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const street = await findStreet(context, theme);
  const page = await context.newPage();
  await page.setContent(street);
  await addFlakes(page);
  for (let frame = 0; frame < rate * seconds; frame += 1) {
    await showSecond(page, frame / rate);
    await page.screenshot({ path: join(folder, `${String(frame).padStart(3, '0')}.png`) });
  }
  await context.close();
}

async function main(): Promise<void> {
  const browser = await openBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    for (const theme of filmThemes) {
      await shootFrames(browser, theme, folder);
      for (const [format, options] of Object.entries(encoders)) {
        const file = `public${filmUrl(theme, format as keyof typeof encoders)}`;
        const input = ['-y', '-framerate', String(rate), '-i', join(folder, '%03d.png')];
        const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
        const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
        await promisify(execFile)(process.env.FFMPEG_PATH ?? 'ffmpeg', [
          ...input,
          ...colours,
          ...tags,
          ...options,
          file,
        ]);
        process.stdout.write(`${String((await stat(file)).size).padStart(7)}  ${file}\n`);
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

void main();
