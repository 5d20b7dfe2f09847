import { type Early, hearEarly } from '@/lib/early';
import { trustedPolicy } from '@/lib/trustedTypes';

/**
 * Runs inside the prerendered page before anything is painted: the theme without a flash, and the scripts only after
 * the picture. Until they are here, it keeps what the visitor does with controls that need them.
 */
const root = document.documentElement;

let preference: string | null = null;
try {
  preference = localStorage.getItem('storm-theme');
} catch {
  // Storage may be forbidden; the system's scheme serves.
}
const chosen = preference === 'dark' || preference === 'light' ? preference : null;
const theme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
root.setAttribute('data-bs-theme', theme);
if (chosen !== null) {
  document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
    meta.setAttribute('content', chosen === 'dark' ? '#0b1210' : '#ffffff');
  });
}

// Whoever has signed in sees no invitation to do so while the scripts are on their way.
if (document.cookie.includes('storm-session=')) root.setAttribute('data-session', '');

/** Milliseconds after which a task is done even if the browser was never idle. */
const patience = 1000;
const whenIdle = (task: () => void) => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task, 50);
};
const afterTwoFrames = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));
/** On a busy machine two frames may pass before there is anything to see. */
const afterFirstPaint = (task: () => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return afterTwoFrames(() => setTimeout(task));
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    task();
  }).observe({ type: 'paint', buffered: true });
};

// The font comes after the first paint, which its stand-in serves: fetched earlier, it would take the bandwidth and the
// time of what the visitor came to see. Who was here before has it at hand: no stand-in for them.
const isNew = !('serviceWorker' in navigator && navigator.serviceWorker.controller);
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
const fromTop = location.hash === '' && navigation?.type === 'navigate';
if (fromTop) root.setAttribute('data-asleep', 'deeply');
// The page was rendered without a query: what depends on one stays out of sight until it is read. The marks of
// campaigns change nothing.
const asks = [...new URLSearchParams(location.search).keys()].some((key) => !/^(utm_|gclid$|fbclid$)/.test(key));
if (asks) root.setAttribute('data-query', '');
const bands = ':is([data-deferred=near], [data-deferred=below]) > :is(section, footer)';
/** What fits in fewer lines in the font keeps its room, so that nothing below it moves, while width and language last. */
function pin(part: HTMLElement) {
  const texts = [...part.querySelectorAll<HTMLElement>('h1, p')];
  const heights = texts.map((text) => text.offsetHeight);
  const sizeThem = (sizeOf: (index: number) => string) =>
    texts.forEach((text, index) => (text.style.minBlockSize = sizeOf(index)));
  sizeThem((index) => `${heights[index]}px`);
  const free = () => sizeThem(() => '');
  const width = innerWidth;
  // Phones tell of another height whenever their bars come and go.
  addEventListener('resize', () => innerWidth !== width && free());
  new MutationObserver(free).observe(root, { attributeFilter: ['lang'] });
}
/** The steps in which a part of the page wears the font and wakes. */
function stepsOf(part: HTMLElement | SVGElement): (() => void)[] {
  if (part instanceof SVGElement)
    return [() => part.querySelectorAll('text').forEach((line) => (line.style.fontFamily = 'inherit'))];
  const dress = () => (part.style.fontFamily = isNew ? 'var(--font)' : '');
  if (!isNew || !fromTop || !part.matches(bands)) return [isNew ? () => (pin(part), dress()) : dress];
  // Not at once: a hidden one that becomes visible counts as a shift of the layout in Chromium, wherever it is.
  return ['auto', 'visible'].map((state) => () => {
    dress();
    part.style.contentVisibility = state;
  });
}
/**
 * Part by part, each in a frame of its own and when the browser has nothing better to do: all at once would be its
 * longest task. Pictures by themselves, where a line takes twice as long as in a text.
 */
function furnish() {
  const steps = [
    ...[...document.querySelectorAll<HTMLElement>('header, main section, footer, main svg:has(text)')].flatMap(stepsOf),
    () => root.removeAttribute('data-plain'),
    () => root.removeAttribute('data-asleep'),
  ];
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) requestAnimationFrame(() => whenIdle(next));
  };
  next();
}
// Who goes further down or searches the page before that gets what the browser then lays out by itself.
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll']) {
  const lighten = () => root.dataset.asleep && root.setAttribute('data-asleep', '');
  addEventListener(sign, lighten, { once: true, passive: true, capture: true });
}

const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const waiting: Early = { acts: [], submitted: null };
(window as unknown as { stormWaiting: Early }).stormWaiting = waiting;
hearEarly(waiting, () => 'stormWaiting' in window);

// Made at once: no other script can then make one of this name.
const policy = trustedPolicy('storm-boot');
/** Over a line that breaks a script is asked for again: what the visitor has done meanwhile waits for it. */
function fetchScript(source: string, pause = 2000) {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(source);
  script.async = false;
  script.onerror = () => setTimeout(() => fetchScript(source, Math.min(2 * pause, 60_000)), pause);
  document.head.append(script);
}
let started = false;
function start() {
  if (started) return;
  started = true;
  for (const source of sources) fetchScript(source);
}

for (const sign of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(sign, start, { once: true, passive: true, capture: true });
}
// Nobody waits for an idle moment to see what they have asked for.
addEventListener('DOMContentLoaded', () => {
  if (asks && document.querySelector('.by-query')) start();
});
// An idle moment after load and the first paint: fetching earlier would compete with what the visitor came to see.
addEventListener('load', () =>
  afterFirstPaint(() =>
    whenIdle(() => {
      start();
      void fontHere.then(furnish);
    }),
  ),
);
