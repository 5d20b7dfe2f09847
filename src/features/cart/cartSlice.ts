import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { PersistedSlice } from '@/lib/persistedSlice';
import { threeWayMerge } from '@/lib/threeWayMerge';
import { type CartLine, addLines, parseCartLines, restoreLines, sampleLines } from './cartLines';
import { type CartRows, discardRemoved, removeLine, restoreLine } from './cartRows';
import type { QuantityChoice, ResolvedChoice } from './quantityChoice';

interface AcceptedLink {
  mode: 'add' | 'replace';
  lines: CartLine[];
}

interface CartState extends CartRows {
  /**
   * The persisted cart held only products that can't be bought any more. Reset by an order, and when the visitor adds or
   * removes a line; not by an accepted link, which may be undone.
   */
  unavailable: boolean;
  panelOpen: boolean;
  /** Entered code and the ISO date of its entry. Whether it applies is computed from the cart. */
  promotion: { code: string; today: string } | null;
  /** Lines before and after an accepted link, for Undo; null after ten seconds. */
  linkUndo: { mode: AcceptedLink['mode']; before: CartLine[]; after: CartLine[] } | null;
}

const initialState: CartState = {
  lines: [...sampleLines],
  removed: [],
  unavailable: false,
  panelOpen: false,
  promotion: null,
  linkUndo: null,
};

/** Ids, variants and quantities of the cart; everything else is computed. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Quantity chosen by the visitor; the saga resolves it against the stock. */
    quantityChosen(_cart, _: PayloadAction<QuantityChoice>) {},
    /** Resolved quantity: above 0 adds or updates a line, 0 removes it. */
    choiceResolved(cart, { payload: { line } }: PayloadAction<ResolvedChoice>) {
      const index = cart.lines.findIndex(({ id }) => id === line.id);
      const existing = cart.lines[index];
      if (existing && line.quantity > 0) {
        existing.quantity = line.quantity;
        return;
      }
      if (!existing && line.quantity === 0) return;
      discardRemoved(cart, line.id);
      cart.unavailable = false;
      if (existing) removeLine(cart, index);
      else cart.lines.push(line);
    },
    removalUndone(cart, { payload: id }: PayloadAction<string>) {
      restoreLine(cart, id);
    },
    /** Undo has expired: discards the removed line's row. */
    removalUndoExpired(cart, { payload: id }: PayloadAction<string>) {
      discardRemoved(cart, id);
    },
    /** Adds the lines of a link, or replaces all lines with them. */
    linkAccepted(cart, { payload: { mode, lines } }: PayloadAction<AcceptedLink>) {
      const before = cart.lines.map((line) => ({ ...line }));
      const after = addLines(mode === 'add' ? before : [], lines);
      if (after.length === 0) return;
      for (const { id } of after) discardRemoved(cart, id);
      cart.lines = after.map((line) => ({ ...line }));
      cart.linkUndo = { mode, before, after };
    },
    /** Restores the lines before the link, keeping later changes. */
    linkUndone(cart) {
      if (!cart.linkUndo) return;
      cart.lines = threeWayMerge(cart.linkUndo.after, cart.lines, cart.linkUndo.before);
      for (const { id } of cart.lines) discardRemoved(cart, id);
      cart.linkUndo = null;
    },
    linkUndoExpired(cart) {
      cart.linkUndo = null;
    },
    /** Dispatched after an order was placed. */
    cartEmptied(cart) {
      cart.lines = [];
      cart.removed = [];
      cart.unavailable = false;
      cart.promotion = null;
      cart.linkUndo = null;
    },
    promotionEntered: {
      prepare: (code: string) => ({
        payload: { code: code.trim().slice(0, 40), today: new Date().toISOString().slice(0, 10) },
      }),
      reducer(cart, { payload }: PayloadAction<{ code: string; today: string }>) {
        cart.promotion = payload.code === '' ? null : payload;
      },
    },
    promotionRemoved(cart) {
      cart.promotion = null;
    },
    panelOpened(cart) {
      cart.panelOpen = true;
    },
    panelClosed(cart) {
      cart.panelOpen = false;
    },
  },
  selectors: {
    selectLines: (cart) => cart.lines,
    selectRemoved: (cart) => cart.removed,
    selectLinkUndo: (cart) => cart.linkUndo,
    /** The cart is empty because none of its products can be bought any more. */
    selectUnavailable: (cart) => cart.unavailable && cart.lines.length === 0,
    selectPanelOpen: (cart) => cart.panelOpen,
    selectPromotion: (cart) => cart.promotion,
    /** Number of items, not of lines: shown on the badge. */
    selectCartCount: (cart) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});

/** Only the lines are stored; the panel, undo and the promotion belong to one tab. */
export const cartStorage = {
  slice: cartSlice,
  key: 'storm-cart',
  field: 'lines',
  accept: parseCartLines,
  restore: restoreLines,
  redacted: [],
} satisfies PersistedSlice<CartState, 'lines'>;

export const {
  quantityChosen,
  choiceResolved,
  removalUndone,
  removalUndoExpired,
  linkAccepted,
  linkUndone,
  linkUndoExpired,
  cartEmptied,
  promotionEntered,
  promotionRemoved,
  panelOpened,
  panelClosed,
} = cartSlice.actions;
export const {
  selectLines,
  selectRemoved,
  selectLinkUndo,
  selectUnavailable,
  selectPanelOpen,
  selectPromotion,
  selectCartCount,
} = cartSlice.selectors;
