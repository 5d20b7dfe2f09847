/** Under this name `inertImages` keeps the style of an `<img>` tag: the browser applies no policy to it. */
export const keptStyle = 'data-kept-style';

const tagName = /<(\/?[a-z][^\t\n\f\r />]*)/gi;

/** One attribute of a tag, as the tokenizer of HTML reads it: its name, and its value with `=` and quotes. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?![^\t\n\f\r />=])([\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|(?![\t\n\f\r "'])[^\t\n\f\r >]*)|(?![\t\n\f\r ]*=))/y;

const tagEnd = /[\t\n\f\r /]*>/y;

/** What the rules of pictures ask for. */
const wanted = /^(?:src|href|width|height|style)$/i;

/**
 * Rebuilds `<img>` tags from the attributes that decide about a picture. Chromium applies the page's content security
 * policy to documents made by `DOMParser`, too, and logs an error for each `style` and `on…` attribute: the first is
 * renamed to `keptStyle`, the others are left out. Character references stay for the parser.
 *
 * @param tags the tags one after the other, without comments
 * @returns the new tags of the images that HTML finds there; it ignores end tags, and a tag that is not closed
 */
export function inertImages(tags: string): string {
  let images = '';
  tagName.lastIndex = 0;
  for (let tag = tagName.exec(tags); tag; tag = tagName.exec(tags)) {
    const kept = ['<img'];
    tagEnd.lastIndex = attribute.lastIndex = tagName.lastIndex;
    for (let match = attribute.exec(tags); match; match = attribute.exec(tags)) {
      const [, name = '', value = ''] = match;
      if (wanted.test(name)) kept.push((/^style$/i.test(name) ? keptStyle : name) + value);
      tagEnd.lastIndex = attribute.lastIndex;
    }
    if (!tagEnd.test(tags)) break;
    if (/^img$/i.test(tag[1] ?? '')) images += `${kept.join(' ')}>`;
    tagName.lastIndex = tagEnd.lastIndex;
  }
  return images;
}

/** A character section, a comment, a processing instruction, or a start tag, of which only the last is to change. */
const xmlPart =
  /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|<[^!?/](?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

const livingNamespace =
  /(\sxmlns(?::[^\s=]*)?\s*=\s*["'])(?=http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math\/MathML)["'])/g;

/**
 * Takes the elements of XHTML, SVG and MathML out of their namespaces, so that the browser sees plain XML: no styles
 * and no event handlers for the page's content security policy to refuse. Local names and texts stay as they are.
 *
 * @param xml well-formed or not; takes time in proportion to its length
 */
export const inertXml = (xml: string): string =>
  xml.replace(xmlPart, (part) => (/^<[!?]/.test(part) ? part : part.replace(livingNamespace, '$1inert:')));
