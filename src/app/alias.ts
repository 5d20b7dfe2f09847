import { fromBareAddress } from '@/site/bareAddress';

/** Runs in the page of an address without a language: on to the same page in the visitor's (decisions.md). */
let code: unknown;
try {
  code = (JSON.parse(localStorage.getItem('language') ?? '{}') as { code?: unknown } | null)?.code;
} catch {
  // Broken or forbidden storage reads as the default.
}
location.replace(fromBareAddress(location, code));
