import { type Product, pictureOf } from '@/data/products';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { Section } from '@/ui/Section';
import { WindLines } from '@/ui/art/WindLines';
import styles from './ProductFacts.module.scss';
import { useVariantChoice } from './useVariantChoice';

/** Words of one product. */
export interface ProductWords {
  description: { first: string; second: string };
  facts: { title: string; text: string; items: Record<string, { value: string; title: string; text: string }> };
  specs: Record<string, { label: string; value: string }>;
  reviews: Record<string, string>;
}

interface ProductFactsProps extends Pick<ProductWords, 'description' | 'facts' | 'specs'> {
  product: Product;
  titles: { description: string; specs: string };
}

/** The bracket that names the axes of a size (H × W × D) stays on one line. */
const withUnbrokenAxes = (value: string) => value.replace(/\([^)]*×[^)]*\)/, withNonBreakingSpaces);

/** Key facts beside the product's last view in the chosen colour, then description and specifications. */
export function ProductFacts({ product, description, facts, specs, titles }: ProductFactsProps) {
  const [{ color }] = useVariantChoice(product);
  const view = product.images.at(-1);
  return (
    <>
      <section className={`${styles.band} query-dependent`} data-color={color} aria-labelledby="facts-title">
        <div className={styles.facts}>
          <div className={styles.picture} data-bleeds={view === 'screen' || undefined}>
            <WindLines />
            <img
              src={pictureOf(product, color, view)}
              alt=""
              width="480"
              height="480"
              data-flat={product.flat}
              loading="lazy"
              decoding="async"
            />
          </div>
          <div>
            <h2 id="facts-title">{facts.title}</h2>
            <p>{facts.text}</p>
            <ul>
              {Object.entries(facts.items).map(([key, item]) => (
                <li key={key}>
                  <p className={styles.value}>{item.value}</p>
                  <div>
                    <h3>{item.title}</h3>
                    <p>{item.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <Section tight>
        <div className={styles.about}>
          <section className={styles.prose} aria-labelledby="description-title">
            <h2 id="description-title">{titles.description}</h2>
            <p>{description.first}</p>
            <p>{description.second}</p>
          </section>
          <section aria-labelledby="specs-title">
            <h2 id="specs-title">{titles.specs}</h2>
            <dl className={styles.specs}>
              {Object.entries(specs).map(([key, { label, value }]) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{withUnbrokenAxes(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </Section>
    </>
  );
}
