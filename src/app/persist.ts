import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import { linesFrom, mergeLines } from '@/features/cart/cartLines';
import { cartSlice } from '@/features/cart/cartSlice';
import { mergeProductIds, productIdsFrom, wishlistSlice } from '@/features/wishlist/wishlistSlice';
import { readStoredJson, writeStored } from '@/lib/storage';

/** How one slice lives in storage: which field, what is acceptable, and how two tabs come together. */
interface Kept<T> {
  key: string;
  field: string;
  accept: (stored: unknown) => T | null;
  merge: (base: T, mine: T, theirs: T) => T;
  /** What storage held when this tab last looked: the base of a merge. */
  seen: T | null;
}

const prefix = 'storm-';

const keep = <T>(kept: Omit<Kept<T>, 'seen'>): Kept<T> => ({ ...kept, seen: null });

/** The stored field, checked; null when it is missing, broken or of a wrong shape. */
function readKept<T>({ key, field, accept }: Kept<T>): T | null {
  const stored = readStoredJson(prefix + key);
  if (typeof stored !== 'object' || stored === null || !Object.hasOwn(stored, field)) return null;
  return accept((stored as Record<string, unknown>)[field]);
}

/**
 * redux-persist's storage for one slice. It hands out checked contents only, so neither broken JSON nor a wrong shape
 * becomes state, and one bad slice never costs the other.
 */
function storageOf<T>(kept: Kept<T>) {
  return {
    getItem: () => {
      kept.seen = readKept(kept);
      return Promise.resolve(kept.seen && { [kept.field]: kept.seen, _persist: { version: -1, rehydrated: true } });
    },
    setItem: (key: string, value: unknown) => {
      // Storage that is full or forbidden: the site goes on with what it holds in memory, and what lies there is still
      // what was seen, not another tab's change.
      if (writeStored(key, JSON.stringify(value))) {
        kept.seen = kept.accept((value as Record<string, unknown>)[kept.field]);
      }
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
}

function persisted<S, T>(kept: Kept<T>, reducer: Reducer<S>): Reducer<S> {
  const config = {
    key: kept.key,
    keyPrefix: prefix,
    storage: storageOf(kept),
    whitelist: [kept.field],
    serialize: false,
    deserialize: false as never,
    // A slow disk must not end in defaults written over a visitor's cart.
    timeout: 0,
  };
  return persistReducer(config, reducer as never) as unknown as Reducer<S>;
}

function follow<T>(store: Store, kept: Kept<T>) {
  const theirs = readKept(kept);
  const base = kept.seen;
  if (theirs === null || JSON.stringify(theirs) === JSON.stringify(base)) return;
  const mine = (store.getState() as Record<string, Record<string, T>>)[kept.key]?.[kept.field] as T;
  kept.seen = theirs;
  const payload = { [kept.field]: kept.merge(base ?? mine, mine, theirs) };
  store.dispatch({ type: REHYDRATE, key: kept.key, payload } satisfies UnknownAction);
}

/**
 * Cart and wishlist as they are kept: their reducers for the store, and `start`, to be called after hydration, which
 * reads them from storage, writes them from then on, and follows what other tabs do (decisions.md).
 */
export function makeKeeper() {
  const cart = keep({ key: cartSlice.name, field: 'lines', accept: linesFrom, merge: mergeLines });
  const wishlist = keep({
    key: wishlistSlice.name,
    field: 'productIds',
    accept: productIdsFrom,
    merge: mergeProductIds,
  });
  return {
    cart: persisted(cart, cartSlice.reducer),
    wishlist: persisted(wishlist, wishlistSlice.reducer),
    start(store: Store) {
      persistStore(store);
      const followAll = () => {
        follow(store, cart);
        follow(store, wishlist);
      };
      // A tab that slept in the background or in the back/forward cache has missed the events of storage.
      for (const sign of ['storage', 'pageshow', 'visibilitychange']) window.addEventListener(sign, followAll, true);
    },
  };
}
