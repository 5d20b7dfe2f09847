import { strictTransport } from '@/site/securityHeaders';
import { type Texts, headerRules } from './rules';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. They join the headers of all rules that fit, and of two policies
 * a browser applies both: the rule of all addresses says nothing about styles, those of the sections nothing else.
 */
export function netlifyHeaders(policies: Texts): string {
  const blocks = new Map([['/*', [`/*\n  strict-transport-security: ${strictTransport}`]]]);
  for (const [, globs, headers] of headerRules(policies)) {
    for (const glob of globs) {
      // default-src would forbid the styles; every other kind of source has a directive of its own.
      const kept = glob === '/*' ? /^(?!default-|style-)/ : /^style-/;
      const part = (name: string, value: string) =>
        name === 'content-security-policy'
          ? value
              .split('; ')
              .filter((directive) => kept.test(directive))
              .join('; ')
          : value;
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${part(name, value)}`);
      blocks.set(glob, [...(blocks.get(glob) ?? [glob]), ...lines]);
    }
  }
  const rules = [...blocks.values()];
  // Cloudflare Pages ignores longer lines, and rules after the hundredth.
  const long = rules.flat().find((line) => line.length >= 2000);
  if (long || rules.length > 100) throw new Error(`_headers outgrows its hosts: ${long ?? rules.length}`);
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
