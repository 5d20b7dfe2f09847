import type en from '@words/en/shop/index.json';
import { pictureOf, products } from '@/data/products';
import { categoryProducts } from '@/data/shopFront';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useTranslation } from '@/ui/translation';
import { useCatalogue } from '../useCatalogue';
import { distinctColors } from '../distinctColors';
import { noFilters, serializeFilters } from '../filters';
import styles from './CategoryTiles.module.scss';

const colors = distinctColors(categoryProducts);

/** Category links with a count and a product's picture, each in a colour of its own. */
export function CategoryTiles({ words }: { words: (typeof en)['categories'] }) {
  const { categoryOf } = useCatalogue();
  const { t } = useTranslation('shop/index');
  return (
    <Section tight labelledBy="shelves-title">
      <div className={styles.head}>
        <h2 id="shelves-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <ul className={styles.root}>
        {categoryProducts.map((product, index) => {
          const { categoryId } = product;
          const count = products.filter((one) => one.categoryId === categoryId).length;
          return (
            <li key={categoryId}>
              <PageLink to="shop/grid" search={serializeFilters({ ...noFilters, category: [categoryId] })}>
                <span className={styles.tile} data-color={colors[index]}>
                  <img src={pictureOf(product, colors[index])} alt="" width="180" height="180" loading="lazy" />
                </span>
                <strong>{categoryOf(categoryId)}</strong>
                <span>{t('categories.count', { count })}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
