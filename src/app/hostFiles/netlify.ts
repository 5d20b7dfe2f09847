import { languageCodes } from '@/site/languages';
import { documentHeaders, securityHeaders, strictTransport } from '@/site/securityHeaders';
import { type Policies, forever } from './rules';

/** Cloudflare Pages reads so many rules of so many characters a line, and leaves the rest aside. */
const limits = { rules: 100, line: 2000 };

const directivesOf = (policy: string): string[] => policy.split('; ');
const aboutStyles = (directive: string): boolean => directive.startsWith('style-src');

/** Directives of several policies as one: each allows what one of them allows. */
function union(policies: readonly string[]): string {
  const allowed = new Map<string, Set<string>>();
  for (const [name = '', ...sources] of policies.flatMap(directivesOf).map((directive) => directive.split(' '))) {
    const known = allowed.get(name) ?? new Set();
    allowed.set(name, new Set([...known, ...sources]));
  }
  return [...allowed].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** `tr/contact/index.html` → `/contact`; undefined for what is no page of a language. */
function pathIn(file: string): string | undefined {
  const [, language, path] = /^(\w+)((?:\/.+)?)\/index\.html$/.exec(file) ?? [];
  return languageCodes.some((code) => code === language) ? path : undefined;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. They join the headers of all rules that fit; of two policies a
 * browser keeps both. So one rule for everything holds what all pages have in common, and one a page says which styles
 * it may have: they are what differs, and all of them together would be longer than a line may be.
 */
export function netlifyHeaders(policies: Policies): string {
  const block = (path: string, headers: readonly [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const { 'cross-origin-resource-policy': own = '', ...everywhere } = { ...securityHeaders, ...documentHeaders };
  const pages = Object.entries(policies).filter(([file]) => file.endsWith('.html'));
  // Not default-src: it would forbid the styles. Every other kind of source has a directive of its own.
  const common = directivesOf(union(pages.map(([, policy]) => policy))).filter(
    (directive) => !aboutStyles(directive) && !directive.startsWith('default-src'),
  );
  const assets = ['js', 'css', 'fonts', 'i18n'].map((folder): string =>
    block(`/assets/${folder}/*`, [
      ['cross-origin-resource-policy', own],
      ...(folder === 'i18n' ? [] : [['cache-control', forever] as [string, string]]),
    ]),
  );

  const paths = [...new Set(pages.map(([file]) => pathIn(file)).filter((path) => path !== undefined))];
  const styles = paths.flatMap((path) => {
    // With and without a slash at the end. The home page with a star would fit every page.
    const patterns = path === '' ? ['/:language', '/:language/'] : [`/:language${path}*`];
    // The star takes in addresses that go on, and those of nothing: what they may do must be allowed here as well.
    const covered = pages.filter(([file]) => {
      const other = pathIn(file);
      return file.endsWith('404.html') || (path === '' ? other === '' : other?.startsWith(path));
    });
    const policy = directivesOf(union(covered.map(([, each]) => each))).filter(aboutStyles);
    return patterns.map((pattern) => block(pattern, [['content-security-policy', policy.join('; ')]]));
  });

  const whole = block('/*', [
    ...Object.entries(everywhere),
    ['strict-transport-security', strictTransport],
    ['content-security-policy', common.join('; ')],
  ]);
  // A page beyond the limits has no rule for its styles; for all else it has the common one.
  const fitting = styles.filter((rule) => rule.split('\n').every((line) => line.length < limits.line));
  return `${[whole, ...assets, ...fitting].slice(0, limits.rules).join('\n\n')}\n`;
}
