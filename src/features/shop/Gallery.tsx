import type enSingle from '@words/en/shop/single.json';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Product, pictureOf } from '@/data/products';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { WindLines } from '@/ui/art/WindLines';
import { zoomIn } from '@/ui/icons/zoom-in';
import { zoomOut } from '@/ui/icons/zoom-out';
import styles from './Gallery.module.scss';
import { useCatalogue } from './useCatalogue';
import type { VariantChoice } from './useVariantChoice';

interface GalleryProps {
  product: Product;
  words: (typeof enSingle)['gallery'];
  choice: VariantChoice;
  onView: (view: string) => void;
}

/** Pan distance per key press, in percent. */
const step = 12;

const within = (value: number) => Math.min(100, Math.max(0, value));

/** Product pictures with thumbnails; zoom follows the pointer or the arrow keys. */
export function Gallery({ product, words, choice: { color, view }, onView }: GalleryProps) {
  const { nameOf, colorOf, viewOf, words: names, saleOf } = useCatalogue();
  const [zoomed, setZoomed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const centre = useRef({ x: 50, y: 50 });
  const thumbs = useRef<HTMLDivElement>(null);
  const { images, flat, sale, stock } = product;
  const bleeds = (of: string) => (flat && of === 'detail') || of === 'screen' || undefined;

  const zoomTo = (x: number, y: number) => {
    centre.current = { x: within(x), y: within(y) };
    if (picture.current) picture.current.style.transformOrigin = `${centre.current.x}% ${centre.current.y}%`;
  };
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!zoomed) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    zoomTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const turn = (by: number) => {
    const next = images[(images.indexOf(view) + by + images.length) % images.length];
    if (next) onView(next);
  };
  const onKey = (event: KeyboardEvent) => {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [
      0, 0,
    ];
    if (event.key === 'Escape') setZoomed(false);
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    if (zoomed) zoomTo(centre.current.x + (dx ?? 0) * step, centre.current.y + (dy ?? 0) * step);
    else turn((dx ?? 0) + (dy ?? 0));
  };
  const onThumbKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
    const index = (images.indexOf(view) + by + images.length) % images.length;
    thumbs.current?.querySelectorAll('button')[index]?.focus();
  };
  const alt = (of: string) =>
    interpolate(words.alt, { name: nameOf(product.id), color: colorOf(color), view: viewOf(of) });
  return (
    <section className={`${styles.root} query-dependent`} aria-label={words.label}>
      <div ref={thumbs} className={styles.thumbs} role="group" aria-label={words.label} onKeyDown={onThumbKey}>
        {images.map((of, index) => (
          <button
            key={of}
            type="button"
            tabIndex={of === view ? 0 : -1}
            aria-pressed={of === view}
            aria-label={interpolate(words.view, { number: index + 1, count: images.length, view: viewOf(of) })}
            data-color={color}
            onClick={() => onView(of)}
          >
            <img
              src={pictureOf(product, color, of)}
              alt=""
              width="84"
              height="84"
              loading="lazy"
              data-bleeds={bleeds(of)}
            />
          </button>
        ))}
      </div>
      <div className={styles.stage} data-color={color} data-flat={flat} data-zoomed={zoomed || undefined}>
        <WindLines />
        <button
          type="button"
          aria-pressed={zoomed}
          aria-label={zoomed ? words.zoomOut : words.zoom}
          onClick={(event) => {
            setZoomed(!zoomed);
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
            // Keyboard clicks have no position: zoom into the centre.
            const byKey = event.detail === 0;
            zoomTo(
              byKey ? 50 : ((event.clientX - left) / width) * 100,
              byKey ? 50 : ((event.clientY - top) / height) * 100,
            );
          }}
          onPointerMove={follow}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setZoomed(false)}
          onKeyDown={onKey}
        >
          <img
            ref={picture}
            src={pictureOf(product, color, view)}
            alt={alt(view)}
            width="600"
            height="600"
            fetchPriority="high"
            data-bleeds={bleeds(view)}
          />
        </button>
        {(sale || stock === 0) && (
          <p className={`${styles.pill} ${stock === 0 ? styles.outlined : ''}`}>
            {stock === 0 ? names.card.soldOut : sale && saleOf(sale)}
          </p>
        )}
        <p className={styles.hint} aria-hidden="true">
          <Icon name={zoomed ? zoomOut : zoomIn} />
          {zoomed ? words.zoomOut : words.hint}
        </p>
      </div>
    </section>
  );
}
