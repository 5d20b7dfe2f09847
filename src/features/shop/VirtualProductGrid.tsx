import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { ProductCard } from './ProductCard';
import grid from './ProductGrid.module.scss';
import styles from './VirtualProductGrid.module.scss';
import type { Filters } from './filters';
import { type IndexedProduct, colorFor } from './findProducts';

/** Number of columns of the CSS grid. */
function columnsOf(element: HTMLElement): number {
  return getComputedStyle(element).gridTemplateColumns.split(' ').length;
}

/** Estimated height of a row in pixels. */
const estimatedRowHeight = 420;

interface VirtualProductGridProps {
  items: readonly IndexedProduct[];
  filters: Pick<Filters, 'color' | 'size'>;
}

/** Virtualized product grid: renders visible rows only. */
export function VirtualProductGrid({ items, filters }: VirtualProductGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  // Render no rows before the layout is measured.
  const [{ columns, top }, setLayout] = useState({ columns: 0, top: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !ruler.current) return;
      const layout = { columns: columnsOf(ruler.current), top: frame.current.offsetTop };
      setLayout((current) => (current.columns === layout.columns && current.top === layout.top ? current : layout));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);
  const rows = columns && Math.ceil(items.length / columns);
  // Start without overscan, add one row per side in the next frame.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => afterPaint(() => startTransition(() => setOverscan(1))), []);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => estimatedRowHeight,
    overscan,
    scrollMargin: top,
    // Measure by ResizeObserver: measuring on mount forces another layout.
    measureElement: (row, entry, virtualizer) =>
      entry
        ? measureElement(row, entry, virtualizer)
        : (virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ?? estimatedRowHeight),
  });
  const measureRow = virtual.measureElement;
  const content = useRef<HTMLDivElement>(null);
  const removable = useFocusAfterRemoval();
  const [firstRow] = virtual.getVirtualItems();
  const height = virtual.getTotalSize();
  const offset = (firstRow?.start ?? top) - top;
  // Set by CSSOM: the CSP forbids style attributes.
  useLayoutEffect(() => {
    if (frame.current) frame.current.style.blockSize = `${height}px`;
    if (content.current) content.current.style.transform = `translateY(${offset}px)`;
  }, [height, offset]);
  return (
    <div ref={frame} className={styles.root} role="list">
      <div ref={ruler} className={`${grid.root} ${styles.ruler}`} aria-hidden="true" />
      <div ref={content}>
        {virtual.getVirtualItems().map(({ key, index }) => (
          <div key={key} data-index={index} ref={measureRow} className={styles.row}>
            <div className={grid.root}>
              {items.slice(index * columns, (index + 1) * columns).map(({ product }, column) => (
                <div
                  key={product.id}
                  ref={removable}
                  role="listitem"
                  aria-posinset={index * columns + column + 1}
                  aria-setsize={items.length}
                >
                  <ProductCard product={product} level={2} preferredColor={colorFor(product, filters)} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
