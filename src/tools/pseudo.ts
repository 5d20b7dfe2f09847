import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

// The pseudo-language of `npm run dev -- --pseudo` and `npm run build -- --pseudo`, in place of English: what is not
// accented is not in the words, what is cut off has no room for a longer language.

const english = /i18n\/en(?:\/.+)?\.json$/;

/** Placeholders, nested keys, tags and entities, which stay as they are. */
const markup = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|&#?\w+;)/;
/** For a to z. */
const accents = 'áƀçðéƒğĥíĵķľɱñóþɋřšţúṽŵẋýž';

function accented(letter: string): string {
  const accent = accents.charAt(letter.toLowerCase().charCodeAt(0) - 97);
  return letter < 'a' ? accent.toUpperCase() : accent;
}

/** Accents every letter and doubles vowels, which makes a text about 40 % longer: 'Save  {{name}}' → '⟦Šááṽéé {{name}}⟧'. */
export const pseudoText = (text: string): string =>
  `⟦${text
    .split(markup)
    .map((part, index) =>
      // Every second part is markup.
      index % 2 === 1 ? part : part.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, accented),
    )
    .join('')}⟧`;

/** A file of words; in the pseudo-language, when it is English and PSEUDO_WORDS is set. */
export const pseudoFile = (json: string, path: string): string =>
  process.env.PSEUDO_WORDS && english.test(path.replaceAll('\\', '/'))
    ? JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? pseudoText(value) : value)))
    : json;

/** Middleware of the development server: serves the English words in the pseudo-language. */
export function pseudoMiddleware({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname } = new URL(url, 'http://localhost');
  if (!process.env.PSEUDO_WORDS || !english.test(pathname) || pathname.includes('..')) return next();
  const file = `public${pathname}`;
  readFile(file, 'utf8').then(
    (json) => response.writeHead(200, { 'content-type': 'application/json' }).end(pseudoFile(json, file)),
    () => next(),
  );
}
