import { blockElement, stripTags } from '@/lib/stripTags';
import { inertImages } from './inertMarkup';
import { parseMarkup } from './parseMarkup';

/** White space, no-break spaces, zero-width characters and soft hyphens are not visible. */
const visibleCharacter = /[^\s\u00ad\u200b-\u200f\u2060]/;

/** Collapses white space, keeps inner no-break spaces; null without visible characters. */
const normalizeSpace = (text: string): string | null =>
  visibleCharacter.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ').trim() : null;

/**
 * Converts HTML to plain text and its `<img>` tags, rebuilt by `inertImages`. Tags are cut out before parsing: 10 kB of
 * nested formatting tags block a browser's tree builder for 30 s. The HTML parser then only decodes character
 * references. Reads 64 k characters.
 */
export function readHtml(html: string): { text: string; images: string } {
  const { text: bare, images } = stripTags(html);
  const text = bare.includes('&')
    ? parseMarkup(bare.replaceAll('<', '&lt;'), 'text/html').documentElement.textContent
    : bare;
  return { text, images: inertImages(images.join('')) };
}

/** Atom declares its text type, plain text by default; other formats contain HTML. */
const isPlain = (element: Element): boolean =>
  /atom/i.test(element.namespaceURI ?? '') && !/^(?:text\/)?html$/i.test(element.getAttribute('type') ?? '');

/**
 * Text of an element: character references decoded once, markup removed.
 * @returns null when blank
 */
export function textOf(element: Element): string | null {
  if (!element.firstElementChild) {
    const { textContent } = element;
    return normalizeSpace(isPlain(element) ? textContent : readHtml(textContent).text);
  }
  for (const child of element.querySelectorAll('*')) {
    if (/^(?:script|style)$/i.test(child.localName)) child.remove();
    else if (blockElement.test(child.localName)) {
      child.before(' ');
      child.after(' ');
    }
  }
  return normalizeSpace(element.textContent);
}
