import type { LanguageCode } from './languages';
import { type PageKey, entryOf, type menu } from './menu';

/** Path pattern after the language: `/shop/single/:id`, `/help/detail/:id?`; home is ''. */
export const pathOf = (key: PageKey): string => {
  const { url = `/${key}` } = entryOf(key);
  return url === '/' ? '' : url;
};

export type Params = Readonly<Record<string, string>>;

/**
 * The path of a page after the language: `/shop/single/7`; home is ''. An optional parameter equal to the sample is
 * omitted: one URL per entry.
 */
export function pathWithParams(key: PageKey, params: Params = {}): string {
  const { sample = {} } = entryOf(key);
  return pathOf(key).replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name] ?? sample[name] ?? '';
    return optional && value === sample[name] ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** The URL of a page: `urlOf('shop/single', 'de', { id: '7' })` → `/de/shop/single/7`. */
export const urlOf = (key: PageKey, language: LanguageCode, params?: Params): string =>
  `/${language}${pathWithParams(key, params)}`;

/** `/shop/single/:id` → `id`; an optional parameter keeps its `?`: `id?`. */
type ParamNames<U extends string> = U extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : U extends `:${infer Name}`
    ? Name
    : never;

type ParamNamesOf<K extends PageKey> = (typeof menu)[K] extends { url: infer U extends string } ? ParamNames<U> : never;

/** Keys of pages without required parameters. */
export type StaticPageKey = {
  [K in PageKey]: [ParamNamesOf<K>] extends [never] ? K : ParamNamesOf<K> extends `${string}?` ? K : never;
}[PageKey];

type WithParams<K extends PageKey> = K extends PageKey
  ? [ParamNamesOf<K>] extends [never]
    ? never
    : { to: K; params: { readonly [name in ParamNamesOf<K> as name extends `${infer N}?` ? N : name]: string } }
  : never;

/** A link target: a page key with exactly the parameters of its address. */
export type PageTarget = { to: StaticPageKey; params?: undefined } | WithParams<PageKey>;

/**
 * The link target of a dynamic page key; parameters default to the sample. The cast: the key's parameters are not known
 * statically.
 */
export const targetOf = (key: PageKey, params: Params = entryOf(key).sample ?? {}): PageTarget =>
  ({ to: key, params }) as unknown as PageTarget;

/** A page and its parameters, including optional ones. */
export interface PageMatch {
  key: PageKey;
  params: Params;
}

/** A page in a language. */
export interface PageRoute extends PageMatch {
  language: LanguageCode;
}

/** All parameter values of a page, for prerendering. A page has at most one parameter. */
export function staticParams(key: PageKey): readonly Params[] {
  const [[name, values] = ['', []]] = Object.entries(entryOf(key).values ?? {});
  return name === '' ? [{}] : values.map((value) => ({ [name]: value }));
}

/** The URL of the same page in another language, with query and hash. */
export function inLanguage(
  language: LanguageCode,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string {
  const [, , ...rest] = pathname.split('/');
  return `/${[language, ...rest].join('/')}${search}${hash}`;
}
