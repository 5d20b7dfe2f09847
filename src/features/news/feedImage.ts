import { type ArticleImage, articleImage } from '@/site/articleImage';
import { baseOf, fieldsOf } from './feedElement';
import { readHtml } from './feedText';
import { inertStyle } from './inertMarkup';
import type { FeedSource } from './parseFeed';
import { parseMarkup } from './parseMarkup';

/** Attributes of an element, with the style that `inertImages` has renamed. */
const imageAttributes = (element: Element) => ({
  localName: element.localName,
  getAttribute: (name: string) =>
    element.getAttribute(name === 'style' && element.hasAttribute(inertStyle) ? inertStyle : name),
});

/** `<img>` elements in an element's inline or escaped markup, parsed in an inert document; at most 50. */
function imagesIn(element: Element): Element[] {
  const holder = element.firstElementChild ? element : parseMarkup(readHtml(element.textContent).images, 'text/html');
  return [...holder.querySelectorAll('img')].slice(0, 50);
}

/** Media RSS elements anywhere in the item (groups nest them), widest first; at most 50. */
const media = (item: Element, name: string): Element[] =>
  [...item.getElementsByTagNameNS('*', name)]
    .filter(({ namespaceURI }) => /yahoo\.com\/mrss/i.test(namespaceURI ?? ''))
    .sort((one, other) => Number(other.getAttribute('width')) - Number(one.getAttribute('width')))
    .slice(0, 50);

/**
 * Image of an item. Precedence, highest first: description, enclosure, Media RSS (thumbnail, content), content.
 * @returns null if no element names an image that may be shown
 */
export function imageOf(item: Element, source: FeedSource): ArticleImage | null {
  const base = baseOf(item, source.url);
  const enclosures = fieldsOf(item, 'enclosure', 'link').filter(
    (field) => field.localName === 'enclosure' || field.getAttribute('rel') === 'enclosure',
  );
  const candidates = function* () {
    for (const field of fieldsOf(item, 'summary', 'description')) yield* imagesIn(field);
    yield* enclosures;
    yield* media(item, 'thumbnail');
    yield* media(item, 'content');
    for (const field of fieldsOf(item, 'content', 'encoded')) yield* imagesIn(field);
  };
  for (const element of candidates()) {
    const image = articleImage(imageAttributes(element), base, source.language);
    if (image) return image;
  }
  return null;
}
