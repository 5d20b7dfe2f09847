import { toLocalizedAddress } from '@/site/localizedAddress';

/** Inline script of AliasDocument: redirects to the same page in the stored language. */
let code: unknown;
try {
  code = (JSON.parse(localStorage.getItem('language') ?? '{}') as { code?: unknown } | null)?.code;
} catch {
  // Storage is broken or not available: the default language.
}
location.replace(toLocalizedAddress(location, code));
