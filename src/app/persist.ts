import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import type { ProductId } from '@/data/products';
import { type CartLine, parseCartLines, restoreLines } from '@/features/cart/cartLines';
import { cartSlice } from '@/features/cart/cartSlice';
import { productIdsFrom, wishlistSlice } from '@/features/wishlist/wishlistSlice';
import { ownProperty, readStored, readStoredJson, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { sameJson, threeWayMerge } from '@/lib/threeWayMerge';

/** How one field of a slice is persisted. */
interface PersistedSlice<T> {
  /** Name of the slice; the storage key is this with the prefix `storm-`. */
  key: string;
  field: string;
  /** Validates stored contents; null when they are unusable. */
  accept: (stored: unknown) => T | null;
  /** Converts stored contents to initial state; null keeps the slice's own. */
  restore: (stored: unknown) => object | null;
  /** The last value both in this tab and in storage: base of the three-way merge. */
  lastSynced: T;
}

type SliceState<T> = Record<string, T> & { _persist?: unknown };

const prefix = 'storm-';

const storedField = <T>({ key, field }: PersistedSlice<T>): unknown => ownProperty(readStoredJson(prefix + key), field);

const stateOf = <T>(store: Store, { key }: PersistedSlice<T>) =>
  (store.getState() as Record<string, SliceState<T>>)[key] as SliceState<T>;

/** Merges the stored value into the state; keeps unwritten changes of this tab. */
function syncFromStorage<T>(store: Store, slice: PersistedSlice<T>): void {
  const stored = storedField(slice);
  const theirs = slice.accept(stored);
  if (theirs === null || sameJson(theirs, slice.lastSynced)) return;
  const mine = stateOf(store, slice)[slice.field] as T;
  const merged = threeWayMerge(slice.lastSynced, mine, theirs);
  slice.lastSynced = theirs;
  if (sameJson(merged, mine)) return;
  const payload = { ...slice.restore(stored), [slice.field]: merged };
  store.dispatch({ type: REHYDRATE, key: slice.key, payload } satisfies UnknownAction);
}

/**
 * Reads, merges and writes, since another tab may have written. When storage is full or not available, the state stays
 * in memory; the next change retries.
 */
function syncToStorage<T>(store: Store, slice: PersistedSlice<T>): void {
  syncFromStorage(store, slice);
  const { [slice.field]: mine, _persist } = stateOf(store, slice);
  const text = JSON.stringify({ [slice.field]: mine, _persist });
  const key = prefix + slice.key;
  if (readStored(key) === text || writeStored(key, text)) slice.lastSynced = mine as T;
}

/**
 * Creates the persisted reducer of a slice. redux-persist decides when to read and write; the storage passes it
 * validated contents only.
 */
function createPersistedReducer<S, T>(
  slice: PersistedSlice<T>,
  reducer: Reducer<S>,
  write: () => Promise<void>,
): Reducer<S> {
  const storage = {
    getItem: () => {
      const restored = slice.restore(storedField(slice));
      if (restored) slice.lastSynced = ownProperty(restored, slice.field) as T;
      return Promise.resolve(restored && { ...restored, _persist: { version: -1, rehydrated: true } });
    },
    setItem: write,
    removeItem: () => Promise.resolve(),
  };
  const config = {
    key: slice.key,
    keyPrefix: prefix,
    storage,
    whitelist: [slice.field],
    serialize: false,
    deserialize: false as never,
    // No timeout: rehydrating with defaults would overwrite the stored cart.
    timeout: 0,
  };
  const persisting = persistReducer(config, reducer as never) as unknown as Reducer<S>;
  let started = false;
  return (state, action) => {
    if (action.type !== PERSIST) return persisting(state, action);
    // A replayed PERSIST (DevTools) must not read storage: the recorded REHYDRATE is replayed too.
    if (started) return { ...(state as S), _persist: { version: -1, rehydrated: false } };
    started = true;
    return persisting(state, action);
  };
}

/**
 * The persisted reducers of cart and wishlist, and `start(store)`, to be called after hydration: it reads storage,
 * writes changes, syncs with other tabs and returns the persistor. Each write is a three-way merge under a lock, so
 * concurrent changes of tabs are kept.
 * @param isPresent false while DevTools show an earlier state, which must not be persisted
 */
export function createPersistence(isPresent: () => boolean = () => true) {
  const cart: PersistedSlice<CartLine[]> = {
    key: cartSlice.name,
    field: 'lines',
    accept: parseCartLines,
    restore: restoreLines,
    lastSynced: cartSlice.getInitialState().lines,
  };
  const wishlist: PersistedSlice<ProductId[]> = {
    key: wishlistSlice.name,
    field: 'productIds',
    accept: productIdsFrom,
    restore: (stored) => {
      const productIds = productIdsFrom(stored);
      return productIds && { productIds };
    },
    lastSynced: wishlistSlice.getInitialState().productIds,
  };
  let store: Store | null = null;
  const write = async <T>(slice: PersistedSlice<T>) => {
    // redux-persist may call this inside a reducer, where `getState` throws.
    await Promise.resolve();
    await withStorageLock(prefix + slice.key, () => {
      if (store && isPresent()) syncToStorage(store, slice);
    });
  };
  return {
    cart: createPersistedReducer(cart, cartSlice.reducer, () => write(cart)),
    wishlist: createPersistedReducer(wishlist, wishlistSlice.reducer, () => write(wishlist)),
    start(started: Store) {
      store = started;
      const persistor = persistStore(started);
      const forEachSlice = (sync: <T>(slice: PersistedSlice<T>) => void) => {
        if (!isPresent()) return;
        sync(cart);
        sync(wishlist);
      };
      const syncAll = () => forEachSlice((slice) => syncFromStorage(started, slice));
      // Frozen tabs and the back/forward cache receive no `storage` events.
      for (const type of ['storage', 'pageshow', 'visibilitychange']) window.addEventListener(type, syncAll, true);
      // On `pagehide` there is no time to wait for the lock.
      window.addEventListener('pagehide', () =>
        forEachSlice((slice) => {
          if (!sameJson(stateOf(started, slice)[slice.field], slice.lastSynced)) syncToStorage(started, slice);
        }),
      );
      return persistor;
    },
  };
}
