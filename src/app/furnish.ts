import { followedLink } from '@/lib/followedLink';
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
let fontArrived = false;
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

/** Texts that keep room for more lines than they have. */
const roomy = new Set<HTMLElement>();

/** What fits in fewer lines in the font keeps its room, so that nothing below it moves, while width and language last. */
function dressInPlace(part: HTMLElement, dress: () => void) {
  const texts = [...part.querySelectorAll<HTMLElement>('h1, p')].filter((text) => !sleeps(text));
  const heights = texts.map((text) => [text, text.offsetHeight] as const);
  dress();
  const shorter = heights.filter(([text, height]) => text.offsetHeight < height);
  for (const [text, height] of shorter) {
    text.style.minBlockSize = `${height}px`;
    roomy.add(text);
  }
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
      // Once everything is laid out, nothing goes back.
      if (root.hasAttribute('data-asleep')) part.style.contentVisibility = state;
    };
    // Not at once: a hidden one that becomes visible counts as a shift of the layout in Chromium, wherever it is.
    return [wake('auto'), wake('visible')];
  }
  return isNew ? [() => dressInPlace(part, dress)] : [];
}

/**
 * Lays out what lies above the window as it will be when the page is shown again, without estimated or spare room: the
 * scroll position that is remembered now has to be right then. What is in the window stays where it is.
 */
function settleAbove() {
  const isAsleep = root.hasAttribute('data-asleep');
  for (const text of roomy) if (!text.isConnected) roomy.delete(text);
  // In this order: asking for the position makes the browser lay the page out.
  if ((!isAsleep && roomy.size === 0) || scrollY === 0) return;
  const middle = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
  const shown = middle.map((element) => element.closest('main section, footer')).find((section) => section !== null);
  const edge = () => shown?.getBoundingClientRect().bottom ?? 0;
  const before = edge();
  const above = [...roomy].filter((text) => text.getBoundingClientRect().bottom <= 0);
  for (const text of above) {
    text.style.minBlockSize = '';
    roomy.delete(text);
  }
  // Everything else wears the font, too, if that is here.
  if (fontArrived) root.removeAttribute('data-plain');
  if (isAsleep)
    for (const part of document.querySelectorAll<HTMLElement>(bands)) part.style.contentVisibility = 'visible';
  root.removeAttribute('data-asleep');
  const moved = edge() - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
addEventListener('click', (event) => followedLink(event) && settleAbove(), { capture: true });
addEventListener('popstate', settleAbove, { capture: true });

/** Once the font is here: part by part, each in a frame of its own, when neither browser nor visitor is busy. */
export async function furnish(): Promise<void> {
  await fontHere;
  fontArrived = true;
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
