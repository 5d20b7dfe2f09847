import type { Params } from './addresses';
import type { LanguageCode } from './languages';
import type { PageKey } from './menu';
import { settings } from './settings';

/** The kinds of things that can be found, in the order they are shown among equals; their names are `search.groups`. */
export const searchGroups = [
  'pages',
  'products',
  'features',
  'integrations',
  'works',
  'stories',
  'posts',
  'jobs',
  'people',
  'articles',
  'questions',
] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** One thing that can be found, in one language. */
export interface SearchEntry {
  group: SearchGroup;
  name: string;
  /** A sentence on it; '' where there is none. */
  text: string;
  /** Further words it is found by; not shown. */
  more: string;
  /** The words of a long text, folded, each once; where nothing else is found, it is found by them. */
  body?: string;
  to: PageKey;
  params?: Params;
  /** The query, without its question mark. */
  search?: string;
  /** The id of its place on the page. */
  hash?: string;
}

/** Where the build puts a language's index. */
export const searchIndexUrl = (language: LanguageCode): string => `/assets/search/${language}.json`;

const indexes = new Map<LanguageCode, Promise<readonly SearchEntry[]>>();

/** Milliseconds until an index counts as lost. */
const timeOut = 10_000;

async function load(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const url = `${searchIndexUrl(language)}?v=${settings.version}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeOut) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as readonly SearchEntry[];
}

/** Everything that can be found in a language; fetched once, and again after a failure. Rejects when it can't be had. */
export function fetchSearchIndex(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const index = indexes.get(language) ?? load(language);
  indexes.set(language, index);
  index.catch(() => indexes.delete(language));
  return index;
}
