import { parseHttpUrl } from '@/lib/parseHttpUrl';
import type { LanguageCode } from './languages';

export interface ArticleImage {
  /** https; the larger variant where the source is known. */
  imageUrl: string;
  /** The feed's URL, used when the larger variant does not exist; null when equal. */
  imageFallbackUrl: string | null;
}

/** A feed element that may contain an image URL; from DOMParser or htmlparser2. */
interface FeedElement {
  /** Without namespace prefix: `img`, `enclosure`, `link`, `content`, `thumbnail`. */
  localName: string;
  getAttribute(name: string): string | null;
}

/** Hosts of tracking pixels. */
const trackingHost =
  /(?:^|\.)(?:cpx\.golem\.de|vgwort\.de|feedburner\.com|doubleclick\.net|pixel\.wp\.com|stats\.wordpress\.com)$/;

/**
 * Hosts that are not public: single labels, local domains, IPv6 literals, private, loopback and reserved IPv4
 * addresses.
 */
const privateHost =
  /^\[|^[^.]+\.?$|\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)\.?$|^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|192\.0\.0|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./;

const imageFile = /\.(?:avif|gif|jpe?g|png|webp)(?:$|\?)/i;

/**
 * A tracking pixel: hidden, or at most 2 px wide or high. Without this check it would be taken as the article's first
 * image.
 */
const isTrackingPixel = (element: FeedElement): boolean =>
  [element.getAttribute('width'), element.getAttribute('height')].some(
    (size) => size !== null && parseFloat(size) <= 2,
  ) ||
  /(?:^|;|max-)\s*(?:width|height)\s*:\s*[0-2](?![\d%])|display\s*:\s*none/i.test(element.getAttribute('style') ?? '');

/** The first of the attributes that is not empty. */
const attribute = (element: FeedElement, ...names: string[]): string | null =>
  names.map((name) => element.getAttribute(name)).find(Boolean) ?? null;

/** Whether an enclosure or media element is a video: by its medium or type, else by the file extension. */
const isVideo = (element: FeedElement, address: string): boolean =>
  /^(?:enclosure|link|content)$/.test(element.localName) &&
  !/^image/i.test(attribute(element, 'medium', 'type') ?? (imageFile.test(address) ? 'image' : ''));

/**
 * The image URL of a feed element. Browser and site server share this function, so that the server's allowlist equals
 * the URLs on the page.
 * @param base absolute URL for relative ones
 * @param language of the feed: Turkish URLs lose their size suffix
 * @returns null without an image, and for videos, tracking pixels and private hosts
 */
export function articleImage(element: FeedElement, base: string, language: LanguageCode): ArticleImage | null {
  const address = attribute(element, element.localName === 'img' ? 'src' : 'url', 'href');
  if (isVideo(element, address ?? '') || isTrackingPixel(element)) return null;
  const url = parseHttpUrl(address, base);
  if (!url || privateHost.test(url.hostname) || trackingHost.test(url.hostname)) return null;
  url.protocol = 'https:';
  const original = url.href;
  if (/(?:^|\.)bbci\.co\.uk$/.test(url.hostname)) url.pathname = url.pathname.replace('/240/', '/960/');
  // At least two digits: "4x4" and "-1x1" are names, not sizes.
  if (language === 'tr') url.pathname = url.pathname.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '');
  return { imageUrl: url.href, imageFallbackUrl: url.href === original ? null : original };
}
