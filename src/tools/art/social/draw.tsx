import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageKey } from '@/site/menu';
import { LogoMark } from '@/ui/art/Logo';
import { Mascot, type MascotProps } from '@/ui/art/Mascot';
import { screenshot, withPalette } from './browser';
import type { Card } from './cards';
import { companyName } from './words';

/** Bytes of a picture at most: about 300 are committed. */
const maxBytes = 25_000;
/** Colours to try, until a picture is small enough. */
const palettes = [64, 48, 40, 32, 24, 20, 16];

/** Pixels of the title's box: its height, and its width beside the mascot and beside a drawing. */
const box = { height: 370, beside: { mascot: 640, drawing: 540 } };
const sizes = [102, 92, 84, 76, 68, 62, 56, 50, 46, 42];

/** The width of a word in em, as the bold face has it. */
const widthOf = (word: string) =>
  Array.from(word).reduce((sum, letter) => {
    if (/[mwMW]/.test(letter)) return sum + 0.88;
    if (/[fijlrtIı.,]/.test(letter)) return sum + 0.36;
    return sum + (/\p{Lu}/u.test(letter) ? 0.68 : 0.57);
  }, 0);

/** The largest size of type at which the title fits: letters are some 0.55 em wide, and lines never quite full. */
function sizeOf(title: readonly string[], width: number): number {
  const fits = (size: number) => {
    const letters = width / (size * 0.55);
    const lines = title.reduce((sum, half) => sum + linesOf(half.split(' '), letters), 0);
    const longest = Math.max(...title.flatMap((half) => half.split(/[ -]/)).map(widthOf));
    return longest * size <= width && lines * size * 1.08 <= box.height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

/** Number of lines at a maximum of `letters` per line. */
function linesOf(text: readonly string[], letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text) {
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += (used > 0 ? 1 : 0) + length;
  }
  return lines;
}

/** A drawing as an address for style sheets and images. */
export const inlined = (file: string) => `data:image/svg+xml;base64,${readFileSync(file, 'base64')}`;

/** The mascot's mood by page; smiling by default. */
const moods: Partial<Record<PageKey, MascotProps>> = {
  'error-404': { mood: 'oh' },
  'coming-soon': { mood: 'sleep' },
  'pages-logout': { mood: 'sleep' },
  'account/delete-profile': { mood: 'oh' },
  'shop/empty-cart': { mood: 'oh' },
  'help/center': { mood: 'open' },
  faq: { mood: 'open' },
  contact: { mood: 'open', bolt: true },
};

/** The picture of a page, 1200 × 630: its title large, its part of the site on the green band, a drawing or the mascot. */
export async function drawCard(browser: Browser, { key, language, title, part, subject }: Card): Promise<Buffer> {
  const map = `url(${inlined('public/assets/images/isobars/hero.svg')}) -560px -50px/2500px auto`;
  // Thin lines dominate the file size: masked behind the text when the mascot is shown.
  const mask = subject ? map : `${map},linear-gradient(90deg,#0000 560px,#000 760px)`;
  const width = box.beside[subject ? 'drawing' : 'mascot'];
  const css = `body{position:relative;height:630px;background:var(--bg);color:var(--ink);overflow:hidden}
    body::before{content:'';position:absolute;inset:0;background:#2b4136;mask:${mask};mask-composite:intersect}
    .name{position:absolute;left:72px;top:58px;display:flex;gap:16px;align-items:center;font-size:31px;font-weight:750;letter-spacing:-.02em}
    .name svg{width:52px}
    h1{position:absolute;left:70px;top:142px;width:${width}px;height:${box.height}px;display:grid;align-content:center;font-size:${sizeOf(title, width)}px;font-weight:780;line-height:1.08;letter-spacing:-.03em;word-spacing:.06em;text-wrap:balance}
    h1 b{font-weight:inherit;color:var(--link)}
    p{position:absolute;inset:auto 0 0;height:92px;padding-left:72px;display:flex;align-items:center;gap:40px;background:var(--brand);color:var(--on-brand);font-size:27px;font-weight:700;letter-spacing:-.01em}
    .mascot{position:absolute;left:728px;bottom:36px;width:470px}
    img{position:absolute;left:650px;top:0;width:550px;height:538px;object-fit:cover}
    .product{padding:36px;background:#e6efe9;object-fit:contain}`;
  const body = renderToStaticMarkup(
    <>
      <div className="name">
        <LogoMark />
        {companyName(language)}
      </div>
      <h1>
        <span>{title[0]}</span>
        {title[1] && <b>{title[1]}</b>}
      </h1>
      <p>
        {part.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {subject ? (
        <img className={subject.kind} src={inlined(`public${subject.url}`)} alt="" />
      ) : (
        <div className="mascot" data-bs-theme="light">
          <Mascot pose="sit" {...(moods[key] ?? { mood: 'smile', bolt: true })} />
        </div>
      )}
    </>,
  );
  const picture = await screenshot(browser, body, css);
  let png: Buffer = picture;
  for (const colours of palettes) if (png.length > maxBytes) png = await withPalette(picture, colours);
  return png;
}
