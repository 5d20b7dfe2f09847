import { nanoid } from '@reduxjs/toolkit';
import type { ParseKeys } from 'i18next';
import { add, remove } from 'react-redux-toastr/lib/actions';
import type { ProductId } from '@/data/products';

/** Words of another namespace than the shell's, by key; several are listed with commas. */
interface WordKeys {
  ns: 'catalogue';
  keys: ParseKeys<'catalogue'>[];
}

/** A toast in the store: words by key, so that it follows the language, and only serializable options. */
export interface Toast {
  id: string;
  type: 'success' | 'error' | 'info';
  title: ParseKeys | null;
  /** Interpolated with `values`. */
  message: ParseKeys;
  values: Readonly<Record<string, string | number | WordKeys>>;
  /** Milliseconds until it goes by itself (spec 9). */
  timeOut: number;
  progressBar: boolean;
  /** A button: the key of its words, and the type of the action it dispatches. */
  action?: { label: ParseKeys; type: string };
}

interface ToastrState {
  toastr: { toastrs: Toast[] };
}

/** Spec 9: 5 s by default, 1 s more after hovering, 300 ms to fade. */
export const toastTimes = { timeOut: 5000, extended: 1000, ease: 300 };

type ToastOptions = Partial<Pick<Toast, 'values' | 'timeOut' | 'progressBar' | 'action'>>;

/** The library takes two messages of one kind for one; every event has its own. */
const once = { preventDuplicates: false };

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
    options: once,
  });

/** Titled 'Success' (spec 8). */
export const successToast = (message: ParseKeys, options?: ToastOptions) =>
  toast('success', 'toast.success', message, options);

/** Titled 'Error' (spec 8). */
export const failureToast = (message: ParseKeys, options?: ToastOptions) =>
  toast('error', 'toast.error', message, options);

/** The names of products as a value of a message. */
export const productNames = (ids: readonly ProductId[]): WordKeys => ({
  ns: 'catalogue',
  keys: ids.map((id) => `products.${id}.name` as const),
});

/** The cart's short messages: 1 000 ms with a progress bar (spec 9), no title. */
export const cartToast = (type: Toast['type'], message: ParseKeys, values: Toast['values']) =>
  toast(type, null, message, { values, timeOut: 1000 });

/** A new version of the site waits: it is offered for as long as the page stands. */
export const updateToast = (type: string) =>
  toast('info', null, 'toast.update', {
    timeOut: Number.MAX_SAFE_INTEGER,
    progressBar: false,
    action: { label: 'toast.reload', type },
  });

/** The toast has faded. */
export const toastRemoved = (id: string) => remove(id);

/** The toasts on screen, in the order they are shown. */
export const selectToasts = (state: ToastrState): Toast[] => state.toastr.toastrs;
