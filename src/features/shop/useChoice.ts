import { useMemo } from 'react';
import type { ColorId } from '@/data/colors';
import { type Product, stockOf } from '@/data/products';
import { useQuery } from '@/ui/useQuery';

/** What a visitor has chosen of a product; it stands in the address, so that it can be shared. */
export interface Choice {
  color: ColorId;
  /** Null until one is chosen, and where there is none to choose. */
  size: string | null;
  view: string;
  /** Pieces there are of the choice; of the best size while none is chosen. */
  stock: number;
}

const among = <T extends string>(known: readonly T[], asked: string | null): T | undefined =>
  known.find((one) => one === asked);

/** Reads the choice from the address, and writes a change of it there. */
export function useChoice(product: Product): [Choice, (change: Partial<Omit<Choice, 'stock'>>) => void] {
  const [query, setQuery] = useQuery();
  const { attributes, images } = product;
  const choice = useMemo(() => {
    const asked = new URLSearchParams(query);
    const color = among(attributes.colors, asked.get('color')) ?? attributes.colors[0];
    const size = among(attributes.size ?? [], asked.get('size')) ?? null;
    const view = among(images, asked.get('view')) ?? images[0] ?? '';
    const sizes = attributes.size && size === null ? attributes.size : [size];
    return { color, size, view, stock: Math.max(...sizes.map((one) => stockOf(product, { color, size: one }))) };
  }, [query, attributes, images, product]);
  const change = (part: Partial<Omit<Choice, 'stock'>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(part)) {
      if (value === null || (name === 'view' && value === images[0])) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next.toString(), { replace: true });
  };
  return [choice, change];
}
