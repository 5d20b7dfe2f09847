/** Characters that a search engine's line of description wants at least. */
const enough = 70;

/**
 * Title and description of a page that shows one entry of a list: the entry's title is followed by the list's name, as
 * a post's by the blog's; what describes the entry in few words, by what describes such pages.
 * @param list what the entries are called together
 * @param page what each page of the list shows
 */
export const entryMeta = (title: string, list: string, description: string, page = '') => ({
  title: `${title} | ${list}`,
  description: description.length < enough && page ? `${description} ${page}` : description,
});
