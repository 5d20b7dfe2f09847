import { type ArticleImage, articleImage } from '@/site/articleImage';
import { baseOf, fieldsOf } from './feedElement';
import { readHtml } from './feedText';
import { keptStyle } from './inertMarkup';
import type { FeedSource } from './parseFeed';
import { parseMarkup } from './parseMarkup';

/** The element with the style that its `<img>` tag was written with. */
const readable = (element: Element) => ({
  localName: element.localName,
  getAttribute: (name: string) =>
    element.getAttribute(name === 'style' && element.hasAttribute(keptStyle) ? keptStyle : name),
});

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
    const image = articleImage(readable(element), base, source.language);
    if (image) return image;
  }
  return null;
}
