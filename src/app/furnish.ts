import { afterFirstPaint, whenIdle } from '@/lib/whenIdle';

/**
 * Part of the inline script: what comes once the first view has been painted in a stand-in of the font, with what lies
 * below it asleep. Everything at once would be the longest task of the page.
 */
const root = document.documentElement;

// Who was here before has the font at hand: no stand-in for them. For others it comes after the first paint: fetched
// earlier, it would take the bandwidth and the time of what the visitor came to see.
const isNew = !(navigator as Partial<Navigator>).serviceWorker?.controller;
if (isNew) root.setAttribute('data-plain', '');
/** Both files, which the letters stand for: each by itself would make the browser lay out every line anew. */
const fontHere = new Promise<unknown>((resolve) => {
  if (!isNew) return resolve(null);
  afterFirstPaint(() => {
    document.fonts.load('1em "Plus Jakarta Sans"', 'aş').then(resolve, resolve);
    setTimeout(resolve, 3000);
  });
});

// What lies below the first view is laid out band by band once the page stands; not where the visitor is led to a place
// further down, by a # or by the browser's own memory of where they were.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const fromTop = !location.hash && navigation?.type === 'navigate';
if (fromTop) root.setAttribute('data-asleep', 'deeply');
const bands = ':is([data-deferred=near], [data-deferred=below]) > :is(section, footer)';
/** It lies in a band that sleeps until its turn comes. */
const sleeps = (part: Element) => fromTop && part.closest(bands) !== null;

let acted = -Infinity;
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll']) {
  const hear = () => {
    acted = performance.now();
    // Who goes further down or searches the page gets what the browser then lays out by itself.
    if (root.dataset.asleep) root.setAttribute('data-asleep', '');
  };
  addEventListener(sign, hear, { passive: true, capture: true });
}

/** What fits in fewer lines in the font keeps its room, so that nothing below it moves, while width and language last. */
function dressInPlace(part: HTMLElement, dress: () => void) {
  const texts = [...part.querySelectorAll<HTMLElement>('h1, p')].filter((text) => !sleeps(text));
  const heights = texts.map((text) => [text, text.offsetHeight] as const);
  dress();
  const shorter = heights.filter(([text, height]) => text.offsetHeight < height);
  for (const [text, height] of shorter) text.style.minBlockSize = `${height}px`;
  if (shorter.length === 0) return;
  const free = () => shorter.forEach(([text]) => (text.style.minBlockSize = ''));
  const width = innerWidth;
  // Phones tell of another height whenever their bars come and go.
  addEventListener('resize', () => innerWidth !== width && free());
  new MutationObserver(free).observe(root, { attributeFilter: ['lang'] });
}

const dressPicture = (picture: Element) =>
  picture.querySelectorAll('text').forEach((line) => (line.style.fontFamily = 'inherit'));

/** The steps in which a part of the page wears the font and wakes. */
function stepsOf(part: HTMLElement): (() => void)[] {
  const dress = () => {
    if (isNew) part.style.fontFamily = 'var(--font)';
  };
  if (sleeps(part)) {
    if (!part.matches(bands)) return [];
    const wake = (state: string) => () => {
      if (state === 'auto') dressPicture(part);
      dress();
      part.style.contentVisibility = state;
    };
    // Not at once: a hidden one that becomes visible counts as a shift of the layout in Chromium, wherever it is.
    return [wake('auto'), wake('visible')];
  }
  return isNew ? [() => dressInPlace(part, dress)] : [];
}

/** Once the font is here: part by part, each in a frame of its own, when neither browser nor visitor is busy. */
export async function furnish(): Promise<void> {
  await fontHere;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const steps = [
    // The rest of the page last, when all that is large wears it.
    ...[...all('header, main section, footer'), ...all('main')].flatMap(stepsOf),
    // Pictures by themselves: a line in one takes twice as long as in a text.
    ...all('main svg:has(text)')
      .filter((picture) => isNew && !sleeps(picture))
      .map((picture) => () => dressPicture(picture)),
    () => root.removeAttribute('data-plain'),
    () => root.removeAttribute('data-asleep'),
  ];
  const next = () => {
    const rest = acted + 1000 - performance.now();
    if (rest > 0) {
      setTimeout(next, rest);
      return;
    }
    steps.shift()?.();
    if (steps.length > 0) requestAnimationFrame(() => whenIdle(next));
  };
  next();
}
