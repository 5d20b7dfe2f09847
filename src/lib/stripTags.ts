/** Block-level elements: their tags become spaces, so that words of two blocks don't join. */
export const blockElement =
  /^(?:address|article|aside|blockquote|br|d[dlt]|div|fig\w+|footer|h[1-6r]|header|li|main|nav|ol|option|p|pre|section|table|t[dhr]|ul)$/i;

/**
 * A comment, a script or style up to its end tag, a declaration, or a tag. Every branch but the declaration matches to
 * the end of the text when it is not closed, so matching takes linear time.
 */
const tagPattern =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?=<\/\1|$)|<[!?][^<>]*>|<\/?([a-z][^\s/>]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)/gi;

/**
 * Strips the tags of HTML; reads the first 65 536 characters.
 * @returns `text` without tags, with its character references unchanged; `images`, its `<img>` tags
 */
export function stripTags(html: string): { text: string; images: string[] } {
  const images: string[] = [];
  const text = html
    .slice(0, 65_536)
    .replace(tagPattern, (tag: string, _: string | undefined, name: string | undefined = '') => {
      if (/^img$/i.test(name)) images.push(tag);
      return blockElement.test(name) ? ' ' : '';
    });
  return { text, images };
}
