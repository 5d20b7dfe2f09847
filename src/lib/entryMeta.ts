interface Meta {
  title: string;
  description: string;
}

/**
 * Title and description of a page that shows one entry of a list, the one its query names. The entry's title is
 * followed by the list's name, as a post's by the blog's.
 * @param own those of the page, for a query that names no entry
 * @param entries by id
 * @param asked the id in the query: anything
 * @param list what the entries are called together
 * @param tell an entry's title and description
 */
export function entryMeta<E extends object>(
  own: Meta,
  entries: Readonly<Record<string, E>>,
  asked: string,
  list: string,
  tell: (entry: E) => Meta,
): Meta {
  const entry = Object.hasOwn(entries, asked) ? entries[asked] : undefined;
  if (!entry) return own;
  const { title, description } = tell(entry);
  return { title: `${title} | ${list}`, description };
}
