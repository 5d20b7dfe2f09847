import { useSelector } from 'react-redux';
import { settings } from '@/site/settings';
import { isBuilt } from '@/site/addresses';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { useWords } from '@/ui/words';
import { selectCartCount } from './cartSlice';
import styles from './CartButton.module.scss';

/** The cart with its number of pieces (spec 2.5: optional); shown once there is a cart page to lead to. */
export function CartButton() {
  const t = useWords();
  const count = useSelector(selectCartCount);
  if (!settings.header.cart || !isBuilt('shop/cart')) return null;
  return (
    <PageLink to="shop/cart" className={styles.root} aria-label={t('header.cart', { count })}>
      <Icon name="cart" />
      <span className={styles.badge} aria-hidden>
        {count}
      </span>
    </PageLink>
  );
}
