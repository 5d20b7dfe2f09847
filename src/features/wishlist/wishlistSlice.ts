import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type ProductId, productOf } from '@/data/products';

interface WishlistState {
  productIds: ProductId[];
}

const initialState: WishlistState = { productIds: [] };

/** Known product ids out of anything, each once; null when it is no list at all. */
export function productIdsFrom(stored: unknown): ProductId[] | null {
  if (!Array.isArray(stored)) return null;
  const known = stored.slice(0, 500).flatMap((id: unknown) => productOf(id)?.id ?? []);
  return [...new Set(known)];
}

/** The products a visitor likes (spec 3). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** In or out (spec 4); an unknown product is ignored. */
    productToggled(wishlist, { payload }: PayloadAction<string>) {
      const id = productOf(payload)?.id;
      if (!id) return;
      const index = wishlist.productIds.indexOf(id);
      if (index < 0) wishlist.productIds.push(id);
      else wishlist.productIds.splice(index, 1);
    },
  },
  selectors: { selectWishedIds: (wishlist) => wishlist.productIds },
});

export const { productToggled } = wishlistSlice.actions;
export const { selectWishedIds } = wishlistSlice.selectors;
