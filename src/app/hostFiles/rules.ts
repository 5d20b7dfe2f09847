import { languageCodes } from '@/site/languages';

/** The content security policy of each page by its file, as policies.json has it: `tr/contact/index.html`. */
export type Policies = Readonly<Record<string, string>>;

/** Cache-Control of files with a hash in their name: a year. */
export const forever = 'public, max-age=31536000, immutable';
/** Cache-Control of everything else: kept, but asked for again each time. */
export const revalidated = 'no-cache';

/** `tr|en|de`, for regular expressions. */
export const anyLanguage = languageCodes.join('|');

/** Hidden files, of which /.well-known is none. */
export const hidden = '(^|/)\\.';

/** What else lies in the folder and is nobody's business: what servers read, packed siblings. */
export const unseen = '^/(_headers|(aliases|policies|headers)\\.json)$|\\.(br|gz)$';

/** Addresses where a file is meant: nothing there is a page, and nobody is led on. */
export const isFile = '^/assets/|\\.\\w+$';

/** `/shop/single/:id` as a regular expression; only these need one. */
export const openPatterns = (aliases: readonly string[]): string[] =>
  aliases.filter((path) => path.includes(':')).map((path) => `^${path.replace(/:\w+/g, '[^/]+')}$`);
