/**
 * Creates a test for page addresses without a language.
 * @param patterns contents of aliases.json: paths such as "/contact" and "/shop/single/:id", where `:id` is one segment
 */
export function createAliasTest(patterns: unknown): (path: string) => boolean {
  const known = Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [];
  const alias = new RegExp(`^(${known.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')})/?$`);
  return (path) => known.length > 0 && alias.test(path);
}
