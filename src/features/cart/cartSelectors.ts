import { createSelector } from '@reduxjs/toolkit';
import { selectLines, selectPromotion } from './cartSlice';
import { applyPromotion, pricedLines, totalsOf } from './cartTotals';

// Separate from the slice: only the shop's pages need these computations, all pages load the slice.

/** Lines with their products and sums in cents. */
export const selectPricedLines = createSelector([selectLines], pricedLines);

/** Discount of the entered code, or why it does not apply; null without a code. */
export const selectPromotionOutcome = createSelector(
  [selectPromotion, selectPricedLines],
  (promotion, lines) => promotion && applyPromotion(promotion.code, lines, promotion.today),
);

/** Goods, discounts, tax and total in cents. */
export const selectCartTotals = createSelector([selectPricedLines, selectPromotionOutcome], (lines, promotion) =>
  totalsOf(lines, promotion?.off ?? 0),
);

/** Entered code if it applies, else null. */
export const selectAppliedCode = createSelector([selectPromotionOutcome], (outcome) =>
  outcome?.problem === null ? outcome.code : null,
);
