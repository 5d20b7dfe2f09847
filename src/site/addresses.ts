import type { LanguageCode } from './languages';
import { type PageKey, entryOf, type menu } from './menu';

/** The address after the language: `/shop/single/:id`, `/help/detail/:id?`; home is ''. */
export const pathOf = (key: PageKey): string => {
  const { url = `/${key}` } = entryOf(key);
  return url === '/' ? '' : url;
};

export type Params = Readonly<Record<string, string>>;

/**
 * The page's address in a language: `urlOf('shop/single', 'de', { id: '7' })` → `/de/shop/single/7`. An optional
 * parameter that has the sample's value is left out, so that no entry has two addresses.
 */
export function urlOf(key: PageKey, language: LanguageCode, params: Params = {}): string {
  const { sample = {} } = entryOf(key);
  const path = pathOf(key).replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name] ?? sample[name] ?? '';
    return optional && value === sample[name] ? '' : `/${encodeURIComponent(value)}`;
  });
  return `/${language}${path}`;
}

/** `/shop/single/:id` → `id`; of an optional parameter `id?`. */
type Names<U extends string> = U extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : U extends `:${infer Name}`
    ? Name
    : never;

type NamesOf<K extends PageKey> = (typeof menu)[K] extends { url: infer U extends string } ? Names<U> : never;

/** A page whose address can do without parameters. */
export type StaticPageKey = {
  [K in PageKey]: [NamesOf<K>] extends [never] ? K : NamesOf<K> extends `${string}?` ? K : never;
}[PageKey];

type WithParams<K extends PageKey> = K extends PageKey
  ? [NamesOf<K>] extends [never]
    ? never
    : { to: K; params: { readonly [name in NamesOf<K> as name extends `${infer N}?` ? N : name]: string } }
  : never;

/** Where a link leads: a page, with the parameters that its address needs and no others. */
export type PageTarget = { to: StaticPageKey; params?: undefined } | WithParams<PageKey>;

/** The target of a page that only its row in the manifest tells; without parameters the sample's serve. */
export const targetOf = (key: PageKey, params: Params = entryOf(key).sample ?? {}): PageTarget =>
  ({ to: key, params }) as unknown as PageTarget;

/** A page and its parameters, with every optional one filled in. */
export interface PageMatch {
  key: PageKey;
  params: Params;
}

/** A page in a language. */
export interface PageRoute extends PageMatch {
  language: LanguageCode;
}

/** Every address of a page: one without parameters, else one a value (no page has two). */
export function staticParams(key: PageKey): readonly Params[] {
  const [[name, values] = ['', []]] = Object.entries(entryOf(key).values ?? {});
  return name === '' ? [{}] : values.map((value) => ({ [name]: value }));
}

/** The same page in another language, keeping query and hash: the language switch's links. */
export function inLanguage(
  language: LanguageCode,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  const [, , ...rest] = pathname.split('/');
  return `/${[language, ...rest].join('/')}${search}${hash}`;
}
