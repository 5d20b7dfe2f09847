import { numberFormat } from '@/lib/formats';
import type enCatalogue from '@words/en/catalogue.json';
import { createContext, useContext } from 'react';
import type { Sale } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { interpolate } from '@/lib/interpolate';
import { money } from '@/lib/money';
import { useLanguage } from '@/ui/translation';

/** Names of products, categories and colours, and what every card says. */
export type CatalogueWords = typeof enCatalogue;

/** The catalogue's words in the language on screen; the page provides them. */
export const CatalogueContext = createContext<CatalogueWords | null>(null);

/** What the shop's parts say, in the language on screen. */
export function useCatalogue() {
  const words = useContext(CatalogueContext);
  const language = useLanguage();
  if (!words) throw new Error('There is no catalogue around this part');
  const named = (table: Readonly<Record<string, string>>, id: string | null) => table[id ?? ''] ?? '';
  const price = (cents: number) => money(cents, language);
  return {
    words,
    price,
    nameOf: (id: string) => (words.products as Record<string, { name: string }>)[id]?.name ?? '',
    textOf: (id: string) => (words.products as Record<string, { text: string }>)[id]?.text ?? '',
    colorOf: (id: string | null) => named(words.colors, id),
    categoryOf: (id: string) => named(words.categories, id),
    viewOf: (view: string) => named(words.views, view),
    /** 4.7 as the language writes it. */
    starsOf: (stars: number) => numberFormat(language, { minimumFractionDigits: 1 }).format(stars),
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
