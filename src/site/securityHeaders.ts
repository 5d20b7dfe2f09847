/** On every answer of the site, from whichever server. HSTS joins on https (see the servers). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** On pages too; browsers read them nowhere else, and a script shouldn't carry them. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Pictures that other sites show when a page is shared. */
export const sharedPictures = '/assets/images/social';

/** Strict-Transport-Security, sent over https alone: two years, with subdomains, ready for the browsers' own lists. */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

/** Names of the Trusted Types policies, each made by one module. */
const trustedTypes = ['storm-boot', 'storm-scripts', 'storm-feed', 'storm-progress', 'storm-worker'];
/** The one that judges what other people's scripts do; there is none where nobody measures. */
const foreignTypes = 'default';

/** Whose pages may be framed, after consent: the live map and the videos. */
const framed = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/**
 * Chromium writes these two into the document that tells of a broken feed, which nobody ever sees: exactly they are
 * allowed as attributes, so that a broken feed leaves the console clean.
 */
const parserErrorStyles = [
  "'sha256-ICa0DhwZQJsOd/Rn0N8H6FdQ71GfNL+op2zhAQ+Y4mM='",
  "'sha256-ZD0chCyBaNHl+4UwQHJIHGoYhKwMeyCXGgJTKW5/67E='",
];

interface PolicySources {
  /** Hashes of inline scripts and styles, as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Further origins of calls. */
  callOrigins?: readonly string[];
  /** Origins of the session-analytics tag, for scripts, calls and pictures. */
  tagOrigins?: readonly string[];
  /** Where else pictures may come from. */
  imageSources?: readonly string[];
}

/** The content security policy of a page. Nothing inline runs but what the build wrote and hashed. */
export function contentPolicy({
  scripts,
  styles,
  callOrigins = [],
  tagOrigins = [],
  imageSources = [],
}: PolicySources): string {
  const rules: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...tagOrigins],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'unsafe-hashes'", ...parserErrorStyles],
    ['img-src', "'self'", 'data:', ...imageSources, ...tagOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...callOrigins, ...tagOrigins],
    ['frame-src', ...framed],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypes, ...(tagOrigins.length > 0 ? [foreignTypes] : [])],
  ];
  return rules.map((rule) => rule.join(' ')).join('; ');
}

/** Of the service worker: it fetches from this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/** Of answers that are no page: nothing in them may do anything, should a browser show them. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";
