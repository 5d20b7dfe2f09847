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
const fonts = document.getElementById('fonts') as HTMLStyleElement | null;
/** Worn when all of it is here: every rule and every file that joins makes the browser lay out each line anew. */
const wearFonts = () => {
  const faces = [...(fonts?.sheet?.cssRules ?? [])].map((rule) => {
    const said = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(said('font-family').replace(/"/g, ''), said('src'), {
      weight: said('font-weight'),
      unicodeRange: said('unicode-range'),
      display: 'swap',
    });
  });
  const wear = () => faces.forEach((face) => document.fonts.add(face));
  Promise.all(faces.map((face) => face.load())).then(wear, wear);
};
if (fonts && 'serviceWorker' in navigator && navigator.serviceWorker.controller) fonts.media = 'all';
else afterFirstPaint(wearFonts);

// What lies below the first view is laid out band by band once the page stands; not where the visitor is led to a place
// further down, by a # or by the browser's own memory of where they were.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const fromTop = location.hash === '' && navigation?.type === 'navigate';
if (fromTop) root.setAttribute('data-asleep', '');
// The page was rendered without a query: what depends on one stays out of sight until it is read. The marks of
// campaigns change nothing.
const asks = [...new URLSearchParams(location.search).keys()].some((key) => !/^(utm_|gclid$|fbclid$)/.test(key));
if (asks) root.setAttribute('data-query', '');
function wakeBands() {
  const bands = [...document.querySelectorAll<HTMLElement>('[data-deferred=near] > :is(section, footer)')];
  const next = () => {
    const band = bands.shift();
    if (!band) {
      root.removeAttribute('data-asleep');
      return;
    }
    band.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  next();
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
      if (fromTop) wakeBands();
    }),
  ),
);
