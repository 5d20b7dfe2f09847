import { block, cutTags } from '@/lib/cutTags';
import { inertImages } from './inertMarkup';
import { parseMarkup } from './parseMarkup';

/** Anything to read at all? White space, no-break spaces, zero-width characters and soft hyphens are not. */
const visible = /[^\s\u00ad\u200b-\u200f\u2060]/;

/** White space folded and trimmed, no-break spaces inside kept; null when nothing is left to read. */
const present = (text: string): string | null =>
  visible.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ').trim() : null;

/**
 * HTML to plain text and its `<img>` tags, rebuilt by `inertImages`. The tags are cut out here rather than by an HTML parser: ten kilobytes of
 * nested formatting tags are enough to hold a browser's tree builder for half a minute. The parser of the browser
 * still does what it knows best, the character references, on text without a single tag. 64 k characters are read.
 */
export function readHtml(html: string): { text: string; images: string } {
  const { text: bare, images } = cutTags(html);
  const text = bare.includes('&')
    ? parseMarkup(bare.replaceAll('<', '&lt;'), 'text/html').documentElement.textContent
    : bare;
  return { text, images: inertImages(images.join('')) };
}

/** Atom says what its text is; text and inline XHTML mean what stands there, `<` included. Elsewhere text is HTML. */
const isPlain = (element: Element): boolean =>
  /atom/i.test(element.namespaceURI ?? '') && !/^(?:text\/)?html$/i.test(element.getAttribute('type') ?? '');

/**
 * What a visitor can read of a feed's element: character references decoded once, markup gone (reliability: text only).
 *
 * @returns null when it is blank
 */
export function textOf(element: Element): string | null {
  if (!element.firstElementChild) {
    const { textContent } = element;
    return present(isPlain(element) ? textContent : readHtml(textContent).text);
  }
  for (const child of element.querySelectorAll('*')) {
    if (/^(?:script|style)$/i.test(child.localName)) child.remove();
    else if (block.test(child.localName)) {
      child.before(' ');
      child.after(' ');
    }
  }
  return present(element.textContent);
}
