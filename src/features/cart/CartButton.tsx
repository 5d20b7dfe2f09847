import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settings } from '@/site/settings';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './CartButton.module.scss';
import { panelOpened, selectCartCount } from './cartSlice';

/** The cart with its number of pieces (spec 2.5: optional): opens the panel; without scripts it leads to the cart page. */
export function CartButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const count = useSelector(selectCartCount);
  if (!settings.header.cart) return null;
  const open = (event: MouseEvent) => {
    // A new tab or window is still the visitor's to ask for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(panelOpened());
  };
  return (
    <PageLink to="shop/cart" className={styles.root} aria-label={t('header.cart', { count })} onClick={open}>
      <Icon name="cart" />
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {count}
        </span>
      )}
    </PageLink>
  );
}
