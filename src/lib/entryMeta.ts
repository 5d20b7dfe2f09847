/** Minimum length of a meta description. */
const minDescriptionLength = 70;

/**
 * Title and description of a page that shows one entry of a list. The title ends with the list's name; a description
 * shorter than 70 characters is extended by `page`.
 * @param list name of the list
 * @param page describes all pages of such entries
 */
export const entryMeta = (title: string, list: string, description: string, page = '') => ({
  title: `${title} | ${list}`,
  description: description.length < minDescriptionLength && page ? `${description} ${page}` : description,
});
