import type { Browser } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '@/ui/art/Logo';
import { Mascot } from '@/ui/art/Mascot';
import { screenshot, withPalette } from './browser';
import type { Card } from './cards';
import { inlined } from './draw';
import { companyName } from './words';

/** The picture of the home page, 1200 × 630: three lines, the company's fields on the green band, the mascot. */
export async function drawHome(browser: Browser, { language, title, part }: Card): Promise<Buffer> {
  const map = `url(${inlined('public/assets/images/isobars/hero.svg')}) -340px -30px`;
  const css = `body{position:relative;height:630px;background:var(--bg);color:var(--ink);overflow:hidden}
    body::before{content:'';position:absolute;inset:0;background:#2b4136;mask:${map}}
    .name{position:absolute;left:72px;top:58px;display:flex;gap:16px;align-items:center;font-size:31px;font-weight:750;letter-spacing:-.02em}
    .name svg{width:52px}
    h1{position:absolute;left:70px;top:158px;font-size:102px;font-weight:780;line-height:1.06;letter-spacing:-.035em;word-spacing:.06em}
    h1 b{font-weight:inherit;color:var(--link)}
    p{position:absolute;inset:auto 0 0;height:92px;padding-left:72px;display:flex;align-items:center;gap:40px;background:var(--brand);color:var(--on-brand);font-size:27px;font-weight:700;letter-spacing:-.01em}
    .mascot{position:absolute;left:728px;bottom:36px;width:470px}`;
  const body = renderToStaticMarkup(
    <>
      <div className="name">
        <LogoMark />
        {companyName(language)}
      </div>
      <h1>
        {title[0]}
        <br />
        {title[1]}
        <br />
        <b>{title[2]}</b>
      </h1>
      <p>
        {part.map((field) => (
          <span key={field}>{field}</span>
        ))}
      </p>
      <div className="mascot" data-bs-theme="light">
        <Mascot pose="sit" mood="smile" bolt />
      </div>
    </>,
  );
  return withPalette(await screenshot(browser, body, css), 64);
}
