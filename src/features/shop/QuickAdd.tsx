import { useEffect, useRef, useState } from 'react';
import { type Product, stockOf } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import styles from './QuickAdd.module.scss';
import { useCatalogue } from './useCatalogue';
import { useAddToCart } from './useAddToCart';

interface QuickAddProps {
  product: Product;
  /** Colour shown on the card. */
  color: string;
}

/** Adds to the cart; asks for a size first if there are several. */
export function QuickAdd({ product, color }: QuickAddProps) {
  const { words, nameOf } = useCatalogue();
  const add = useAddToCart();
  const [isChoosingSize, setChoosingSize] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const wasChoosingSize = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = nameOf(product.id);
  const { size } = product.attributes;
  useEffect(() => {
    if (isChoosingSize) {
      // All sizes sold out in this colour: focus the close button.
      const size = choices.current?.querySelector<HTMLElement>('button:enabled');
      (size ?? choices.current?.parentElement?.querySelector('button'))?.focus();
    } else if (wasChoosingSize.current) {
      // The opener is mounted again only now.
      opener.current?.focus();
    }
    wasChoosingSize.current = isChoosingSize;
  }, [isChoosingSize]);
  const close = () => setChoosingSize(false);
  if (isChoosingSize && size) {
    const sizeWords = words.card.sizes[sizeKindOf(size[0] ?? '')];
    return (
      <div
        className={styles.sizes}
        role="group"
        aria-label={sizeWords.choose}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <div className={styles.row}>
          <p>{sizeWords.choose}</p>
          <button type="button" className={styles.close} aria-label={sizeWords.close} onClick={close}>
            <Icon name="x-lg" />
          </button>
        </div>
        <div ref={choices} className={styles.choices}>
          {size.map((choice) => (
            <button
              key={choice}
              type="button"
              disabled={stockOf(product, { color, size: choice }) === 0}
              aria-label={interpolate(sizeWords.add, { name, size: choice })}
              onClick={() => {
                add(product, { color, size: choice });
                close();
              }}
            >
              {choice}
            </button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      className={styles.add}
      aria-label={interpolate(words.card.addNamed, { name })}
      onClick={() => (size ? setChoosingSize(true) : add(product, { color, size: null }))}
    >
      <Icon name="cart" />
      <span>{words.card.add}</span>
    </button>
  );
}
