import { addressOf } from '@/lib/webAddress';
import type { LanguageCode } from './languages';

export interface ArticleImage {
  /** https, made larger where the source's rule knows how. */
  imageUrl: string;
  /** The address as the feed gave it, to go back to when the larger picture does not exist; null when it is the same. */
  imageFallbackUrl: string | null;
}

/** An element of a feed that may name a picture, as the browser's parser or the server's gives it. */
interface FeedElement {
  /** Without its prefix: `img`, `enclosure`, `link`, `content`, `thumbnail`. */
  localName: string;
  getAttribute(name: string): string | null;
}

/** Hosts that only count readers. */
const counter =
  /(?:^|\.)(?:cpx\.golem\.de|vgwort\.de|feedburner\.com|doubleclick\.net|pixel\.wp\.com|stats\.wordpress\.com)$/;

/** Nobody's public picture: one label, a local ending, an IPv6 literal, a private, loopback or reserved IPv4 address. */
const privateHost =
  /^\[|^[^.]+\.?$|\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)\.?$|^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|192\.0\.0|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./;

const imageFile = /\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i;

/** A counting pixel, hidden or at most 2 px wide or high; it would win by the order of the rule (reliability). */
const isPixel = (element: FeedElement): boolean =>
  [element.getAttribute('width'), element.getAttribute('height')].some(
    (size) => size !== null && parseFloat(size) <= 2,
  ) ||
  /(?:^|;|max-)\s*(?:width|height)\s*:\s*[0-2](?![\d%])|display\s*:\s*none/i.test(element.getAttribute('style') ?? '');

/** The first of the attributes that says something. */
const attribute = (element: FeedElement, ...names: string[]): string | null =>
  names.map((name) => element.getAttribute(name)).find(Boolean) ?? null;

/** An enclosure or a medium may be a film: its kind decides, or without one the ending of its name. */
const isFilm = (element: FeedElement, address: string): boolean =>
  /^(?:enclosure|link|content)$/.test(element.localName) &&
  !/^image/i.test(attribute(element, 'medium', 'type') ?? (imageFile.test(address) ? 'image' : ''));

/**
 * The picture that an element of a feed names. Browser and site server both ask this function, so that the server
 * serves exactly the addresses that the page shows.
 * @param base the absolute address that relative ones start from
 * @param language whose feed it is: the Turkish source's addresses lose their size suffix
 * @returns null when the element names none, or none to show: a film, a counting pixel, a private host
 */
export function articleImage(element: FeedElement, base: string, language: LanguageCode): ArticleImage | null {
  const address = attribute(element, element.localName === 'img' ? 'src' : 'url', 'href');
  if (isFilm(element, address ?? '') || isPixel(element)) return null;
  const url = addressOf(address, base);
  if (!url || privateHost.test(url.hostname) || counter.test(url.hostname)) return null;
  url.protocol = 'https:';
  const original = url.href;
  if (/(?:^|\.)bbci\.co\.uk$/.test(url.hostname)) url.pathname = url.pathname.replace('/240/', '/960/');
  // Two digits at least: "4x4" and "-1x1" are names, not sizes.
  if (language === 'tr') url.pathname = url.pathname.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
  return { imageUrl: url.href, imageFallbackUrl: url.href === original ? null : original };
}
