import { recordEarlyInput } from '@/lib/earlyInput';
import { createTrustedTypePolicy } from '@/lib/trustedTypes';
import { afterFirstPaint, whenIdle } from '@/lib/whenIdle';
import { loadSiteFont } from './siteFont';

/**
 * The inline script, before the first paint: applies the stored theme, records early input, and loads the scripts after
 * the first paint.
 */
const root = document.documentElement;

let preference: string | null = null;
try {
  preference = localStorage.getItem('storm-theme');
} catch {
  // Storage is not available: the system's colour scheme applies.
}
const storedTheme = preference === 'dark' || preference === 'light' ? preference : null;
const theme = storedTheme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
root.setAttribute('data-bs-theme', theme);
if (storedTheme !== null) {
  document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
    meta.setAttribute('content', storedTheme === 'dark' ? '#0b1210' : '#ffffff');
  });
}

// Static hosts also serve `/index.html`, which no route matches.
if (location.pathname.endsWith('/index.html')) history.replaceState(null, '', location.href.replace('/index.html', ''));

// Hides the sign-in invitation until the session is restored.
if (document.cookie.includes('storm-session=')) root.setAttribute('data-restoring-session', '');

// Pages are prerendered without a query: `.query-dependent` elements are hidden until it is read. Campaign parameters
// don't count.
const hasPageQuery = [...new URLSearchParams(location.search).keys()].some(
  (key) => !/^(utm_|gclid$|fbclid$)/.test(key),
);
if (hasPageQuery) root.setAttribute('data-query', '');

const fontStyle = document.querySelector<HTMLStyleElement>('#fonts');
if (fontStyle) loadSiteFont(fontStyle);

const scriptUrls = document.currentScript?.dataset.scripts?.split(' ') ?? [];
recordEarlyInput();

// Created first, so that no other script can create a policy of this name.
const policy = createTrustedTypePolicy('storm-boot');
/** Loads a script; retries after 2 s, 4 s … up to 60 s. Recorded input waits for it. */
function fetchScript(source: string, pause = 2000) {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(source);
  script.async = false;
  script.onerror = () => setTimeout(() => fetchScript(source, Math.min(2 * pause, 60_000)), pause);
  document.head.append(script);
}
let isLoading = false;
function loadScripts() {
  if (isLoading) return;
  isLoading = true;
  for (const source of scriptUrls) fetchScript(source);
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, loadScripts, { once: true, passive: true, capture: true });
}
// A page that depends on its query loads its scripts at once.
addEventListener('DOMContentLoaded', () => {
  if (hasPageQuery && document.querySelector('.query-dependent')) loadScripts();
});
// Loads in an idle period after `load` and the first paint: earlier requests would compete with the page's own.
addEventListener('load', () => afterFirstPaint(() => whenIdle(loadScripts)));
