import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type Variant, productOf, stockOf } from '@/data/products';
import { type CartLine, lineId, sampleLines } from './cartLines';

type Outcome = 'added' | 'updated' | 'removed' | 'capped' | null;

interface QuantityChoice {
  productId: string;
  /** The product's name in the visitor's language, for the toast. */
  name: string;
  variant?: Variant;
  quantity: number;
}

interface CartState {
  lines: CartLine[];
  /** Lines that left and may come back, with their former place. */
  removed: { line: CartLine; index: number }[];
  panelOpen: boolean;
  /** What the last choice came to; the saga turns it into a toast. */
  outcome: Outcome;
}

const initialState: CartState = { lines: [...sampleLines], removed: [], panelOpen: false, outcome: null };

/** The cart (spec 4): ids, variants and quantities; everything else is looked up or computed. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Above 0 adds or updates, 0 removes; negative, fractional and unknown are ignored, more than the stock is capped. */
    quantityChosen(cart, { payload }: PayloadAction<QuantityChoice>) {
      const { productId, variant = { color: null, size: null }, quantity } = payload;
      const product = productOf(productId);
      cart.outcome = null;
      if (!product || !Number.isSafeInteger(quantity) || quantity < 0) return;
      const id = lineId(product.id, variant);
      const index = cart.lines.findIndex((line) => line.id === id);
      const line = cart.lines[index];
      const possible = Math.min(quantity, stockOf(product, variant));
      if (quantity === 0) {
        if (!line) return;
        cart.lines.splice(index, 1);
        cart.removed.push({ line, index });
        cart.outcome = 'removed';
      } else if (possible === 0) {
        cart.outcome = 'capped';
      } else if (line) {
        line.quantity = possible;
        cart.outcome = possible < quantity ? 'capped' : 'updated';
      } else {
        cart.lines.push({ id, productId: product.id, ...variant, quantity: possible });
        cart.removed = cart.removed.filter((gone) => gone.line.id !== id);
        cart.outcome = possible < quantity ? 'capped' : 'added';
      }
    },
    removalUndone(cart, { payload: id }: PayloadAction<string>) {
      const gone = cart.removed.find(({ line }) => line.id === id);
      if (!gone) return;
      cart.removed = cart.removed.filter((other) => other !== gone);
      if (!cart.lines.some((line) => line.id === id)) cart.lines.splice(gone.index, 0, gone.line);
    },
    /** Ten seconds have passed: the Undo row goes. */
    removalSettled(cart, { payload: id }: PayloadAction<string>) {
      cart.removed = cart.removed.filter(({ line }) => line.id !== id);
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
    selectOutcome: (cart) => cart.outcome,
    selectPanelOpen: (cart) => cart.panelOpen,
    /** Pieces, not lines: the number on the badge. */
    selectCartCount: (cart) => cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
});

export const { quantityChosen, removalUndone, removalSettled, panelOpened, panelClosed } = cartSlice.actions;
export const { selectLines, selectRemoved, selectOutcome, selectPanelOpen, selectCartCount } = cartSlice.selectors;
