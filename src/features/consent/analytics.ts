import { trustedPolicy } from '@/lib/trustedTypes';

const tag = () => document.querySelector('script[data-analytics]');

/**
 * Whoever withdraws is measured no longer: a script that runs can't be taken back, so the page begins anew without it.
 * Does nothing where none runs.
 */
export function stopAnalytics(): void {
  if (tag()) window.location.reload();
}

/** Adds the session-analytics tag (spec 1), once. `src` is the build's own setting; no other address gets here. */
export function loadAnalytics(src: string): void {
  if (tag()) return;
  const script = document.createElement('script');
  script.async = true;
  script.dataset.analytics = '';
  script.src = trustedPolicy('storm-analytics').createScriptURL(src);
  document.head.append(script);
}
