import { immutable, revalidated } from '@/site/cacheControl';
import { hashedFilePattern } from '@/site/hashedFilePattern';
import { defaultLanguage, languageCodes } from '@/site/languages';
import { documentHeaders, emptyPolicy, securityHeaders, socialPicturesPath } from '@/site/securityHeaders';

/** A string map: header values by name, or policies by file as in policies.json. */
export type StringMap = Readonly<Record<string, string>>;

const csp = 'content-security-policy';
const corp = 'cross-origin-resource-policy';
const hashedFolders = ['/assets/js/*', '/assets/css/*', '/assets/fonts/*'];
const languages = languageCodes.join('|');
const home = `/${defaultLanguage}`;
const caddyPageRoute = '@page file {path}/index.html\nroute @page {\nrewrite * {path}/index.html\nimport send\n}\n';
const notFoundRule = ['return 404;', 'import nothing'] as const;
const aliasRule = [
  'try_files $uri/index.html /alias.html =404;',
  `${caddyPageRoute}rewrite * /alias.html\nimport send`,
] as const;
const fileRule = ['try_files $uri =404;', '@file file {path}\nroute @file {\nimport send\n}\nimport nothing'] as const;

/**
 * How nginx and Caddy respond to a path: the first matching pattern wins. Patterns use the syntax common to PCRE and
 * RE2.
 * @param aliases patterns of aliases.json: addresses without a language; those without `:id` are files of the build
 */
export const responseRules = (
  aliases: readonly string[],
): (readonly [path: string, nginx: string, caddy: string])[] => [
  ['^/(index\\.html)?$', `return 302 ${home}$is_args$args;`, `redir * ${home}{search} 302`],
  ['^/(_headers|(aliases|policies)\\.json)$|\\.(br|gz)$|^/(api|rss|news-image)(/|$)', ...notFoundRule],
  ['^/\\.well-known/', ...fileRule],
  ['^/\\.|/\\.([^/]*|.*\\.\\w+)$', ...notFoundRule],
  [`^(/alias|(/(${languages}))?/404)\\.html$`, 'internal;', 'import nothing'],
  [
    '^(?P<page>/.+?)/(index\\.html)?$',
    'if (-f $document_root$page/index.html) { return 301 $page$is_args$args; } rewrite ^ $page last;',
    '@page file {re.at.page}/index.html\nredir @page {re.at.page}{search} 301\nrewrite * {re.at.page}',
  ],
  ['^/assets/|\\.\\w+$', ...fileRule],
  [
    `^/(?P<language>${languages})(/|$)`,
    'error_page 404 /$language/404.html; try_files $uri/index.html =404;',
    `${caddyPageRoute}rewrite * /{re.at.language}/404.html\nimport send404`,
  ],
  ...aliases
    .filter((path) => path.includes(':'))
    .map((path) => [`^${path.replace(/:\w+/g, '[^/]+')}$`, ...aliasRule] as const),
  ['^/', 'try_files $uri/index.html @home;', `${caddyPageRoute}redir * ${home} 302`],
];

/** Merges policies: the union of all sources, but style hashes only of the given pages and the 404 pages. */
function mergePolicies(policies: readonly [string, string][], isStyled: (file: string) => boolean) {
  const allowed = new Map<string, Set<string>>();
  for (const [page, policy] of policies) {
    for (const [name = '', ...sources] of policy.split('; ').map((directive) => directive.split(' '))) {
      const isNeeded = name !== 'style-src' || isStyled(page) || page.endsWith('404.html');
      if (isNeeded) allowed.set(name, new Set([...(allowed.get(name) ?? []), ...sources]));
    }
  }
  return { [csp]: [...allowed].map(([name, sources]) => [name, ...sources].join(' ')).join('; ') };
}

/**
 * Headers by file; later rules override earlier ones. `file`: a pattern of the path and version
 * (`/assets/i18n/tr.json?5f`), '' matches all; `globs`: the paths in `_headers`. The pages of a section share a policy:
 * all style hashes take 6 kB, and Cloudflare Pages limits a line to 2000 characters.
 */
export function headerRules(policies: StringMap): [file: string, globs: string[], headers: StringMap][] {
  const pages = Object.entries(policies).filter(([page]) => page.endsWith('.html'));
  const sectionOf = (page: string) => new RegExp(`^(?:${languages})/([^/]+)/`).exec(page)?.[1] ?? '';
  const sections = [...new Set(pages.map(([page]) => sectionOf(page)))].filter(Boolean);
  const { [corp]: own = '', ...basic } = securityHeaders;
  return [
    ['', ['/*'], basic],
    ['', [], { [corp]: own, 'cache-control': revalidated, [csp]: emptyPolicy }],
    [`^${socialPicturesPath}/`, [], { [corp]: 'cross-origin' }],
    ['^/sw\\.js\\?', [], { [csp]: policies['sw.js'] ?? emptyPolicy }],
    ['^/assets/.*\\?.', [], { 'cache-control': immutable }],
    [hashedFilePattern.replace('$', '\\?'), hashedFolders, { 'cache-control': immutable }],
    ['^/assets/(js|css|fonts|i18n)/', [...hashedFolders, '/assets/i18n/*'], { [corp]: own }],
    ['\\.html\\?', ['/*'], documentHeaders],
    // Pages outside of sections: home, redirect and 404 pages.
    ['\\.html\\?', ['/*', '/:language', '/:language/'], mergePolicies(pages, (page) => sectionOf(page) === '')],
    ...sections.map((name): [string, string[], StringMap] => [
      `^/(${languages})/${name}.*\\.html\\?`,
      [`/:language/${name}*`],
      mergePolicies(pages, (page) => sectionOf(page).startsWith(name)),
    ]),
  ];
}
