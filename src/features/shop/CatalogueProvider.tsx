import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/ui/translation';
import { CatalogueContext, type CatalogueWords } from './useCatalogue';

/** Provides the catalogue's words. */
export function CatalogueProvider({ words, children }: { words: CatalogueWords; children: ReactNode }) {
  const { t } = useTranslation();
  const value = useMemo(() => ({ words, t }), [words, t]);
  return <CatalogueContext value={value}>{children}</CatalogueContext>;
}
