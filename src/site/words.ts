import type { ComponentType } from 'react';
import type { Namespaces } from '@/pageTypes';
import type { Params } from './addresses';
import type { PageKey, menu } from './menu';
import type { SharedWords } from './sharedNamespace';

/** The words that every page has. */
export interface PageWords {
  meta: { title: string; description: string };
}

/** `stories/:id` with the sample of the row → `stories/egeoptik`: all entries of a page have words of one shape. */
type NamespaceAt<Path, Sample> = Path extends `${infer Folder}:${infer Name extends string & keyof Sample}`
  ? `${Folder}${string & Sample[Name]}`
  : Path;

type WordsAt<Name> = Name extends keyof Namespaces ? Namespaces[Name] : { missing: Name };

type FurtherWords<Row> = Row extends { words: infer Words }
  ? {
      [Prop in keyof Words]: WordsAt<NamespaceAt<Words[Prop], Row extends { sample: infer Sample } ? Sample : unknown>>;
    }
  : unknown;

/** The props of a page: its own namespace, the shared one, and those that its row of the manifest names. */
export type WordsOf<K extends PageKey> = PageWords & WordsAt<K> & SharedWords<K> & FurtherWords<(typeof menu)[K]>;

/**
 * A page module: the component and, optionally, `metaOf` for a title and description that depend on params or query.
 * `query` may start with ?; '' while prerendering.
 */
export interface PageModule<Words = PageWords> {
  default: ComponentType<Words>;
  metaOf?: (words: Words, params: Params, query: string) => PageWords['meta'];
  /** `lazyHydrate` parts that are preloaded when the page is navigated to. */
  parts?: readonly { preload: () => Promise<void> }[];
}

/** The module of a page file, which takes no other words than its row of the manifest names. */
export type PageFile<K extends PageKey, Module extends PageModule<WordsOf<K>>> = Module;
