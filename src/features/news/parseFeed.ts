import type { LanguageCode } from '@/site/languages';
import { addressOf } from '@/lib/webAddress';
import type { ArticleImage } from '@/site/articleImage';
import { feedDate } from './feedDate';
import { baseOf, fieldsOf } from './feedElement';
import { imageOf } from './feedImage';
import { textOf } from './feedText';
import { inertXml } from './inertMarkup';
import { parseMarkup } from './parseMarkup';

export interface FeedSource {
  language: LanguageCode;
  /** Address of the feed: relative addresses in it start here. */
  url: string;
}

/** One item of a feed (spec 3); what the feed does not say is null, and becomes a placeholder on the card (spec 8). */
export interface Article {
  title: string | null;
  /** http or https. */
  link: string | null;
  description: string | null;
  /** An instant, ISO 8601 in UTC. */
  pubDate: string | null;
  /** https. */
  imageUrl: ArticleImage['imageUrl'] | null;
  imageFallbackUrl: ArticleImage['imageFallbackUrl'];
}

/** Characters of text at most, and items at most (reliability). */
const limits = { text: 2 * 1024 * 1024, items: 50 };

const prologPart = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^"'<>[\]]){0,999}>/iy;

/** A namespace that long is copied for every element below it, and holds the XML parser for minutes. */
const longNamespace = /\sxmlns(?::[^\s=]*)?\s*=\s*(?:"[^"]{500}|'[^']{500})/;

/**
 * The text from its first element on. What stands before goes away: blanks and a byte order mark, which make a feed
 * ill-formed; an XML declaration, whose encoding no longer tells the truth; a plain document type.
 *
 * @returns null when something else stands there, above all a document type with an internal subset: the only place
 * where entities can be declared, and a WebKit expands entity bombs for seconds
 */
function fromRoot(text: string): string | null {
  let start = 0;
  prologPart.lastIndex = 0;
  while (prologPart.test(text)) start = prologPart.lastIndex;
  return /<[^!?]/y.test(text.slice(start, start + 2)) ? text.slice(start) : null;
}

const itemNames = /^(?:item|entry)$/;

/** Items stand in `<channel>`, beside it (RSS 0.90, 1.0) or in `<feed>`, never deeper; an Atom entry may stand alone. */
const itemsOf = (root: Element): Element[] =>
  [root, ...root.children]
    .flatMap((element) => (element === root || element.localName === 'channel' ? [...element.children] : []))
    .concat(root)
    .filter(({ localName }) => itemNames.test(localName))
    .slice(0, limits.items);

/** First of the fields that reads as something. */
function first<T>(fields: Element[], read: (field: Element) => T | null): T | null {
  for (const field of fields) {
    const value = read(field);
    if (value !== null) return value;
  }
  return null;
}

function linkOf(item: Element, source: FeedSource): string | null {
  const links = fieldsOf(item, 'link').filter((link) => /^(?:alternate)?$/.test(link.getAttribute('rel') ?? ''));
  const own = links.filter(({ namespaceURI }) => namespaceURI === item.namespaceURI);
  // An entry names its page first and its translations after it; of several links of an RSS item the last one counts.
  if (item.localName === 'item') own.reverse();
  const names = fieldsOf(item, 'guid', 'id').filter(
    (name) => name.getAttribute('isPermaLink') !== 'false' && /^\s*https?:\/\//i.test(name.textContent),
  );
  return first(
    [...own, ...links, ...names],
    (field) => addressOf(field.getAttribute('href') ?? field.textContent, baseOf(field, source.url))?.href ?? null,
  );
}

/**
 * Reads a feed: RSS 0.9x and 2.0, RSS 1.0 (RDF), Atom 0.3 and 1.0. Pure but for `DOMParser`; never throws, whatever
 * the text. Rules: spec 7 and "A feed is hostile input".
 *
 * @param text decoded text of the answer
 * @returns the first 50 articles; null when the text is not a feed, ill-formed, too long, dangerous, or without items
 */
export function parseFeed(text: string, source: FeedSource): Article[] | null {
  const xml = text.length > limits.text ? null : fromRoot(text);
  if (xml === null || longNamespace.test(xml)) return null;
  const feed = parseMarkup(inertXml(xml), 'text/xml');
  // Chromium and WebKit keep the items before an error, Firefox none: any error is a failed fetch.
  if (feed.getElementsByTagName('parsererror').length > 0) return null;
  const root = feed.documentElement;
  if (!/^(?:rss|rdf|feed|entry)$/i.test(root.localName)) return null;
  const articles = itemsOf(root).map((item): Article => ({
    title: first(fieldsOf(item, 'title'), textOf),
    link: linkOf(item, source),
    description: first(fieldsOf(item, 'summary', 'description', 'content', 'encoded'), textOf),
    pubDate: first(
      fieldsOf(item, 'pubDate', 'updated', 'published', 'date', 'issued', 'modified', 'created'),
      (field) => feedDate(field.textContent),
    ),
    imageUrl: null,
    imageFallbackUrl: null,
    ...imageOf(item, source),
  }));
  return articles.length > 0 ? articles : null;
}
