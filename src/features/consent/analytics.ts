import { trustedPolicy } from '@/lib/trustedTypes';

/** Adds the session-analytics tag (spec 1), once. `src` is the build's own setting; no other address gets here. */
export function loadAnalytics(src: string): void {
  if (document.querySelector('script[data-analytics]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.dataset.analytics = '';
  script.src = trustedPolicy('storm-analytics').createScriptURL(src);
  document.head.append(script);
}
