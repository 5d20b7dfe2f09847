/** Elements that stand on a line of their own: their borders are spaces once the tags are gone. */
export const block =
  /^(?:address|article|aside|blockquote|br|d[dlt]|div|fig\w+|footer|h[1-6r]|header|li|main|nav|ol|option|p|pre|section|table|t[dhr]|ul)$/i;

/**
 * A comment, a script or style up to its end tag, a declaration, or a tag. Every branch but the declaration matches up
 * to the end of the text when it is not closed, so the time taken grows with the length and no faster.
 */
const tags =
  /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?=<\/\1|$)|<[!?][^<>]*>|<\/?([a-z][^\s/>]*)(?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)/gi;

/**
 * Cuts the tags out of HTML, of which the first 64 k characters are read.
 * @returns `text` without tags, its character references as they are; `images`, its `<img>` tags
 */
export function cutTags(html: string): { text: string; images: string[] } {
  const images: string[] = [];
  const text = html
    .slice(0, 65_536)
    .replace(tags, (tag: string, _: string | undefined, name: string | undefined = '') => {
      if (/^img$/i.test(name)) images.push(tag);
      return block.test(name) ? ' ' : '';
    });
  return { text, images };
}
