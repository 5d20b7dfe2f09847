import type { CategoryId } from '@/data/categories';
import { pictureOf, productOf } from '@/data/products';
import type { Namespaces } from '@/pageTypes';
import { PageLink } from '@/ui/PageLink';
import styles from './ShopShelves.module.scss';

/** What stands for a shelf in its tile: a product in one of its colours. */
const shelves: readonly { shelf: CategoryId | 'sale'; product: string; color: string }[] = [
  { shelf: 'shoes', product: '1030', color: 'blue' },
  { shelf: 'clothing', product: '1021', color: 'amber' },
  { shelf: 'audio', product: '1040', color: 'pine' },
  { shelf: 'phones', product: '1010', color: 'copper' },
  { shelf: 'watches', product: '1070', color: 'pine' },
  { shelf: 'bags', product: '1051', color: 'oat' },
  { shelf: 'home', product: '1061', color: 'copper' },
  { shelf: 'sale', product: '1060', color: 'oat' },
];

/** Query of the product list, as `features/shop/filters` reads it. */
const searchOf = (shelf: CategoryId | 'sale') => (shelf === 'sale' ? 'sale=1' : `category=${shelf}`);

/** The shop's categories and its sale, beside the links to its pages. */
export function ShopShelves({ words }: { words: Namespaces['menu']['shelves'] }) {
  return (
    <li className={styles.root}>
      <p>{words.title}</p>
      <ul>
        {shelves.map(({ shelf, product: id, color }) => {
          const product = productOf(id);
          return (
            <li key={shelf}>
              <PageLink to="shop/grid" search={searchOf(shelf)}>
                <span className={styles.tile} data-sale={shelf === 'sale' || undefined}>
                  {product && (
                    <img
                      src={pictureOf(product, color)}
                      width={120}
                      height={120}
                      alt=""
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                </span>
                {words.names[shelf]}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
