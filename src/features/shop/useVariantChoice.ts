import { useMemo } from 'react';
import type { ColorId } from '@/data/colors';
import { type Product, stockOf } from '@/data/products';
import { useQueryString } from '@/ui/useQueryString';

/** Variant chosen on a product page; in the query, so that it can be shared. */
export interface VariantChoice {
  color: ColorId;
  /** Null until chosen, or without sizes. */
  size: string | null;
  view: string;
  /** Stock of the variant; the highest of all sizes while none is chosen. */
  stock: number;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Reads and writes the variant in the query. Changes replace the history entry. */
export function useVariantChoice(
  product: Product,
): [VariantChoice, (change: Partial<Omit<VariantChoice, 'stock'>>) => void] {
  const [query, setQuery] = useQueryString();
  const { attributes, images } = product;
  const choice = useMemo(() => {
    const params = new URLSearchParams(query);
    const color = oneOf(attributes.colors, params.get('color')) ?? attributes.colors[0];
    const size = oneOf(attributes.size ?? [], params.get('size')) ?? null;
    const view = oneOf(images, params.get('view')) ?? images[0] ?? '';
    const sizes = attributes.size && size === null ? attributes.size : [size];
    return { color, size, view, stock: Math.max(...sizes.map((one) => stockOf(product, { color, size: one }))) };
  }, [query, attributes, images, product]);
  const change = (part: Partial<Omit<VariantChoice, 'stock'>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(part)) {
      if (value === null || (name === 'view' && value === images[0])) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next.toString(), { replace: true });
  };
  return [choice, change];
}
