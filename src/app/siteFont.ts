import { afterFirstPaint } from '@/lib/whenIdle';

/** Texts of the first view; who is further down by now keeps their place by the browser's scroll anchoring. */
const firstTexts = () =>
  scrollY > 0
    ? []
    : [...document.querySelectorAll<HTMLElement>('main :is(h1, p)')].filter(
        (text) => text.getBoundingClientRect().top < innerHeight,
      );

/**
 * Changes the font. A text that takes fewer lines in it keeps its room, so that nothing below moves, until width or
 * language change, or it is out of sight: Back has to find the page as tall as it was.
 */
function keepRoom(change: () => void): void {
  const heights = firstTexts().map((text) => [text, text.offsetHeight] as const);
  change();
  const shorter = heights.filter(([text, height]) => text.offsetHeight < height);
  if (shorter.length === 0) return;
  const releaseAll = () => shorter.forEach(([text]) => (text.style.minBlockSize = ''));
  for (const [text, height] of shorter) text.style.minBlockSize = `${height}px`;
  // A view further down, none of them is seen any more.
  addEventListener('scroll', () => scrollY > innerHeight && releaseAll(), { passive: true });
  const width = innerWidth;
  // Phones report another height whenever their bars come and go.
  addEventListener('resize', () => innerWidth !== width && releaseAll());
  new MutationObserver(releaseAll).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/**
 * Part of the inline script: uses the site font, whose faces the document brings in a style that is switched off. Fetched
 * before the first paint, the files would take the bandwidth of what the visitor came to see (FCP and LCP on a slow phone
 * 1030 instead of 710 ms).
 * @param style the faces
 */
export function loadSiteFont(style: HTMLStyleElement): void {
  // Who was here before has the files at hand.
  if ((navigator as Partial<Navigator>).serviceWorker?.controller) {
    style.media = 'all';
    return;
  }
  afterFirstPaint(() => {
    const faces = [...(style.sheet?.cssRules ?? [])].map((rule) => {
      const face = (rule as CSSFontFaceRule).style;
      const value = (name: string) => face.getPropertyValue(name);
      // The constructor takes the name without its quotes.
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range'),
      });
    });
    // Both files at once: each by itself would make the browser lay out every line anew.
    Promise.all(faces.map((face) => face.load())).then(
      () => keepRoom(() => faces.forEach((face) => document.fonts.add(face))),
      // The stand-in serves as well.
      () => undefined,
    );
  });
}
