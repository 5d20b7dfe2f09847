import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { accountErased } from '@/features/account/accountSlice';
import type { Order } from './ordersSlice';

/** sessionStorage key of the forms' draft. */
export const checkoutDraftKey = 'storm-checkout';

/** Draft of the forms by field; contains no card data. */
export type CheckoutDraft = Record<'contact' | 'delivery', Record<string, string>>;

/** Why an order was not placed. */
export type OrderRefusal =
  | { problem: 'empty' | 'storage' | 'connection' }
  | { problem: 'changed'; total: number }
  | { problem: 'stock'; productId: string; count: number };

/** Payload of `orderSubmitted`. */
interface OrderSubmission {
  /** Total in cents that was displayed. */
  total: number;
  /** Last digits of the card; the number stays in the form. */
  last4: string;
}

interface CheckoutState {
  draft: CheckoutDraft;
  /** The stored draft has been read, so the open steps are known. */
  ready: boolean;
  status: 'idle' | 'placing' | 'refused' | 'placed';
  refusal: OrderRefusal | null;
  /** Number of the last order. */
  placedNumber: string | null;
}

const initialState: CheckoutState = {
  draft: { contact: {}, delivery: {} },
  ready: false,
  status: 'idle',
  refusal: null,
  placedNumber: null,
};

/** Drafts of the checkout's forms, and the order's status. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** Dispatched on mount; the saga reads the draft. */
    checkoutOpened(checkout) {
      checkout.ready = false;
      checkout.status = 'idle';
      checkout.refusal = null;
      checkout.placedNumber = null;
    },
    /** Values typed before the draft was read take precedence over it. */
    checkoutDraftRead(checkout, { payload }: PayloadAction<CheckoutDraft>) {
      checkout.ready = true;
      for (const step of ['contact', 'delivery'] as const)
        if (Object.keys(checkout.draft[step]).length === 0) checkout.draft[step] = payload[step];
    },
    stepDrafted(checkout, { payload }: PayloadAction<{ step: keyof CheckoutDraft; values: Record<string, string> }>) {
      checkout.draft[payload.step] = payload.values;
    },
    orderSubmitted(checkout, _: PayloadAction<OrderSubmission>) {
      checkout.status = 'placing';
      checkout.refusal = null;
    },
    orderRefused(checkout, { payload }: PayloadAction<OrderRefusal>) {
      checkout.status = 'refused';
      checkout.refusal = payload;
    },
    /** Drafts are cleared after an order. */
    orderPlaced(checkout, { payload }: PayloadAction<Order>) {
      checkout.draft = initialState.draft;
      checkout.status = 'placed';
      checkout.placedNumber = payload.number;
    },
  },
  extraReducers: (builder) => builder.addCase(accountErased, () => initialState),
  selectors: { selectCheckout: (checkout) => checkout },
});

export const { checkoutOpened, checkoutDraftRead, stepDrafted, orderSubmitted, orderRefused, orderPlaced } =
  checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;
