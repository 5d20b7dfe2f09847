import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { Product, Variant } from '@/data/products';
import { quantityChosen, selectLines } from '@/features/cart/cartSlice';

/** Returns a function that adds to the quantity in the cart. */
export function useAddToCart(): (product: Product, variant: Variant, pieces?: number) => void {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectLines>[0]>();
  return useCallback(
    ({ id: productId }, variant, pieces = 1) => {
      // Read the store on click: a subscription would re-render every card on each cart change.
      const line = selectLines(store.getState()).find(
        (known) => known.productId === productId && known.color === variant.color && known.size === variant.size,
      );
      const quantity = (line?.quantity ?? 0) + pieces;
      dispatch(quantityChosen({ productId, variant, quantity }));
    },
    [dispatch, store],
  );
}
