import type { Params } from './addresses';
import type { LanguageCode } from './languages';
import type { PageKey } from './menu';
import { settings } from './settings';

/** Groups of search results, in display order; labels: `search.groups`. */
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

/** An entry of the search index. */
export interface SearchEntry {
  group: SearchGroup;
  name: string;
  /** The name is a sentence: it ranks below names of things. */
  sentence?: true;
  /** URL of a picture. */
  picture?: string;
  /** Price of a product in cents, reductions included. */
  price?: number;
  /** Suggested before anything is typed. */
  popular?: true;
  /** A one-sentence summary, or ''. */
  text: string;
  /** Further keywords; not shown. */
  more: string;
  /** Unique normalized words of a long text, for the lowest rank. */
  body?: string;
  to: PageKey;
  params?: Params;
  /** Query without the question mark. */
  search?: string;
  /** Id of its element on the page. */
  hash?: string;
}

/** URL of a language's search index. */
export const searchIndexUrl = (language: LanguageCode): string => `/assets/search/${language}.json`;

const indexes = new Map<LanguageCode, Promise<readonly SearchEntry[]>>();

/** Milliseconds until the request is aborted. */
const requestTimeout = 10_000;

async function fetchIndex(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const url = `${searchIndexUrl(language)}?v=${settings.version}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return (await response.json()) as readonly SearchEntry[];
}

/** Fetches the search index of a language once; a failure rejects and is retried by the next call. */
export function fetchSearchIndex(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const index = indexes.get(language) ?? fetchIndex(language);
  indexes.set(language, index);
  index.catch(() => indexes.delete(language));
  return index;
}
