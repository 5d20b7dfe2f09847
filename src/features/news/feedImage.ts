import { parseMarkup } from '@/lib/parseMarkup';
import { addressOf, baseOf, fieldsOf } from './feedElement';
import type { FeedSource } from './parseFeed';
import { readHtml } from './feedText';

export interface ArticleImage {
  /** https, made larger where the source's rule knows how. */
  imageUrl: string;
  /** The address as the feed gave it, to go back to when the larger picture does not exist; null when it is the same. */
  imageFallbackUrl: string | null;
}

/** Hosts that only count readers. */
const counter =
  /(?:^|\.)(?:cpx\.golem\.de|vgwort\.de|feedburner\.com|doubleclick\.net|pixel\.wp\.com|stats\.wordpress\.com)$/;

/** Nobody's public picture: one label, a local ending, an IPv6 literal, a private, loopback or reserved IPv4 address. */
const privateHost =
  /^\[|^[^.]+\.?$|\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)\.?$|^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|192\.0\.0|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./;

const imageFile = /\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i;

/** A counting pixel, hidden or at most 2 px wide or high; it would win by the order of the rule (reliability). */
const isPixel = (element: Element): boolean =>
  [element.getAttribute('width'), element.getAttribute('height')].some(
    (size) => size !== null && parseFloat(size) <= 2,
  ) ||
  /(?:^|;|max-)\s*(?:width|height)\s*:\s*[0-2](?![\d%])|display\s*:\s*none/i.test(element.getAttribute('style') ?? '');

/** The picture behind an address, refused (null) when it is not one to show. */
function pictureAt(address: string | null, base: string, source: FeedSource): ArticleImage | null {
  const url = addressOf(address, base);
  if (!url || privateHost.test(url.hostname) || counter.test(url.hostname)) return null;
  url.protocol = 'https:';
  const original = url.href;
  if (/(?:^|\.)bbci\.co\.uk$/.test(url.hostname)) url.pathname = url.pathname.replace('/240/', '/960/');
  // Two digits at least: "4x4" and "-1x1" are names, not sizes.
  if (source.language === 'tr') url.pathname = url.pathname.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
  return { imageUrl: url.href, imageFallbackUrl: url.href === original ? null : original };
}

/** `<img>` in an element's inline or escaped markup, found in an inert document. */
function drawn(element: Element): Element[] {
  const holder = element.firstElementChild ? element : parseMarkup(readHtml(element.textContent).images, 'text/html');
  return [...holder.querySelectorAll('img')].slice(0, 50);
}

/** Elements of Media RSS anywhere in the item (groups nest them), the widest first. */
const media = (item: Element, name: string): Element[] =>
  [...item.getElementsByTagNameNS('*', name)]
    .filter(({ namespaceURI }) => /yahoo\.com\/mrss/i.test(namespaceURI ?? ''))
    .sort((one, other) => Number(other.getAttribute('width')) - Number(one.getAttribute('width')))
    .slice(0, 50);

/** The first of the attributes that says something. */
const attribute = (element: Element, ...names: string[]): string | null =>
  names.map((name) => element.getAttribute(name)).find(Boolean) ?? null;

/** An enclosure or a medium may be a film: its kind decides, or without one the ending of its name. */
const isImage = (element: Element, address: string): boolean =>
  /^image/i.test(attribute(element, 'medium', 'type') ?? (imageFile.test(address) ? 'image' : ''));

/**
 * The picture of an item: from the content, Media RSS, an image enclosure, the description; each later one overrides
 * (spec 7). So they are asked in the opposite order, and the first that may be shown is taken.
 */
export function imageOf(item: Element, source: FeedSource): ArticleImage | null {
  const base = baseOf(item, source.url);
  const enclosures = fieldsOf(item, 'enclosure', 'link').filter(
    (field) => field.localName === 'enclosure' || field.getAttribute('rel') === 'enclosure',
  );
  const candidates = function* () {
    for (const field of fieldsOf(item, 'summary', 'description')) yield* drawn(field);
    yield* enclosures;
    yield* media(item, 'thumbnail');
    yield* media(item, 'content');
    for (const field of fieldsOf(item, 'content', 'encoded')) yield* drawn(field);
  };
  for (const element of candidates()) {
    const address = attribute(element, element.localName === 'img' ? 'src' : 'url', 'href');
    const film = /^(?:enclosure|link|content)$/.test(element.localName) && !isImage(element, address ?? '');
    const picture = film || isPixel(element) ? null : pictureAt(address, base, source);
    if (picture) return picture;
  }
  return null;
}
