import type en from '@words/en/shop/index.json';
import { bestSellers } from '@/data/shopFront';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { ProductCard } from '../ProductCard';
import related from '../RelatedProducts.module.scss';
import { distinctColors } from '../distinctColors';
import { noFilters, serializeFilters } from '../filters';
import styles from './BestSellers.module.scss';

const colors = distinctColors(bestSellers);

/** Four best-selling products, each in a colour of its own. */
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
        {bestSellers.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} preferredColor={colors[index]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
