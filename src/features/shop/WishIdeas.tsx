import { useState } from 'react';
import { ProductCard } from './ProductCard';
import styles from './WishIdeas.module.scss';
import { suggested } from './suggested';

interface WishIdeasProps {
  title: string;
  /** Ids that have a heart. */
  wished: readonly string[];
}

/** Fewer wishes than this leave room for the favourites of others. */
const few = 4;

/**
 * What a short wishlist may begin with; a heart can be given on the spot. Chosen once: a card that left with its heart
 * would take the focus along.
 */
export function WishIdeas({ title, wished }: WishIdeasProps) {
  const [ideas] = useState(() =>
    wished.length < few ? suggested.filter(({ id }) => !wished.includes(id)).slice(0, few) : [],
  );
  if (ideas.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="ideas-title">
      <h2 id="ideas-title">{title}</h2>
      <div className={styles.row}>
        {ideas.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}
