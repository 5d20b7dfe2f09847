import { afterFirstPaint } from '@/lib/whenIdle';

/**
 * Headings and paragraphs above the fold; none when the page is scrolled, since scroll anchoring then prevents shifts.
 */
const textsAboveFold = () =>
  scrollY > 0
    ? []
    : [...document.querySelectorAll<HTMLElement>('main :is(h1, p)')].filter(
        (text) => text.getBoundingClientRect().top < innerHeight,
      );

/** Narrows a text until it has as many lines as before; the height that is still missing stays empty. */
function keepHeight(text: HTMLElement, height: number): void {
  const width = text.offsetWidth;
  for (let share = 0.95; share > 0.6 && text.offsetHeight < height; share -= 0.05)
    text.style.maxInlineSize = `${width * share}px`;
  text.style.minBlockSize = `${height}px`;
}

/**
 * Applies the font without a layout shift: texts that become shorter keep their height until the width or language
 * changes or they are scrolled out of view.
 */
function preserveTextHeights(change: () => void): void {
  const heights = textsAboveFold().map((text) => [text, text.offsetHeight] as const);
  change();
  const shorter = heights.filter(([text, height]) => text.offsetHeight < height);
  if (shorter.length === 0) return;
  const releaseAll = () => shorter.forEach(([{ style }]) => (style.minBlockSize = style.maxInlineSize = ''));
  for (const [text, height] of shorter) keepHeight(text, height);
  // After one viewport they are out of view.
  addEventListener('scroll', () => scrollY > innerHeight && releaseAll(), { passive: true });
  const width = innerWidth;
  // Only width: mobile browsers resize the height with their toolbars.
  addEventListener('resize', () => innerWidth !== width && releaseAll());
  new MutationObserver(releaseAll).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/**
 * Part of the inline script: loads the site font after the first paint, from the @font-face rules of a disabled style
 * element. Earlier requests would compete with the page (FCP and LCP on a slow phone 1030 instead of 710 ms).
 * @param style the style element with the @font-face rules
 */
export function loadSiteFont(style: HTMLStyleElement): void {
  // With a service worker the files are cached.
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
    style.media = 'all';
    return;
  }
  afterFirstPaint(() => {
    const faces = [...(style.sheet?.cssRules ?? [])].map((rule) => {
      const face = (rule as CSSFontFaceRule).style;
      const value = (name: string) => face.getPropertyValue(name);
      // The `FontFace` constructor takes the family without quotes.
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range'),
      });
    });
    // Adds both files together: one layout instead of two.
    Promise.all(faces.map((face) => face.load())).then(
      () => preserveTextHeights(() => faces.forEach((face) => document.fonts.add(face))),
      // On failure the fallback font stays.
      () => undefined,
    );
  });
}
