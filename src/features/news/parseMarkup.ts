import { createTrustedTypePolicy } from '@/lib/trustedTypes';

let policy: ReturnType<typeof createTrustedTypePolicy> | undefined;

/**
 * The only use of `DOMParser`. It is a Trusted Types sink, so the text passes the policy `storm-feed` unchanged: the
 * document is inert (no scripts, no requests), and callers extract text and validated URLs only.
 * @param text untrusted
 * @param type 'text/xml' reports errors as `<parsererror>`, 'text/html' accepts any text
 */
export function parseMarkup(text: string, type: 'text/xml' | 'text/html'): Document {
  // The CSP forbids a second policy of the same name.
  policy ??= createTrustedTypePolicy('storm-feed');
  return new DOMParser().parseFromString(policy.createHTML(text), type);
}
