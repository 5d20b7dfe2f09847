import { addressOf } from '@/lib/webAddress';

/** `namespace name` of what an item may borrow: Dublin Core, content, Atom, and two texts of Media RSS. */
const borrowed =
  /purl\.org\/(?:dc\/|rss\/1\.0\/modules\/content)|2005\/Atom|yahoo\.com\/mrss\/? (?:title|description)$/i;

/**
 * The children of an item with one of the names, best first: names in the order given, the item's own namespace
 * before the borrowed ones. Only direct children count, so that the title of an `<image>` or a `<source>` is never the
 * item's, and a foreign `<x:description>` is never the description. Fifty at most: nobody means more.
 */
export function fieldsOf(item: Element, ...names: string[]): Element[] {
  const children = [...item.children].filter(({ localName }) => names.includes(localName));
  const own = (child: Element) => child.namespaceURI === item.namespaceURI;
  const rank = (child: Element) => names.indexOf(child.localName) + (own(child) ? 0 : names.length);
  return children
    .filter((child) => own(child) || borrowed.test(`${child.namespaceURI} ${child.localName}`))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 50);
}

/** What relative addresses below the element start from: `xml:base` of its ancestors, over the feed's own address. */
export function baseOf(element: Element, feed: string): string {
  const outer = element.parentElement ? baseOf(element.parentElement, feed) : feed;
  const own = element.getAttribute('xml:base');
  return own === null ? outer : (addressOf(own, outer)?.href ?? outer);
}
