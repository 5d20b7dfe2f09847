import type enGrid from '@words/en/shop/grid.json';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { type Product, products as sold } from '@/data/products';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Dialog, closeDialog, openDialogProps } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { SearchForm } from '@/ui/SearchForm';
import { Select } from '@/ui/Select';
import { sliders } from '@/ui/icons/sliders';
import { scrollToListTop } from '@/ui/scrollToListTop';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useQueryString } from '@/ui/useQueryString';
import { Chips, useChips } from './Chips';
import { FilterPanel } from './FilterPanel';
import { NoResults } from './NoResults';
import { Pagination } from './Pagination';
import { ProductGrid } from './ProductGrid';
import styles from './ShopGrid.module.scss';
import { useCatalogue } from './useCatalogue';
import { type Filters, isUnfiltered, noFilters, pageSizes, parseFilters, sorts, serializeFilters } from './filters';
import { findProducts, indexProducts } from './findProducts';

const filterDialogId = 'shop-filters';

type GridWords = Omit<typeof enGrid, 'meta' | 'head'>;

interface ShopGridProps extends GridWords {
  products?: readonly Product[];
}

/** Product list with filters, sorting and pagination; all are query parameters. */
export function ShopGrid({ products = sold, filters: words, chips, bar, pages: pageWords, ...rest }: ShopGridProps) {
  const { nameOf, textOf, categoryOf, colorOf } = useCatalogue();
  const [query, setQuery] = useQueryString();
  const filters = useMemo(() => parseFilters(query), [query]);
  const status = useId();
  const top = useRef<HTMLDivElement>(null);

  const indexedProducts = useMemo(
    () =>
      indexProducts(products, ({ id, categoryId, attributes }) =>
        [nameOf(id), textOf(id), categoryOf(categoryId), ...attributes.colors.map(colorOf)].join(' '),
      ),
    // Names change with the language, all at once: one of them is dependency enough.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [products, nameOf(products[0]?.id ?? '')],
  );
  // Deferred: controls respond in the next frame, results and counts follow.
  const deferredFilters = useDeferredValue(filters);
  const found = useMemo(() => findProducts(indexedProducts, deferredFilters), [indexedProducts, deferredFilters]);
  const chosen = useChips(deferredFilters, chips);

  const size = deferredFilters.show === 'all' ? Number.POSITIVE_INFINITY : Number(deferredFilters.show);
  const count = found.length;
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(deferredFilters.page, pages);
  const start = size === Number.POSITIVE_INFINITY ? 0 : (page - 1) * size;
  const items = useMemo(() => found.slice(start, start + size), [found, start, size]);

  const latest = useRef(filters);
  latest.current = filters;
  const change = useCallback(
    (part: Partial<Filters>, replace = false) =>
      setQuery(serializeFilters({ ...latest.current, page: 1, ...part }), { replace }),
    [setQuery],
  );
  const clear = () => setQuery(serializeFilters({ ...noFilters, sort: filters.sort, show: filters.show }));

  const removable = useFocusAfterRemoval();
  const narrow = useMediaQuery('(max-width: 991.98px)');
  const [opened, setOpened] = useState(false);
  const panel = (
    <FilterPanel
      words={words}
      filters={filters}
      products={indexedProducts}
      deferredFilters={deferredFilters}
      onChange={change}
    />
  );
  const openLabel = chosen.length > 0 ? interpolate(words.openCount, { count: chosen.length }) : words.open;
  return (
    <div className={styles.root} ref={top}>
      <aside className={styles.rail} aria-label={words.title}>
        <SearchForm
          id="product-search"
          label={words.search}
          placeholder={words.placeholder}
          query={filters.query}
          onChange={(text) => change({ query: text }, true)}
        />
        <div className={styles.railHead}>
          <h2>{words.title}</h2>
          {chosen.length > 0 && (
            <button ref={removable} type="button" onClick={clear}>
              {words.clear}
            </button>
          )}
        </div>
        <div className={styles.panel}>{!narrow && panel}</div>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </aside>
      <div className={`${styles.main} query-dependent`}>
        <div className={styles.bar}>
          <p id={status} role="status" className={styles.status}>
            <strong>{interpolate(bar.found, { count })}</strong>
            {chosen.length > 0 && <span>, {interpolate(bar.filters, { count: chosen.length })}</span>}
          </p>
          <div className={styles.order}>
            <div className={styles.opener}>
              <button
                type="button"
                className={styles.filterButton}
                onPointerDown={() => setOpened(true)}
                onFocus={() => setOpened(true)}
                {...openDialogProps(filterDialogId)}
              >
                <Icon name={sliders} />
                {openLabel}
              </button>
            </div>
            <Select
              label={bar.sort}
              hidesLabel
              value={filters.sort}
              options={sorts.map((value) => ({ value, label: bar.sorts[value] }))}
              onChange={(sort) => change({ sort })}
            />
            <div className={styles.sizes}>
              <Select
                label={bar.show}
                value={filters.show}
                options={pageSizes.map((value) => ({ value, label: bar.sizes[value] }))}
                onChange={(show) => change({ show })}
              />
            </div>
          </div>
        </div>
        <Chips chips={chosen} words={chips} onChange={change} />
        {count > 0 ? (
          <ProductGrid
            items={items}
            filters={deferredFilters}
            unfiltered={isUnfiltered(deferredFilters) && deferredFilters.sort === 'featured' && page === 1}
            {...rest}
          />
        ) : (
          <NoResults words={rest.empty} chips={chosen} onChange={change} onClear={clear} />
        )}
        <Pagination
          words={pageWords}
          filters={{ ...deferredFilters, page }}
          pages={pages}
          onGo={(announcement) => scrollToListTop(top, status, announcement)}
        />
      </div>
      <Dialog id={filterDialogId} variant="drawer" label={words.title}>
        <div className={styles.drawerHead}>
          <h2>{words.title}</h2>
          <IconButton icon="x-lg" label={words.close} onClick={() => closeDialog(filterDialogId)} />
        </div>
        <div className={styles.drawerBody}>{narrow && opened && panel}</div>
        <div className={styles.drawerFoot}>
          <Button wide onClick={() => closeDialog(filterDialogId)}>
            {interpolate(words.show, { count })}
          </Button>
          {chosen.length > 0 && (
            <Button wide variant="text" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </Dialog>
    </div>
  );
}
