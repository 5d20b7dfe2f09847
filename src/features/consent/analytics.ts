import { acceptScripts } from '@/lib/trustedTypes';
import { settings } from '@/site/settings';

/** Stands at the document, whose script element a tag may take away. */
const mark = 'data-measured';
const isMeasured = () => document.documentElement.hasAttribute(mark);

/**
 * Whoever withdraws is measured no longer: a script that runs can't be taken back, so the page begins anew without it.
 * Does nothing where none runs.
 */
export function stopAnalytics(): void {
  if (isMeasured()) window.location.reload();
}

/** `https://*.tag.example` covers its subdomains, as in the content security policy. */
function covers(pattern: string, origin: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
}

/** An address of the tag's own servers; a relative one is ours, where it has nothing to fetch. */
const isOfTag = (address: string): boolean =>
  URL.canParse(address, location.href) &&
  settings.analyticsOrigins.some((pattern) => covers(pattern, new URL(address, location.href).origin));

/**
 * Adds the session-analytics tag (spec 1), once. From then on it may load what belongs to it: the policy of the page
 * names the same origins, and without consent no script may set an address at all.
 */
export function loadAnalytics(): void {
  if (isMeasured()) return;
  document.documentElement.setAttribute(mark, '');
  acceptScripts(isOfTag);
  const script = document.createElement('script');
  script.async = true;
  script.src = settings.analyticsSrc;
  document.head.append(script);
}
