import { createSelector } from '@reduxjs/toolkit';
import { selectLines, selectPromotion } from './cartSlice';
export type { PricedLine, PromotionOutcome, Totals } from './cartTotals';
import { applyPromotion, pricedLines, totalsOf } from './cartTotals';

// The cart page reads and writes links to a cart.
export { type LeftOut, type LinkedCart, cartLinkOf, cartParam, mostEntries, readCartLink } from './cartLink';

// Orders are checked by the rules that made them.
export { applyPromotion, pricedLines, totalsOf };

// Beside the slice, not in it: what is computed is needed on the shop's pages only, the slice on every page.

/** The lines with their products and sums in cents. */
export const selectPricedLines = createSelector([selectLines], pricedLines);

/** What the entered code takes off, or why it doesn't; null when there is none. */
export const selectPromotionOutcome = createSelector(
  [selectPromotion, selectPricedLines],
  (promotion, lines) => promotion && applyPromotion(promotion.code, lines, promotion.today),
);

/** Goods, discounts, tax and total in cents (spec 9). */
export const selectCartTotals = createSelector([selectPricedLines, selectPromotionOutcome], (lines, promotion) =>
  totalsOf(lines, promotion?.off ?? 0),
);

/** The code that takes something off, or null. */
export const selectAppliedCode = createSelector([selectPromotionOutcome], (outcome) =>
  outcome?.problem === null ? outcome.code : null,
);
