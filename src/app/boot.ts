import { recordEarlyInput } from '@/lib/earlyInput';
import { trustedPolicy } from '@/lib/trustedTypes';
import { afterFirstPaint, whenIdle } from '@/lib/whenIdle';
import { loadSiteFont } from './siteFont';

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

// Hosts without our server show a page by the name of its file as well.
if (location.pathname.endsWith('/index.html')) history.replaceState(null, '', location.href.replace('/index.html', ''));

// Whoever has signed in sees no invitation to do so while the scripts are on their way.
if (document.cookie.includes('storm-session=')) root.setAttribute('data-session', '');

// The page was rendered without a query: what depends on one stays out of sight until it is read. The marks of
// campaigns change nothing.
const asks = [...new URLSearchParams(location.search).keys()].some((key) => !/^(utm_|gclid$|fbclid$)/.test(key));
if (asks) root.setAttribute('data-query', '');

const faces = document.querySelector<HTMLStyleElement>('#fonts');
if (faces) loadSiteFont(faces);

const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
recordEarlyInput();

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
addEventListener('load', () => afterFirstPaint(() => whenIdle(start)));
