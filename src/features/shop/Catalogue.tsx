import type { ReactNode } from 'react';
import { CatalogueContext, type CatalogueWords } from './catalogue';

/** Gives the shop's parts the catalogue's words. */
export function Catalogue({ words, children }: { words: CatalogueWords; children: ReactNode }) {
  return <CatalogueContext value={words}>{children}</CatalogueContext>;
}
