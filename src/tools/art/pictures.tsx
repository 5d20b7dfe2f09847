import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cloudArc, cloudBolt } from '@/ui/art/Logo';
import { Mascot } from '@/ui/art/Mascot';
import { photograph } from './browser';
import { encodeIco, encodePng } from './png';

const folder = 'public/assets/images/';
const draw = (picture: ReactElement) => renderToStaticMarkup(picture);

const mask = async (name: string) =>
  `url(data:image/svg+xml;base64,${await readFile(`${folder}isobars/${name}.svg`, 'base64')})`;

/** The mark as a file: its cloud in one colour, on a ground if one is given, `pad` units of air around it. */
const mark = (cloud: string, { ground = '', pad = 0, bolt = '#09b850' } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-pad} ${-pad} ${32 + 2 * pad} ${32 + 2 * pad}">${ground}<path fill="none" stroke="${cloud}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="${cloudArc}"/><path fill="${bolt}" d="${cloudBolt}"/></svg>\n`;

/** Follows the browser's own theme: a tab strip knows nothing of the site's. */
const favicon = mark('var(--c)').replace(
  '>',
  '><style>svg{--c:#0d1b14}@media(prefers-color-scheme:dark){svg{--c:#f1f6f3}}</style>',
);

const square = (pad: number) =>
  `<path fill="#0d1b14" d="M${-pad} ${-pad}h${32 + 2 * pad}v${32 + 2 * pad}h-${32 + 2 * pad}z"/>`;

/** What a news card shows when its article has no picture (spec 7: assets/images/noimage.png). */
async function noImage(browser: Browser): Promise<Buffer> {
  const css = `body{position:relative;height:480px;background:#e6efe9;overflow:hidden}
    body::before{content:'';position:absolute;inset:0;background:#b9cdc0;mask:${await mask('soft')} 78% 0/1920px auto}
    svg{position:absolute;left:50%;top:50%;width:250px;transform:translate(-50%,-48%)}`;
  return encodePng(
    await photograph(browser, { body: draw(<Mascot mood="sleep" />), css, width: 800, height: 480 }),
    14,
  );
}

/** Draws every picture that is not a component: logo files, icons, avatar, news stand-in. Returns the files. */
export async function makePictures(browser: Browser): Promise<string[]> {
  const icon = async (svg: string, size: number, clear = false) =>
    encodePng(
      await photograph(browser, {
        body: svg,
        css: `svg{width:${size}px;height:${size}px}`,
        width: size,
        height: size,
        clear,
      }),
      clear ? 64 : 128,
    );
  const app = mark('#f1f6f3', { ground: square(7), pad: 7 });
  const maskable = mark('#f1f6f3', { ground: square(13), pad: 13 });
  const ico = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await icon(mark('#0d1b14'), size, true) })),
  );
  const files: Record<string, string | Buffer> = {
    'logo-light.svg': mark('#0d1b14'),
    'logo-dark.svg': mark('#f1f6f3'),
    'favicon.svg': favicon,
    '../../favicon.ico': encodeIco(ico),
    'apple-touch-icon.png': await icon(app, 180),
    'icon-192.png': await icon(app, 192),
    'icon-512.png': await icon(app, 512),
    'icon-maskable-512.png': await icon(maskable, 512),
    'publisher.svg': mark('#0d1b14', { ground: '<circle cx="16" cy="16" r="27" fill="#e3ede6"/>', pad: 11 }),
    'noimage.png': await noImage(browser),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(folder + name, content);
  return Object.keys(files).map((name) => folder + name);
}
