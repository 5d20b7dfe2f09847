import { numberFormat } from '@/lib/formats';
import type enCatalogue from '@words/en/catalogue.json';
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Product, Sale } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { interpolate } from '@/lib/interpolate';
import { formatMoney } from '@/lib/formatMoney';
import { useLanguage } from '@/ui/translation';

/** Names of products, categories and colours, and the texts of product cards and the cart. */
export type CatalogueWords = typeof enCatalogue;

interface CatalogueContextValue {
  words: CatalogueWords;
  /** Shared `t`: a hook per card is slower than the translation. */
  t: TFunction;
}

/** Context of the catalogue's words, provided by `CatalogueProvider`. */
export const CatalogueContext = createContext<CatalogueContextValue | null>(null);

/**
 * Names, formatted prices and texts of the catalogue in the language on screen. Prices are in cents.
 * @throws without a `CatalogueProvider`
 */
export function useCatalogue() {
  const context = useContext(CatalogueContext);
  const language = useLanguage();
  if (!context) throw new Error('useCatalogue must be used inside CatalogueProvider');
  const { words, t } = context;
  const named = (table: Readonly<Record<string, string>>, id: string | null) => table[id ?? ''] ?? '';
  const price = (cents: number) => formatMoney(cents, language);
  /** Rating with one decimal, such as 4.7, in the format of the language. */
  const starsOf = (stars: number) => numberFormat(language, { minimumFractionDigits: 1 }).format(stars);
  return {
    words,
    price,
    nameOf: (id: string) => (words.products as Record<string, { name: string }>)[id]?.name ?? '',
    textOf: (id: string) => (words.products as Record<string, { text: string }>)[id]?.text ?? '',
    colorOf: (id: string | null) => named(words.colors, id),
    categoryOf: (id: string) => named(words.categories, id),
    viewOf: (view: string) => named(words.views, view),
    starsOf,
    ratingOf: ({ stars, count }: Product['review']) =>
      t('card.rating', { ns: 'catalogue', stars: starsOf(stars), count }),
    saleOf: ({ type, discount }: Sale) =>
      type === 'percent'
        ? interpolate(words.card.percentOff, { percent: discount })
        : interpolate(words.card.amountOff, { amount: formatMoney(discount, language, discount % 100 === 0) }),
    /** Colour and size of a variant: "Pine, 256 GB". */
    variantOf: ({ color, size }: { color: string | null; size: string | null }) =>
      [named(words.colors, color), size && interpolate(words.card.sizes[sizeKindOf(size)].one, { size })]
        .filter(Boolean)
        .join(', '),
  };
}
