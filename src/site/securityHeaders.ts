/** Headers of every response, on every host. HSTS is added on https. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Additional headers of HTML documents. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Path of the Open Graph images, which other sites may embed. */
export const socialPicturesPath = '/assets/images/social';

/** Strict-Transport-Security, over https only: two years, with subdomains, eligible for the preload list. */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

/** Names of the Trusted Types policies; one module creates each. */
const trustedTypesPolicies = ['storm-boot', 'storm-scripts', 'storm-feed', 'storm-progress', 'storm-worker'];
/** The default policy, for third-party scripts; only with an analytics tag. */
const defaultTrustedTypesPolicy = 'default';

/** Origins of frames: map and videos, after consent. */
const frameSources = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

/**
 * Chromium's DOMParser adds these two style attributes to the error document of malformed XML; their hashes are
 * allowed, so that a broken feed logs no CSP violation.
 */
const parserErrorStyles = [
  "'sha256-ICa0DhwZQJsOd/Rn0N8H6FdQ71GfNL+op2zhAQ+Y4mM='",
  "'sha256-ZD0chCyBaNHl+4UwQHJIHGoYhKwMeyCXGgJTKW5/67E='",
];

interface PolicySources {
  /** Hashes of inline scripts and styles, as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Further origins of `connect-src`. */
  callOrigins?: readonly string[];
  /** Origins of the analytics tag, for scripts, requests and images. */
  tagOrigins?: readonly string[];
  /** Further sources of images. */
  imageSources?: readonly string[];
}

/** The content security policy of a page; inline code is allowed by hash only. */
export function contentSecurityPolicy({
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
    ['frame-src', ...frameSources],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies, ...(tagOrigins.length > 0 ? [defaultTrustedTypesPolicy] : [])],
  ];
  return rules.map((rule) => rule.join(' ')).join('; ');
}

/** CSP of the service worker. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'";

/** CSP of responses that are not documents. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";
