import { numberFormat } from '@/lib/formats';
import type enCatalogue from '@words/en/catalogue.json';
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Product, Sale } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { interpolate } from '@/lib/interpolate';
import { money } from '@/lib/money';
import { useLanguage } from '@/ui/translation';

/** Names of products, categories and colours, and what every card says. */
export type CatalogueWords = typeof enCatalogue;

interface CatalogueSpeech {
  words: CatalogueWords;
  /** One hook for a whole shelf: it takes longer than a text. */
  t: TFunction;
}

/** The catalogue's words in the language on screen; `Catalogue` provides them. */
export const CatalogueContext = createContext<CatalogueSpeech | null>(null);

/** What the shop's parts say, in the language on screen. */
export function useCatalogue() {
  const speech = useContext(CatalogueContext);
  const language = useLanguage();
  if (!speech) throw new Error('There is no catalogue around this part');
  const { words, t } = speech;
  const named = (table: Readonly<Record<string, string>>, id: string | null) => table[id ?? ''] ?? '';
  const price = (cents: number) => money(cents, language);
  /** 4.7 as the language writes it. */
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
        : interpolate(words.card.amountOff, { amount: money(discount, language, discount % 100 === 0) }),
    /** "Pine, 256 GB": the colour and the size of a choice. */
    variantOf: ({ color, size }: { color: string | null; size: string | null }) =>
      [named(words.colors, color), size && interpolate(words.card.sizes[sizeKindOf(size)].one, { size })]
        .filter(Boolean)
        .join(', '),
  };
}
