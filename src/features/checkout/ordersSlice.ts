import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { ProductId } from '@/data/products';
import { accountErased } from '@/features/account/accountSlice';

/** localStorage key of the demo's orders. */
export const ordersKey = 'storm-orders';

export interface OrderLine {
  productId: ProductId;
  color: string | null;
  size: string | null;
  quantity: number;
  /** Price per item in cents, after sales. */
  unit: number;
}

/** A placed order, stored in this browser (demo). Amounts in cents. */
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
  /** Came with the demo account; the visitor has not placed it. */
  example?: boolean;
  code: string | null;
  goods: number;
  sales: number;
  promotion: number;
  tax: number;
  total: number;
}

interface OrdersState {
  /** Newest first; null before storage has been read. */
  list: Order[] | null;
  /** The last attempt to load failed. */
  loadFailed: boolean;
}

const initialState: OrdersState = { list: null, loadFailed: false };

/** Orders stored in this browser. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    /** Dispatched by pages that show orders; the saga reads the storage. */
    ordersRequested: (orders) => orders,
    ordersRead(orders, { payload }: PayloadAction<Order[]>) {
      orders.list = payload;
      orders.loadFailed = false;
    },
    ordersLoadFailed(orders) {
      orders.loadFailed = true;
    },
  },
  extraReducers: (builder) => builder.addCase(accountErased, () => ({ list: [], loadFailed: false })),
  selectors: {
    selectOrders: (orders) => orders.list,
    /** Loading failed and there is nothing to show. */
    selectOrdersLoadFailed: (orders) => orders.loadFailed && orders.list === null,
  },
});

export const { ordersRequested, ordersRead, ordersLoadFailed } = ordersSlice.actions;
export const { selectOrders, selectOrdersLoadFailed } = ordersSlice.selectors;
