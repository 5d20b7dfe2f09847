import { strictTransport } from '@/site/securityHeaders';
import { type StringMap, headerRules } from './rules';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both merge the headers of all matching rules, and browsers enforce every
 * CSP: the rule `/*` has all directives but default-src and style-src, the section rules only style-src.
 * @throws when a line or the number of rules exceeds the limits of Cloudflare Pages
 */
export function netlifyHeaders(policies: StringMap): string {
  const blocks = new Map([['/*', [`/*\n  strict-transport-security: ${strictTransport}`]]]);
  for (const [, globs, headers] of headerRules(policies)) {
    for (const glob of globs) {
      // Without default-src, which would forbid styles; all other source kinds have their own directive.
      const applicable = glob === '/*' ? /^(?!default-|style-)/ : /^style-/;
      const part = (name: string, value: string) =>
        name === 'content-security-policy'
          ? value
              .split('; ')
              .filter((directive) => applicable.test(directive))
              .join('; ')
          : value;
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${part(name, value)}`);
      blocks.set(glob, [...(blocks.get(glob) ?? [glob]), ...lines]);
    }
  }
  const rules = [...blocks.values()];
  // Cloudflare Pages ignores lines of 2000 characters or more, and rules after the hundredth.
  const long = rules.flat().find((line) => line.length >= 2000);
  if (long)
    throw new Error(`_headers: a line has ${long.length} characters, the maximum of Cloudflare Pages is 1999: ${long}`);
  if (rules.length > 100) throw new Error(`_headers: ${rules.length} rules, the maximum of Cloudflare Pages is 100`);
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
