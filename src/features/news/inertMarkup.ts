/** Attribute that `inertImages` renames `style` to: browsers don't apply it. */
export const inertStyle = 'data-inert-style';

const tagName = /<(\/?[a-z][^\t\n\f\r />]*)/gi;

/** One attribute by the HTML tokenizer's rules: its name, and its value with `=` and quotes. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?![^\t\n\f\r />=])([\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|(?![\t\n\f\r "'])[^\t\n\f\r >]*)|(?![\t\n\f\r ]*=))/y;

const tagEnd = /[\t\n\f\r /]*>/y;

/** Attributes that image selection uses. */
const copiedAttributes = /^(?:src|href|width|height|style)$/i;

/**
 * Rebuilds `<img>` tags with the needed attributes only. Chromium applies the page's CSP to documents of `DOMParser`
 * and logs an error per `style` and `on…` attribute: `style` is renamed to `inertStyle`, handlers are dropped.
 * Character references are left to the parser.
 * @param tags concatenated tags without comments
 * @returns the image tags; end tags and unclosed tags are ignored
 */
export function inertImages(tags: string): string {
  let images = '';
  tagName.lastIndex = 0;
  for (let tag = tagName.exec(tags); tag; tag = tagName.exec(tags)) {
    const kept = ['<img'];
    tagEnd.lastIndex = attribute.lastIndex = tagName.lastIndex;
    for (let match = attribute.exec(tags); match; match = attribute.exec(tags)) {
      const [, name = '', value = ''] = match;
      if (copiedAttributes.test(name)) kept.push((/^style$/i.test(name) ? inertStyle : name) + value);
      tagEnd.lastIndex = attribute.lastIndex;
    }
    if (!tagEnd.test(tags)) break;
    if (/^img$/i.test(tag[1] ?? '')) images += `${kept.join(' ')}>`;
    tagName.lastIndex = tagEnd.lastIndex;
  }
  return images;
}

/** A CDATA section, a comment, a processing instruction or a start tag; only start tags are changed. */
const xmlPart =
  /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|<[^!?/](?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

const activeNamespace =
  /(\sxmlns(?::[^\s=]*)?\s*=\s*["'])(?=http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math\/MathML)["'])/g;

/**
 * Removes the namespaces of XHTML, SVG and MathML elements, so that the browser applies no styles and event handlers,
 * which the CSP would report. Local names and texts are unchanged.
 * @param xml well-formed or not; linear time
 */
export const inertXml = (xml: string): string =>
  xml.replace(xmlPart, (part) => (/^<[!?]/.test(part) ? part : part.replace(activeNamespace, '$1inert:')));
