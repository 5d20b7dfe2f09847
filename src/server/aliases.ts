/**
 * Builds the test for bare addresses, the menu's addresses without a language (spec 2.5).
 * @param patterns contents of aliases.json: paths such as "/contact" and "/shop/single/:id", where `:id` is one segment
 */
export function aliasTest(patterns: unknown): (path: string) => boolean {
  const known = Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === 'string') : [];
  const plain = new Set(known.filter((pattern) => !pattern.includes(':')));
  const open = known.filter((pattern) => pattern.includes(':')).map((pattern) => pattern.split('/'));
  const fits = (pattern: string[], segments: string[]) =>
    pattern.length === segments.length &&
    pattern.every((name, index) => (name.startsWith(':') ? segments[index] !== '' : name === segments[index]));
  return (path) => {
    const bare = path.replace(/\/$/, '');
    const segments = bare.split('/');
    return plain.has(bare) || open.some((pattern) => fits(pattern, segments));
  };
}
