import { useState } from 'react';
import { ProductCard } from './ProductCard';
import styles from './WishlistSuggestions.module.scss';
import { suggestedProducts } from './suggestedProducts';

interface WishlistSuggestionsProps {
  title: string;
  /** Ids on the wishlist. */
  wished: readonly string[];
}

/** Show suggestions below this length; also the number of suggestions. */
const maxSuggestions = 4;

/** Suggestions below a short wishlist. Fixed on mount: removing a card on click would lose the focus. */
export function WishlistSuggestions({ title, wished }: WishlistSuggestionsProps) {
  const [ideas] = useState(() =>
    wished.length < maxSuggestions
      ? suggestedProducts.filter(({ id }) => !wished.includes(id)).slice(0, maxSuggestions)
      : [],
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
