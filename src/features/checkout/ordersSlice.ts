import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '@/data/products';

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
}

const initialState: OrdersState = { list: null };

/** The orders of this browser. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** A page shows orders: the saga reads what is stored. */
    ordersOpened: (orders) => orders,
    ordersRead(orders, { payload }: PayloadAction<Order[]>) {
      orders.list = payload;
    },
  },
  selectors: { selectOrders: (orders) => orders.list },
});

export const { ordersOpened, ordersRead } = ordersSlice.actions;
export const { selectOrders } = ordersSlice.selectors;
