import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { threeWayMerge } from '@/lib/threeWayMerge';
import { type CartLine, addLines, sampleLines } from './cartLines';
import { type CartRows, forget, remove, restore } from './cartRows';
import type { QuantityChoice, Settlement } from './choice';

interface LinkChoice {
  way: 'add' | 'replace';
  lines: CartLine[];
}

interface CartState extends CartRows {
  /** The stored cart held lines, none of which can be bought any more; until the visitor chooses something. */
  unavailable: boolean;
  panelOpen: boolean;
  /** The code that was entered, and the day (ISO) it was; whether it counts depends on what lies in the cart. */
  promotion: { code: string; today: string } | null;
  /** What the accepted link of the last seconds has changed, for Undo: the lines before and after it. */
  linked: { way: LinkChoice['way']; before: CartLine[]; after: CartLine[] } | null;
}

const initialState: CartState = {
  lines: [...sampleLines],
  removed: [],
  unavailable: false,
  panelOpen: false,
  promotion: null,
  linked: null,
};

/** The cart (spec 4): ids, variants and quantities; everything else is looked up or computed. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The visitor wants so many pieces: the saga finds out what comes of it, from the stock and the lines. */
    quantityChosen(_cart, _: PayloadAction<QuantityChoice>) {},
    /** What came of a choice: above 0 adds or updates a line, 0 removes it. */
    choiceSettled(cart, { payload: { line } }: PayloadAction<Settlement>) {
      const index = cart.lines.findIndex(({ id }) => id === line.id);
      const known = cart.lines[index];
      if (known && line.quantity > 0) {
        known.quantity = line.quantity;
        return;
      }
      if (!known && line.quantity === 0) return;
      forget(cart, line.id);
      cart.unavailable = false;
      if (known) remove(cart, index);
      else cart.lines.push(line);
    },
    removalUndone(cart, { payload: id }: PayloadAction<string>) {
      restore(cart, id);
    },
    /** Ten seconds have passed: the Undo row goes. */
    removalSettled(cart, { payload: id }: PayloadAction<string>) {
      forget(cart, id);
    },
    /** A link's lines join the cart, or take its place. */
    linkAccepted(cart, { payload: { way, lines } }: PayloadAction<LinkChoice>) {
      const before = cart.lines.map((line) => ({ ...line }));
      const after = addLines(way === 'add' ? before : [], lines);
      if (after.length === 0) return;
      for (const { id } of after) forget(cart, id);
      cart.lines = after.map((line) => ({ ...line }));
      cart.linked = { way, before, after };
    },
    /** The lines of before, with what was changed since the link. */
    linkUndone(cart) {
      if (!cart.linked) return;
      cart.lines = threeWayMerge(cart.linked.after, cart.lines, cart.linked.before);
      for (const { id } of cart.lines) forget(cart, id);
      cart.linked = null;
    },
    linkSettled(cart) {
      cart.linked = null;
    },
    /** The order was placed: what it took is gone. */
    cartEmptied(cart) {
      cart.lines = [];
      cart.removed = [];
      cart.promotion = null;
      cart.linked = null;
    },
    promotionEntered: {
      prepare: (code: string) => ({
        payload: { code: code.trim().slice(0, 40), today: new Date().toISOString().slice(0, 10) },
      }),
      reducer(cart, { payload }: PayloadAction<{ code: string; today: string }>) {
        cart.promotion = payload.code === '' ? null : payload;
      },
    },
    promotionDropped(cart) {
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
    selectLinked: (cart) => cart.linked,
    /** The cart is empty because nothing that was in it can be bought any more. */
    selectUnavailable: (cart) => cart.unavailable && cart.lines.length === 0,
    selectPanelOpen: (cart) => cart.panelOpen,
    selectPromotion: (cart) => cart.promotion,
    /** Pieces, not lines: the number on the badge. */
    selectCartCount: (cart) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});

export const {
  quantityChosen,
  choiceSettled,
  removalUndone,
  removalSettled,
  linkAccepted,
  linkUndone,
  linkSettled,
  cartEmptied,
  promotionEntered,
  promotionDropped,
  panelOpened,
  panelClosed,
} = cartSlice.actions;
export const {
  selectLines,
  selectRemoved,
  selectLinked,
  selectUnavailable,
  selectPanelOpen,
  selectPromotion,
  selectCartCount,
} = cartSlice.selectors;
