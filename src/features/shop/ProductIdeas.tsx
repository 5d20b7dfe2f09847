import { useState } from 'react';
import type { Product } from '@/data/products';
import { ProductCard } from './ProductCard';
import styles from './ProductIdeas.module.scss';

interface ProductIdeasProps {
  title: string;
  /** Best first. */
  from: readonly Product[];
  /** Ids on the list above. */
  known?: readonly string[];
}

/** Show ideas below this length; also the number of ideas. */
const maxIdeas = 4;

/** Ideas below a short list of products. Fixed on mount: removing a card on click would lose the focus. */
export function ProductIdeas({ title, from, known = [] }: ProductIdeasProps) {
  const [ideas] = useState(() =>
    known.length < maxIdeas ? from.filter(({ id }) => !known.includes(id)).slice(0, maxIdeas) : [],
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
