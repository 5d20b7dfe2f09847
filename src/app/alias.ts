/** Runs in the page of an address without a language: on to the same page in the visitor's (decisions.md). */
let code: unknown;
try {
  code = (JSON.parse(localStorage.getItem('language') ?? '{}') as { code?: unknown } | null)?.code;
} catch {
  // Broken or forbidden storage reads as the default.
}
const { pathname, search, hash } = location;
const language = pathname !== '/' && (code === 'en' || code === 'de') ? code : 'tr';
location.replace(`/${language}${pathname.replace(/\/(?:index\.html)?$/, '')}${search}${hash}`);

export {};
