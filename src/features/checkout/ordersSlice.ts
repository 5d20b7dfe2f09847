import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '@/data/products';
import { accountErased } from '@/features/account/accountSlice';

/** Where the demo's orders are kept: local storage, for good. */
export const ordersKey = 'storm-orders';

/** One product of an order, at the price that was paid. */
export interface OrderLine {
  productId: ProductId;
  color: string | null;
  size: string | null;
  quantity: number;
  /** Cents a piece, after sales. */
  unit: number;
}

/** A placed order; kept in the visitor's browser (it is a demo). Money in cents. */
export interface Order {
  number: string;
  /** ISO date and time. */
  placedAt: string;
  email: string;
  name: string;
  street: string;
  more: string;
  postalCode: string;
  city: string;
  country: string;
  method: 'courier' | 'pickup';
  /** Last digits of the card. */
  last4: string;
  lines: OrderLine[];
  code: string | null;
  goods: number;
  sales: number;
  promotion: number;
  tax: number;
  total: number;
}

interface OrdersState {
  /** Newest first; null until storage has been read. */
  list: Order[] | null;
  /** What reads them could not be had the last time. */
  missed: boolean;
}

const initialState: OrdersState = { list: null, missed: false };

/** The orders of this browser. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** A page shows orders: the saga reads what is stored. */
    ordersOpened: (orders) => orders,
    ordersRead(orders, { payload }: PayloadAction<Order[]>) {
      orders.list = payload;
      orders.missed = false;
    },
    ordersMissed(orders) {
      orders.missed = true;
    },
  },
  extraReducers: (builder) => builder.addCase(accountErased, () => ({ list: [], missed: false })),
  selectors: {
    selectOrders: (orders) => orders.list,
    /** There is nothing to show, and why is known. */
    selectOrdersMissed: (orders) => orders.missed && orders.list === null,
  },
});

export const { ordersOpened, ordersRead, ordersMissed } = ordersSlice.actions;
export const { selectOrders, selectOrdersMissed } = ordersSlice.selectors;
