import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settings } from '@/site/settings';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import styles from './CartButton.module.scss';
import { panelOpened, selectCartCount } from './cartSlice';

/**
 * Cart button with the number of items. Opens the panel; without JavaScript it is a link to the cart page. Renders
 * nothing if `settings.header.cart` is off.
 */
export function CartButton() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const count = useSelector(selectCartCount);
  if (!settings.header.cart) return null;
  const open = (event: MouseEvent) => {
    // Let the browser handle Ctrl/Cmd/Shift clicks, which open a new tab or window.
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
