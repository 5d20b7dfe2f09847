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

/** `/shop/` of `/shop/grid`: a folder takes in all that lies in it, at any depth. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index + 1));

/**
 * Paths of pages, so many of them joined to folders that `most` remain: those with the fewest pages first, since in a
 * folder each page may do what all of them may.
 * @param fits whether the folder's rule is short enough
 */
function joined(paths: readonly string[], most: number, fits: (folder: string) => boolean): string[] {
  let rest = [...paths];
  while (rest.length > most) {
    const sizes = new Map<string, number>();
    for (const folder of rest.flatMap(foldersOf)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    const [folder] = [...sizes].filter(([name, size]) => size > 1 && fits(name)).sort(([, a], [, b]) => a - b)[0] ?? [];
    if (folder === undefined) return rest;
    rest = [...rest.filter((path) => !path.startsWith(folder)), folder];
  }
  return rest;
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
  // The star takes in addresses that go on, and those of nothing: what they may do must be allowed here as well.
  const stylesOf = (path: string): string => {
    const covered = pages.filter(([file]) => {
      const other = pathIn(file);
      return file.endsWith('404.html') || (path === '' ? other === '' : other?.startsWith(path));
    });
    return directivesOf(union(covered.map(([, each]) => each)))
      .filter(aboutStyles)
      .join('; ');
  };
  // A page below another one that may have the same styles, as an entry below its page, is under that one's rule.
  const ruled = paths.filter(
    (path) => !paths.some((above) => above && path.startsWith(`${above}/`) && stylesOf(above) === stylesOf(path)),
  );
  // With and without a slash at the end. The home page with a star would fit every page.
  const patternsOf = (path: string) => (path === '' ? ['/:language', '/:language/'] : [`/:language${path}*`]);
  const taken = 1 + assets.length + patternsOf('').length - 1;
  const styles = joined(ruled, limits.rules - taken, (folder) => stylesOf(folder).length < limits.line - 100).flatMap(
    (path) => patternsOf(path).map((pattern) => block(pattern, [['content-security-policy', stylesOf(path)]])),
  );

  const whole = block('/*', [
    ...Object.entries(everywhere),
    ['strict-transport-security', strictTransport],
    ['content-security-policy', common.join('; ')],
  ]);
  const rules = [whole, ...assets, ...styles];
  const long = rules.find((rule) => rule.split('\n').some((line) => line.length >= limits.line));
  if (long || rules.length > limits.rules) throw new Error(`_headers outgrows its hosts: ${long ?? rules.length}`);
  return `${rules.join('\n\n')}\n`;
}
