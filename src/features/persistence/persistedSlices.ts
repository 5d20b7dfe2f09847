import { cartStorage } from '@/features/cart/cartSlice';
import { helpStorage } from '@/features/help/helpSlice';
import { wishlistStorage } from '@/features/wishlist/wishlistSlice';

/** The slices that are remembered in this browser and kept in step between tabs, by name. */
export const persistedSlices = { cart: cartStorage, help: helpStorage, wishlist: wishlistStorage };
