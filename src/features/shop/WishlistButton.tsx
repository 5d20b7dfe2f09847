import { useDispatch, useSelector } from 'react-redux';
import type { ProductId } from '@/data/products';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { interpolate } from '@/lib/interpolate';
import { Icon } from '@/ui/Icon';
import { heart } from '@/ui/icons/heart';
import { heartFill } from '@/ui/icons/heart-fill';
import styles from './WishlistButton.module.scss';
import { useCatalogue } from './useCatalogue';

type StateWithWishlist = Parameters<typeof selectWishedIds>[0];

interface WishlistButtonProps {
  id: ProductId;
  /** `disc` on a picture, `field` beside the buy button. */
  variant?: 'disc' | 'field';
}

/** Adds a product to the wishlist or removes it. */
export function WishlistButton({ id, variant = 'disc' }: WishlistButtonProps) {
  const dispatch = useDispatch();
  const { words, nameOf } = useCatalogue();
  const wished = useSelector((state: StateWithWishlist) => selectWishedIds(state).includes(id));
  return (
    <button
      type="button"
      className={`${styles.root} ${styles[variant]}`}
      aria-pressed={wished}
      aria-label={interpolate(words.card.wish, { name: nameOf(id) })}
      onClick={() => dispatch(productToggled(id))}
    >
      <Icon name={wished ? heartFill : heart} />
    </button>
  );
}
