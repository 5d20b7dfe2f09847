import type enGrid from '@words/en/shop/grid.json';
import { useMemo } from 'react';
import { categoryIds } from '@/data/categories';
import { type ColorId, colorIds } from '@/data/colors';
import { interpolate } from '@/lib/interpolate';
import styles from './Filters.module.scss';
import { ListFilter } from './ListFilter';
import { PriceFilter } from './PriceFilter';
import { Stars } from './Stars';
import { ColorDot } from './Swatches';
import { useCatalogue } from './useCatalogue';
import { type Filters, genders, noFilters, ratings, sizes } from './filters';
import { type IndexedProduct, countFacets } from './findProducts';

interface FilterPanelProps {
  words: (typeof enGrid)['filters'];
  filters: Filters;
  /** All products, and the deferred filters that the counts belong to. */
  products: readonly IndexedProduct[];
  deferredFilters: Filters;
  onChange: (change: Partial<Filters>, replace?: boolean) => void;
}

/** Filters with counts; changes apply at once. */
export function FilterPanel({ words, filters, products, deferredFilters, onChange }: FilterPanelProps) {
  const { categoryOf, colorOf, words: names } = useCatalogue();
  const { counts, prices } = useMemo(() => countFacets(products, deferredFilters), [products, deferredFilters]);
  // Highest price of all products, independent of filters.
  const maxPrice = useMemo(() => products.reduce((highest, { price }) => Math.max(highest, price), 0), [products]);
  const listWords = { more: words.more, less: words.less, number: words.number };
  const toggleColor = (color: ColorId) =>
    filters.color.includes(color) ? filters.color.filter((other) => other !== color) : [...filters.color, color];
  const toggleSize = (size: string) =>
    filters.size.includes(size) ? filters.size.filter((other) => other !== size) : [...filters.size, size];
  return (
    <div className={styles.root}>
      <ListFilter
        title={words.category}
        values={categoryIds}
        nameOf={categoryOf}
        counts={counts.category}
        chosen={filters.category}
        onChange={(category) => onChange({ category })}
        {...listWords}
      />
      <PriceFilter
        words={words}
        maxPrice={maxPrice}
        prices={prices}
        from={filters.from}
        to={filters.to}
        onChange={(from, to) => onChange({ from, to })}
      />
      <fieldset className={styles.group}>
        <legend>{words.color}</legend>
        <div className={styles.colors}>
          {colorIds.map((color) => (
            <button
              key={color}
              type="button"
              aria-pressed={filters.color.includes(color)}
              aria-label={interpolate(words.number, { name: colorOf(color), count: counts.color[color] ?? 0 })}
              title={colorOf(color)}
              onClick={() => onChange({ color: toggleColor(color) })}
            >
              <ColorDot color={color} />
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.size}</legend>
        <div className={styles.sizes}>
          {sizes.map((size) => (
            <button
              key={size}
              type="button"
              aria-pressed={filters.size.includes(size)}
              aria-label={interpolate(words.number, { name: size, count: counts.size[size] ?? 0 })}
              onClick={() => onChange({ size: toggleSize(size) })}
            >
              {size}
            </button>
          ))}
        </div>
      </fieldset>
      <ListFilter
        title={words.gender}
        values={genders}
        nameOf={(value) => names.genders[value]}
        counts={counts.gender}
        chosen={filters.gender}
        onChange={(gender) => onChange({ gender })}
        {...listWords}
      />
      <fieldset className={styles.group}>
        <legend>{words.rating}</legend>
        <div className={styles.ratings}>
          {ratings.map((stars) => (
            <button
              key={stars}
              type="button"
              aria-pressed={filters.stars === stars}
              onClick={() => onChange({ stars: filters.stars === stars ? noFilters.stars : stars })}
            >
              <Stars value={stars} />
              {interpolate(words.ratingUp, { stars })}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.switches}>
        {(['stock', 'sale'] as const).map((name) => (
          <label key={name}>
            <span>{words[name]}</span>
            <input
              type="checkbox"
              role="switch"
              checked={filters[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
