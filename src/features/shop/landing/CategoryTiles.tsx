import type en from '@words/en/shop/index.json';
import { categoryIds } from '@/data/categories';
import { pictureOf, products } from '@/data/products';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useTranslation } from '@/ui/translation';
import { useCatalogue } from '../useCatalogue';
import { noFilters, serializeFilters } from '../filters';
import styles from './CategoryTiles.module.scss';

/** Category links with a product picture and count. */
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
        {categoryIds.map((category) => {
          const inCategory = products.filter(({ categoryId }) => categoryId === category);
          const [first] = inCategory;
          return (
            <li key={category}>
              <PageLink to="shop/grid" search={serializeFilters({ ...noFilters, category: [category] })}>
                <span className={styles.tile} data-color={first?.attributes.colors[0]}>
                  {first && <img src={pictureOf(first)} alt="" width="180" height="180" loading="lazy" />}
                </span>
                <strong>{categoryOf(category)}</strong>
                <span>{t('categories.count', { count: inCategory.length })}</span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
