import { nanoid } from '@reduxjs/toolkit';
import type { ParseKeys } from 'i18next';
import { add, remove } from 'react-redux-toastr/lib/actions';
import type { ProductId } from '@/data/products';

/** Translation keys of another namespace; the texts are joined by commas. */
interface WordKeys {
  ns: 'catalogue';
  keys: ParseKeys<'catalogue'>[];
}

/** A toast in the store: keys instead of texts, so that it follows the language; serializable. */
export interface Toast {
  id: string;
  type: 'success' | 'error' | 'info';
  title: ParseKeys | null;
  /** Interpolated with `values`. */
  message: ParseKeys;
  values: Readonly<Record<string, string | number | WordKeys>>;
  /** Milliseconds until it closes. */
  timeOut: number;
  progressBar: boolean;
  /** Button: label key, and type of the dispatched action. */
  action?: { label: ParseKeys; type: string };
}

interface ToastrState {
  toastr: { toastrs: Toast[] };
}

/** Milliseconds: default duration, duration after hover or focus, fade. */
export const toastTimes = { timeOut: 5000, extended: 1000, ease: 300 };

type ToastOptions = Partial<Pick<Toast, 'values' | 'timeOut' | 'progressBar' | 'action'>>;

/** By default the library drops toasts with the type, title and message of a visible one. */
const allowDuplicates = { preventDuplicates: false };

const toast = (type: Toast['type'], title: ParseKeys | null, message: ParseKeys, options: ToastOptions = {}) =>
  add({
    id: nanoid(8),
    type,
    title,
    message,
    values: {},
    timeOut: toastTimes.timeOut,
    progressBar: true,
    ...options,
    options: allowDuplicates,
  });

/** Toast titled "Success". */
export const successToast = (message: ParseKeys, options?: ToastOptions) =>
  toast('success', 'toast.success', message, options);

/** Toast titled "Error". */
export const failureToast = (message: ParseKeys, options?: ToastOptions) =>
  toast('error', 'toast.error', message, options);

/** Interpolation value: names of products. */
export const productNames = (ids: readonly ProductId[]): WordKeys => ({
  ns: 'catalogue',
  keys: ids.map((id) => `products.${id}.name` as const),
});

/** Toast of the cart: 1 s, progress bar, no title. */
export const cartToast = (type: Toast['type'], message: ParseKeys, values: Toast['values']) =>
  toast(type, null, message, { values, timeOut: 1000 });

/**
 * Offers an update; stays until closed.
 * @param type type of the action that applies the update
 */
export const updateToast = (type: string) =>
  toast('info', null, 'toast.update', {
    timeOut: Number.MAX_SAFE_INTEGER,
    progressBar: false,
    action: { label: 'toast.reload', type },
  });

/** Removes a toast before its time. */
export const toastRemoved = (id: string) => remove(id);

/** Toasts in display order. */
export const selectToasts = (state: ToastrState): Toast[] => state.toastr.toastrs;
