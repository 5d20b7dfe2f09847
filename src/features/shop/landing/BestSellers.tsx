import type en from '@words/en/shop/index.json';
import { products } from '@/data/products';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ProductCard } from '../ProductCard';
import related from '../RelatedProducts.module.scss';
import { noFilters, serializeFilters } from '../filters';
import styles from './BestSellers.module.scss';

/** In-stock products by number of reviews. */
const best = [...products]
  .filter(({ stock }) => stock > 0)
  .sort((a, b) => b.review.count - a.review.count)
  .slice(0, 4);

/** Four best-selling products. */
export function BestSellers({ words }: { words: (typeof en)['best'] }) {
  return (
    <Section joined labelledBy="best-title">
      <div className={styles.head}>
        <h2 id="best-title">{words.title}</h2>
        <Button
          variant="text"
          icon="arrow-right"
          to="shop/grid"
          search={serializeFilters({ ...noFilters, sort: 'rating' })}
        >
          {words.all}
        </Button>
      </div>
      <ol className={`${related.row} ${styles.ranked}`}>
        {best.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
