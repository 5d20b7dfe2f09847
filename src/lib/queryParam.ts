/** A value in a query (without its question mark); an empty text when it isn't there. */
export const paramOf = (query: string, name: string): string => new URLSearchParams(query).get(name) ?? '';

/** The query with these values, the others kept; an empty one is left out, so that a plain page has a plain address. */
export function withParams(query: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
