/**
 * The link of the same origin that a click opens in this tab; null for downloads, hashes of this page, modified clicks
 * and links with another target.
 */
export function clickedInternalLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const { pathname, search } = window.location;
  return link.hash && link.pathname === pathname && link.search === search ? null : link;
}
