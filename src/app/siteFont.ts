import { afterFirstPaint } from '@/lib/whenIdle';

const root = document.documentElement;

/** Texts of the first view, whose lines the visitor sees. */
const visibleTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, p)')].filter(
    (text) => text.getBoundingClientRect().top < innerHeight,
  );

/** Changes the font; a text that takes fewer lines in it keeps its room, until width or language change, so that nothing below moves. */
function keepRoom(change: () => void): void {
  const heights = visibleTexts().map((text) => [text, text.offsetHeight] as const);
  change();
  const shorter = heights.filter(([text, height]) => text.offsetHeight < height);
  for (const [text, height] of shorter) text.style.minBlockSize = `${height}px`;
  if (shorter.length === 0) return;
  const release = () => shorter.forEach(([text]) => (text.style.minBlockSize = ''));
  const width = innerWidth;
  // Phones report another height whenever their bars come and go.
  addEventListener('resize', () => innerWidth !== width && release());
  new MutationObserver(release).observe(root, { attributeFilter: ['lang'] });
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
