import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { accountErased } from '@/features/account/accountSlice';
import type { Order } from './ordersSlice';

/** Where the forms' draft is kept: session storage, for this tab. */
export const draftKey = 'storm-checkout';

/** What is kept of the checkout's forms, by field; never anything of a card. */
export type CheckoutDraft = Record<'contact' | 'delivery', Record<string, string>>;

/** Why an order was not placed. */
export type Refusal =
  | { problem: 'empty' | 'storage' | 'connection' }
  | { problem: 'changed'; total: number }
  | { problem: 'stock'; productId: string; count: number };

/** What is known when the order is placed. */
interface Placement {
  /** The total in cents that the visitor saw. */
  total: number;
  /** Last digits of the card; the rest of it never leaves the form. */
  last4: string;
}

interface CheckoutState {
  draft: CheckoutDraft;
  /** What this tab keeps has been read: which steps are open is known. */
  ready: boolean;
  status: 'idle' | 'placing' | 'refused' | 'placed';
  refusal: Refusal | null;
  /** Number of the order that was placed last. */
  placed: string | null;
}

const initialState: CheckoutState = {
  draft: { contact: {}, delivery: {} },
  ready: false,
  status: 'idle',
  refusal: null,
  placed: null,
};

/** The checkout: drafts of its forms, and what became of the order. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The page is there: the saga reads the draft of this tab. */
    checkoutOpened(checkout) {
      checkout.ready = false;
      checkout.status = 'idle';
      checkout.refusal = null;
      checkout.placed = null;
    },
    /** What was typed before the draft came is newer than the draft. */
    draftRead(checkout, { payload }: PayloadAction<CheckoutDraft>) {
      checkout.ready = true;
      for (const step of ['contact', 'delivery'] as const)
        if (Object.keys(checkout.draft[step]).length === 0) checkout.draft[step] = payload[step];
    },
    stepDrafted(checkout, { payload }: PayloadAction<{ step: keyof CheckoutDraft; values: Record<string, string> }>) {
      checkout.draft[payload.step] = payload.values;
    },
    orderSubmitted(checkout, _: PayloadAction<Placement>) {
      checkout.status = 'placing';
      checkout.refusal = null;
    },
    orderRefused(checkout, { payload }: PayloadAction<Refusal>) {
      checkout.status = 'refused';
      checkout.refusal = payload;
    },
    /** What was typed went into the order; the next one begins with empty forms. */
    orderPlaced(checkout, { payload }: PayloadAction<Order>) {
      checkout.draft = initialState.draft;
      checkout.status = 'placed';
      checkout.placed = payload.number;
    },
  },
  extraReducers: (builder) => builder.addCase(accountErased, () => initialState),
  selectors: { selectCheckout: (checkout) => checkout },
});

export const { checkoutOpened, draftRead, stepDrafted, orderSubmitted, orderRefused, orderPlaced } =
  checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;
