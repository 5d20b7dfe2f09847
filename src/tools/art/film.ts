import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type FilmTheme, filmThemes, filmUrl } from '@/site/videos';
import { openBrowser } from './social/browser';

// Renders the films of the warm front from FilmScene, as `npm run dev` shows it on /demos/classic, and encodes them:
//   FFMPEG_PATH=/usr/bin/ffmpeg npx tsx src/tools/art/film.ts --origin http://localhost:3000
// The results are committed.

const { values: flags } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:3000' } } });

const view = { width: 1280, height: 720 };
const rate = 25;
const seconds = 8;

/**
 * Movement in units of the drawing. A film starts and ends with the still picture: the front leaves to the left, the
 * house stays warm, winter returns, and the front comes from the right to where it was.
 */
const front = { perSecond: 315, left: -1060, right: 760 };
const winter = { from: 4, to: 5.2 };
/** The front's way to the still picture during which the living room is lit. */
const lighting = { from: 200, to: 60 };
const sky = { width: 900, height: 764 };

const encoders = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '45', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
} as const;

/** The film's first picture with the page's styles, as a document that no hot reload replaces. */
async function findScene(context: BrowserContext, theme: FilmTheme): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${flags.origin}/en/demos/classic`);
  const scene = await page
    .locator('#film svg:has([data-film])')
    .first()
    .evaluate((svg) => svg.outerHTML);
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(''),
  );
  await page.close();
  return `<!doctype html><html data-bs-theme="${theme}"><style>${css}html { overflow: hidden; scrollbar-gutter: auto } body > svg { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh } [data-film=fan] { transform-origin: 258px 577px } [data-film=tail] { transform-origin: 776px 572px }</style><body>${scene}`;
}

/** Doubles the flakes: behind the still picture's front there are none. */
async function addFlakes(page: Page): Promise<void> {
  await page.evaluate((width) => {
    const flakes = document.querySelector('[data-film="flakes"]');
    for (const flake of [...(flakes?.children ?? [])]) {
      const copy = flake.cloneNode() as SVGElement;
      copy.setAttribute('cx', String(Number(flake.getAttribute('cx')) + width));
      flakes?.append(copy);
    }
    for (const flake of flakes?.children ?? []) (flake as SVGElement).dataset.y = flake.getAttribute('cy') ?? '';
  }, sky.width);
}

/** Between 0 and 1: how far a value is on its way. */
const progress = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Moves the parts of the scene to where they are at a second of the film. */
async function showSecond(page: Page, second: number): Promise<void> {
  const isLeaving = second < winter.to;
  /** Seconds since the still picture, or, negative, until it. */
  const since = isLeaving ? second : second - seconds;
  const x = Math.min(front.right, Math.max(front.left, -front.perSecond * since));
  const cover = isLeaving ? progress(second, winter) : 0;
  // Winter fades in everywhere, not along the front: behind the warm house first, so that no sky shines through it.
  const clipPath = cover > 0 ? 'none' : '';
  const fading = { clipPath, opacity: cover > 0 ? String(cover) : '' };
  const changes = {
    front: { transform: `translateX(${x}px)` },
    sun: { transform: `translate(${-24 * since}px, ${-6 * since}px)` },
    clouds: { transform: `translateX(${-14 * since}px)` },
    fan: { transform: `rotate(${360 * second}deg)` },
    tail: { transform: `rotate(${8 * Math.sin((4 * Math.PI * second) / seconds)}deg)` },
    lit: { opacity: String(isLeaving ? 1 - cover : progress(x, lighting)) },
    warm: { opacity: String(1.5 * (1 - Math.max(cover, 1 / 3))) },
    cold: { clipPath, opacity: cover > 0 ? String(Math.min(1, 3 * cover)) : '' },
    sky: fading,
    flakes: fading,
  };
  await page.evaluate(
    ({ changes, turn, height }) => {
      for (const [name, style] of Object.entries(changes))
        for (const part of document.querySelectorAll<SVGElement>(`[data-film="${name}"]`))
          Object.assign(part.style, style);
      [...document.querySelectorAll<SVGElement>('[data-film="flakes"] > circle')].forEach((flake, index) => {
        const y = (Number(flake.dataset.y) + turn * (1 + (index % 2)) * height) % height;
        flake.setAttribute('cy', String(y));
      });
    },
    { changes, turn: second / seconds, height: sky.height },
  );
}

async function shootFrames(browser: Browser, theme: FilmTheme, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: view,
    colorScheme: theme,
    // Holds the page's own animations.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const scene = await findScene(context, theme);
  const page = await context.newPage();
  await page.setContent(scene);
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
