import type enCart from '@words/en/shop/cart.json';
import { useSelector } from 'react-redux';
import { pictureOf } from '@/data/products';
import type { LinkedCart } from '@/features/cart/cartLink';
import { pricedLines } from '@/features/cart/cartTotals';
import { selectLines } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './CartLinkLines.module.scss';
import { useCatalogue } from './useCatalogue';

interface CartLinkLinesProps {
  words: (typeof enCart)['link'];
  link: LinkedCart;
}

/** Lines of a cart link at catalogue prices, with the quantity already in the cart. */
export function CartLinkLines({ words, link: { lines, capped } }: CartLinkLinesProps) {
  const { t } = useTranslation();
  const { nameOf, variantOf, price } = useCatalogue();
  const cartLines = useSelector(selectLines);
  return (
    <ul aria-label={words.list} className={styles.root}>
      {pricedLines(lines).map((line) => {
        const { id, product, productId, color, size, quantity, sum } = line;
        const name = nameOf(productId);
        const present = cartLines.find((known) => known.id === id)?.quantity ?? 0;
        const choice = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
        return (
          <li key={id}>
            <span className={styles.tile} data-color={color}>
              <img src={pictureOf(product, color)} alt="" width="64" height="64" />
            </span>
            <div>
              <h3>
                <PageLink to="shop/single" params={{ id: productId }} search={choice.toString()}>
                  {`${quantity} × ${name}`}
                </PageLink>
              </h3>
              <p>{variantOf(line)}</p>
              {present > 0 && <p>{interpolate(words.inCart, { count: present })}</p>}
              {capped.has(id) && <p className={styles.capped}>{t('toast.cart.capped', { name })}</p>}
            </div>
            <strong>{price(sum)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
