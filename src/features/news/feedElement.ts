import { parseHttpUrl } from '@/lib/parseHttpUrl';

/**
 * `namespace name` of elements accepted besides the item's own: Dublin Core, content, Atom, and two elements of Media
 * RSS.
 */
const foreignNamespaces =
  /purl\.org\/(?:dc\/|rss\/1\.0\/modules\/content)|2005\/Atom|yahoo\.com\/mrss\/? (?:title|description)$/i;

/**
 * Direct children with one of the names: those in the item's own namespace first, each group in the order of the names.
 * Nested elements, such as the `<title>` of an `<image>`, and those of unknown namespaces, such as `<x:description>`,
 * are ignored. At most 50.
 */
export function fieldsOf(item: Element, ...names: string[]): Element[] {
  const children = [...item.children].filter(({ localName }) => names.includes(localName));
  const own = (child: Element) => child.namespaceURI === item.namespaceURI;
  const rank = (child: Element) => names.indexOf(child.localName) + (own(child) ? 0 : names.length);
  return children
    .filter((child) => own(child) || foreignNamespaces.test(`${child.namespaceURI} ${child.localName}`))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 50);
}

/** Base URL: `xml:base` of the element and its ancestors, resolved against the feed's URL. */
export function baseOf(element: Element, feed: string): string {
  const outer = element.parentElement ? baseOf(element.parentElement, feed) : feed;
  const own = element.getAttribute('xml:base');
  return own === null ? outer : (parseHttpUrl(own, outer)?.href ?? outer);
}
