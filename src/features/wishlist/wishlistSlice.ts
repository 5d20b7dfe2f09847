import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type ProductId, productOf } from '@/data/products';
import type { PersistedSlice } from '@/lib/persistedSlice';

interface WishlistState {
  productIds: ProductId[];
}

const initialState: WishlistState = { productIds: [] };

/**
 * Parses untrusted product ids: the known ones without duplicates, at most 500 items read. Returns null if the value is
 * no list.
 */
function productIdsFrom(stored: unknown): ProductId[] | null {
  if (!Array.isArray(stored)) return null;
  const known = stored.slice(0, 500).flatMap((id: unknown) => productOf(id)?.id ?? []);
  return [...new Set(known)];
}

/** Products on the wishlist. */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** Adds or removes a product; unknown ids are ignored. */
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

/** Stored as product ids; unknown ones are dropped when read. */
export const wishlistStorage = {
  slice: wishlistSlice,
  key: 'storm-wishlist',
  field: 'productIds',
  accept: productIdsFrom,
  redacted: [],
} satisfies PersistedSlice<WishlistState, 'productIds'>;

export const { productToggled } = wishlistSlice.actions;
export const { selectWishedIds } = wishlistSlice.selectors;
