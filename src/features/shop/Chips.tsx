import type enGrid from '@words/en/shop/grid.json';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './Chips.module.scss';
import { useCatalogue } from './useCatalogue';
import type { Filters } from './filters';

export interface Chip {
  key: string;
  name: string;
  /** Change that removes the filter. */
  without: Partial<Filters>;
}

/** Active filters and the change that removes each. */
export function useChips(filters: Filters, words: (typeof enGrid)['chips']): Chip[] {
  const { words: names, colorOf, categoryOf, variantOf, price } = useCatalogue();
  const { query, category, color, size, gender, from, to, stars, sale, stock } = filters;
  const without = <T,>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  const bounds = { from: price(from ?? 0), to: price(to ?? 0) };
  const range = from === null ? words.priceTo : to === null ? words.priceFrom : words.price;
  return [
    ...(query.trim()
      ? [{ key: 'q', name: interpolate(words.query, { query: query.trim() }), without: { query: '' } }]
      : []),
    ...category.map((id) => ({ key: id, name: categoryOf(id), without: { category: without(category, id) } })),
    ...(from !== null || to !== null
      ? [{ key: 'price', name: interpolate(range, bounds), without: { from: null, to: null } }]
      : []),
    ...color.map((id) => ({ key: id, name: colorOf(id), without: { color: without(color, id) } })),
    ...size.map((id) => ({
      key: id,
      name: variantOf({ color: null, size: id }),
      without: { size: without(size, id) },
    })),
    ...gender.map((id) => ({ key: id, name: names.genders[id], without: { gender: without(gender, id) } })),
    ...(stars > 0 ? [{ key: 'stars', name: interpolate(words.stars, { stars }), without: { stars: 0 } }] : []),
    ...(stock ? [{ key: 'stock', name: words.stock, without: { stock: false } }] : []),
    ...(sale ? [{ key: 'sale', name: words.sale, without: { sale: false } }] : []),
  ];
}

interface ChipsProps {
  chips: readonly Chip[];
  words: (typeof enGrid)['chips'];
  onChange: (change: Partial<Filters>) => void;
}

/** Active filters as removable chips. */
export function Chips({ chips, words, onChange }: ChipsProps) {
  const removable = useFocusAfterRemoval();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={words.label}>
      {chips.map(({ key, name, without }) => (
        <li key={key} ref={removable}>
          <button
            type="button"
            aria-label={interpolate(words.remove, { name })}
            onClick={ignoreDoubleClick(() => onChange(without))}
          >
            {name}
            <Icon name="x-lg" />
          </button>
        </li>
      ))}
    </ul>
  );
}
