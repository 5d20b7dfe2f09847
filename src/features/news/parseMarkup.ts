import { trustedPolicy } from '@/lib/trustedTypes';

let policy: ReturnType<typeof trustedPolicy> | undefined;

/**
 * The only place where text becomes a tree. `DOMParser` is a sink for Trusted Types, so where the browser enforces
 * them the text passes the policy `storm-feed`. It may pass as it is: the document made here is inert (it runs no
 * script and loads nothing), and callers take plain text and checked addresses out of it, never nodes.
 *
 * @param text any text, hostile or not
 * @param type 'text/xml' answers with a `<parsererror>` inside for ill-formed text, 'text/html' takes anything
 */
export function parseMarkup(text: string, type: 'text/xml' | 'text/html'): Document {
  // One policy a page: a second one of the same name is refused by the content security policy.
  policy ??= trustedPolicy('storm-feed');
  return new DOMParser().parseFromString(policy.createHTML(text), type);
}
