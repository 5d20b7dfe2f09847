/**
 * Title and description of a page that shows one entry of a list: the entry's title is followed by the list's name, as
 * a post's by the blog's.
 * @param list what the entries are called together
 */
export const entryMeta = (title: string, list: string, description: string) => ({
  title: `${title} | ${list}`,
  description,
});
