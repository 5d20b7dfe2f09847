import { type Product, products } from '@/data/products';
import { Section } from '@/ui/Section';
import { ProductCard } from './ProductCard';
import styles from './RelatedProducts.module.scss';
import { distinctColors } from './distinctColors';

interface RelatedProductsProps {
  title: string;
  product: Product;
}

/** Two products of the same category and two of others, in stock. */
function productsRelatedTo({ id, categoryId }: Product): Product[] {
  const others = products.filter((product) => product.id !== id && product.stock > 0);
  const sameCategory = others.filter((product) => product.categoryId === categoryId).slice(0, 2);
  const categories = new Set([categoryId]);
  const otherCategories = others.filter((product) => {
    // One per category, starting behind this product, so that pages differ.
    if (categories.has(product.categoryId)) return false;
    categories.add(product.categoryId);
    return true;
  });
  const start = Number(id) % Math.max(1, otherCategories.length);
  return [...sameCategory, ...otherCategories.slice(start), ...otherCategories.slice(0, start)].slice(0, 4);
}

/** Four related products in different colours, below a product. */
export function RelatedProducts({ title, product }: RelatedProductsProps) {
  const related = productsRelatedTo(product);
  const colors = distinctColors(related);
  return (
    <Section tight labelledBy="related-title">
      <h2 id="related-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.row}>
        {related.map((other, index) => (
          <ProductCard key={other.id} product={other} preferredColor={colors[index]} />
        ))}
      </div>
    </Section>
  );
}
