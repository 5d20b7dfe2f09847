import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Product, Variant } from '@/data/products';
import { quantityChosen, selectLines } from '@/features/cart/cartSlice';

/** Puts pieces of a product into the cart, on top of those that are there (spec 4). */
export function useAddToCart(): (product: Product, variant: Variant, pieces?: number) => void {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectLines>[0]>();
  return useCallback(
    ({ id: productId }, variant, pieces = 1) => {
      // Read at the click: a card that listened to the cart would render with every change of it.
      const line = selectLines(store.getState()).find(
        (known) => known.productId === productId && known.color === variant.color && known.size === variant.size,
      );
      const quantity = (line?.quantity ?? 0) + pieces;
      dispatch(quantityChosen({ productId, variant, quantity }));
    },
    [dispatch, store],
  );
}
