import { createDefaultPolicy } from '@/lib/trustedTypes';
import { settings } from '@/site/settings';

/** Set on `<html>` when the tag is added: the tag may remove its own script element. */
const loadedAttribute = 'data-analytics-loaded';
const isAnalyticsLoaded = () => document.documentElement.hasAttribute(loadedAttribute);

/** Reloads the page after consent is withdrawn, because a running script can't be unloaded. No-op without the tag. */
export function stopAnalytics(): void {
  if (isAnalyticsLoaded()) window.location.reload();
}

/**
 * True if a pattern matches an origin. `https://*.tag.example` matches its subdomains, as in the content security
 * policy.
 */
function matchesOrigin(pattern: string, origin: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
}

/** True for URLs of the tag's servers. Relative URLs are same-origin and rejected. */
const isTagUrl = (address: string): boolean =>
  URL.canParse(address, location.href) &&
  settings.analyticsOrigins.some((pattern) => matchesOrigin(pattern, new URL(address, location.href).origin));

/**
 * Adds the session-analytics tag, once. From then on Trusted Types accept plain script URLs of its origins, which the
 * content security policy lists as well; before, they block all plain script URLs.
 */
export function loadAnalytics(): void {
  if (isAnalyticsLoaded()) return;
  document.documentElement.setAttribute(loadedAttribute, '');
  createDefaultPolicy(isTagUrl);
  const script = document.createElement('script');
  script.async = true;
  script.src = settings.analyticsSrc;
  document.head.append(script);
}
