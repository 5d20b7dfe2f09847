import type { ReactNode } from 'react';
import { priceOf } from '@/data/prices';
import { type ProductId, pictureOf, productOf } from '@/data/products';
import { Button } from '@/ui/Button';
import styles from './EmptyState.module.scss';
import { useCatalogue } from './useCatalogue';

interface EmptyStateProps {
  /** Drawing of what the list is for. Decorative. */
  picture: ReactNode;
  /** Products below the drawing, as they look on the filled list. Decorative. */
  samples: readonly ProductId[];
  words: { title: string; text: string; shop: string };
}

/** Empty state of an account list. */
export function EmptyState({ picture, samples, words }: EmptyStateProps) {
  const { nameOf, price } = useCatalogue();
  return (
    <section className={styles.root} aria-labelledby="nothing-title">
      <div className={styles.preview} aria-hidden="true">
        {picture}
        <div className={styles.list}>
          {samples
            .flatMap((id) => productOf(id) ?? [])
            .map((product) => (
              <p key={product.id}>
                <img
                  src={pictureOf(product)}
                  data-color={product.attributes.colors[0]}
                  alt=""
                  width="48"
                  height="48"
                  loading="lazy"
                />
                <span>{nameOf(product.id)}</span>
                <b>{price(priceOf(product))}</b>
              </p>
            ))}
        </div>
      </div>
      <h2 id="nothing-title">{words.title}</h2>
      <p>{words.text}</p>
      <Button to="shop/grid" icon="arrow-right">
        {words.shop}
      </Button>
    </section>
  );
}
