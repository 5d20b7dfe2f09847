/** The value of a parameter of a query; '' when it is missing. */
export const paramOf = (query: string, name: string): string => new URLSearchParams(query).get(name) ?? '';

/**
 * Sets parameters of a query and keeps the others; an empty value removes its parameter. Returns the query without a
 * question mark.
 */
export function withParams(query: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
