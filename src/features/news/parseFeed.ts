import type { LanguageCode } from '@/site/languages';
import { parseHttpUrl } from '@/lib/parseHttpUrl';
import type { ArticleImage } from '@/site/articleImage';
import { feedDate } from './feedDate';
import { baseOf, fieldsOf } from './feedElement';
import { imageOf } from './feedImage';
import { textOf } from './feedText';
import { inertXml } from './inertMarkup';
import { parseMarkup } from './parseMarkup';

export interface FeedSource {
  language: LanguageCode;
  /** URL of the feed; base of relative URLs. */
  url: string;
}

/** One item of a feed; missing fields are null. */
export interface Article {
  title: string | null;
  /** http or https URL. */
  link: string | null;
  description: string | null;
  /** ISO 8601 in UTC. */
  pubDate: string | null;
  /** https URL. */
  imageUrl: ArticleImage['imageUrl'] | null;
  imageFallbackUrl: ArticleImage['imageFallbackUrl'];
}

/** Maximum characters and items. */
const limits = { text: 2 * 1024 * 1024, items: 50 };

const prologPart = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^"'<>[\]]){0,999}>/iy;

/** Long namespaces are copied to every descendant and block the XML parser for minutes. */
const longNamespace = /\sxmlns(?::[^\s=]*)?\s*=\s*(?:"[^"]{500}|'[^']{500})/;

/**
 * Removes the prolog: white space and a byte order mark (ill-formed there), the XML declaration (its encoding no longer
 * applies), and a plain document type.
 * @returns null for anything else before the root, above all an internal subset: only there can entities be declared,
 * whose expansion blocks WebKit for seconds
 */
function skipProlog(text: string): string | null {
  let start = 0;
  prologPart.lastIndex = 0;
  while (prologPart.test(text)) start = prologPart.lastIndex;
  return /<[^!?]/y.test(text.slice(start, start + 2)) ? text.slice(start) : null;
}

const itemNames = /^(?:item|entry)$/;

/**
 * Items are children of the root (Atom, RSS 0.90, 1.0) or of `<channel>`, never deeper; an Atom entry may be the root.
 */
const itemsOf = (root: Element): Element[] =>
  [root, ...root.children]
    .flatMap((element) => (element === root || element.localName === 'channel' ? [...element.children] : []))
    .concat(root)
    .filter(({ localName }) => itemNames.test(localName))
    .slice(0, limits.items);

/** First non-null value. */
function firstValue<T>(fields: Element[], read: (field: Element) => T | null): T | null {
  for (const field of fields) {
    const value = read(field);
    if (value !== null) return value;
  }
  return null;
}

function linkOf(item: Element, source: FeedSource): string | null {
  const links = fieldsOf(item, 'link').filter((link) => /^(?:alternate)?$/.test(link.getAttribute('rel') ?? ''));
  const own = links.filter(({ namespaceURI }) => namespaceURI === item.namespaceURI);
  // Atom: the first link is the page, translations follow. RSS: the last one wins.
  if (item.localName === 'item') own.reverse();
  const names = fieldsOf(item, 'guid', 'id').filter(
    (name) => name.getAttribute('isPermaLink') !== 'false' && /^\s*https?:\/\//i.test(name.textContent),
  );
  return firstValue(
    [...own, ...links, ...names],
    (field) => parseHttpUrl(field.getAttribute('href') ?? field.textContent, baseOf(field, source.url))?.href ?? null,
  );
}

/**
 * Parses RSS 0.9x, 1.0 (RDF), 2.0, Atom 0.3 and 1.0. Never throws. The input is untrusted: limits on size, items and
 * namespaces apply.
 * @param text decoded document
 * @returns up to 50 articles; null if the text is no feed, ill-formed, longer than 2 M characters, or without items
 */
export function parseFeed(text: string, source: FeedSource): Article[] | null {
  const xml = text.length > limits.text ? null : skipProlog(text);
  if (xml === null || longNamespace.test(xml)) return null;
  const feed = parseMarkup(inertXml(xml), 'text/xml');
  // Chromium and WebKit keep the items before an error, Firefox none: reject all.
  if (feed.getElementsByTagName('parsererror').length > 0) return null;
  const root = feed.documentElement;
  if (!/^(?:rss|rdf|feed|entry)$/i.test(root.localName)) return null;
  const articles = itemsOf(root).map((item): Article => ({
    title: firstValue(fieldsOf(item, 'title'), textOf),
    link: linkOf(item, source),
    description: firstValue(fieldsOf(item, 'summary', 'description', 'content', 'encoded'), textOf),
    pubDate: firstValue(
      fieldsOf(item, 'pubDate', 'updated', 'published', 'date', 'issued', 'modified', 'created'),
      (field) => feedDate(field.textContent),
    ),
    imageUrl: null,
    imageFallbackUrl: null,
    ...imageOf(item, source),
  }));
  return articles.length > 0 ? articles : null;
}
