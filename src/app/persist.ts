import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import { persistedSlices } from '@/features/persistence/persistedSlices';
import type { PersistedSlice } from '@/lib/persistedSlice';
import { ownProperty, readStored, readStoredJson, writeStored } from '@/lib/storage';
import { withStorageLock } from '@/lib/storageLock';
import { sameJson, threeWayMerge } from '@/lib/threeWayMerge';

type SliceName = keyof typeof persistedSlices;
type SliceState = Record<string, unknown>;
type PersistedReducers = { [Name in SliceName]: (typeof persistedSlices)[Name]['slice']['reducer'] };
type PersistedState = { [Name in SliceName]: ReturnType<PersistedReducers[Name]> };

/** The declaration of a slice, whatever its state, and how far this tab has read and written it. */
interface SyncedSlice extends PersistedSlice<SliceState, string> {
  name: string;
  /** The last value both in this tab and in storage: base of the three-way merge. */
  lastSynced: unknown;
}

/** The payload of REHYDRATE: fields of the state and the base of the merge, so that DevTools can replay it. */
type Rehydrated = SliceState & { base: unknown };

const storedField = ({ key, field, withoutFieldName }: SyncedSlice): unknown => {
  const stored = readStoredJson(key);
  return withoutFieldName ? stored : ownProperty(stored, field);
};

const initialValue = ({ slice, field }: SyncedSlice) => slice.getInitialState()[field];

const stateOf = (store: Store, { name }: SyncedSlice) =>
  (store.getState() as Record<string, SliceState>)[name] as SliceState;

/** The stored fields, which count as synced from now on; null when they are unusable. */
function readSlice(slice: SyncedSlice, stored = storedField(slice)): Rehydrated | null {
  const { field, lastSynced: base } = slice;
  const value = slice.accept(stored);
  const restored = slice.restore ? slice.restore(stored) : value === null ? null : { [field]: value };
  if (restored) slice.lastSynced = restored[field];
  return restored && { ...restored, base };
}

/** Merges the stored value into the state; keeps unwritten changes of this tab. */
function syncFromStorage(store: Store, slice: SyncedSlice): void {
  const stored = storedField(slice);
  const theirs = slice.accept(stored);
  if (theirs === null || sameJson(theirs, slice.lastSynced)) return;
  const payload = readSlice(slice, stored);
  store.dispatch({ type: REHYDRATE, key: slice.name, payload } satisfies UnknownAction);
}

/**
 * Reads, merges and writes, since another tab may have written. Nothing is written before the first change. When
 * storage is full or not available, the state stays in memory; the next change retries.
 */
function syncToStorage(store: Store, slice: SyncedSlice): void {
  syncFromStorage(store, slice);
  const { key, field } = slice;
  const { [field]: mine, _persist } = stateOf(store, slice);
  const before = readStored(key);
  if (before === null && sameJson(mine, initialValue(slice))) return;
  const text = JSON.stringify(slice.withoutFieldName ? mine : { [field]: mine, _persist });
  if (before === text || writeStored(key, text)) slice.lastSynced = mine;
}

/**
 * Creates the persisted reducer of a slice. redux-persist decides when to read and write; the storage passes it
 * validated contents only.
 */
function createPersistedReducer(slice: SyncedSlice, write: () => Promise<void>): Reducer<SliceState> {
  const { name, field, merge = threeWayMerge } = slice;
  const config = {
    key: name,
    storage: { getItem: () => Promise.resolve(readSlice(slice)), setItem: write },
    whitelist: [field],
    serialize: false,
    deserialize: false as never,
    // No timeout: rehydrating with defaults would overwrite the stored value.
    timeout: 0,
    // Keeps what a visitor changes before storage has been read, and what other tabs have not seen yet.
    stateReconciler: ({ base, ...restored }: Rehydrated, _before: unknown, state: SliceState) => ({
      ...state,
      ...restored,
      [field]: merge(base, state[field], restored[field]),
    }),
  };
  const persisting = persistReducer(config as never, slice.slice.reducer) as unknown as Reducer<SliceState>;
  if (process.env.NODE_ENV === 'production') return persisting;
  let started = false;
  return (state, action) => {
    if (action.type !== PERSIST) return persisting(state, action);
    // A PERSIST replayed by DevTools must not read storage: the recorded REHYDRATE is replayed too.
    if (started) return { ...state, _persist: { version: -1, rehydrated: false } };
    started = true;
    return persisting(state, action);
  };
}

/**
 * The reducers of `persistedSlices`, and `start(store)`, to be called after hydration: it reads storage, writes
 * changes, syncs with other tabs and returns the persistor. Each write is a merge under a lock, so concurrent changes of
 * tabs are kept.
 * @param isPresent false while DevTools show an earlier state, which must not be persisted
 */
export function createPersistence(isPresent: () => boolean = () => true) {
  const slices = Object.entries(persistedSlices).map(([name, declaration]) => {
    const slice = { ...declaration, name } as unknown as SyncedSlice;
    return { ...slice, lastSynced: initialValue(slice) };
  });
  let store: Store | null = null;
  const write = async (slice: SyncedSlice) => {
    // redux-persist may call this inside a reducer, where `getState` throws.
    await Promise.resolve();
    await withStorageLock(slice.key, () => {
      if (store && isPresent()) syncToStorage(store, slice);
    });
  };
  const reducers = slices.map((slice) => [slice.name, createPersistedReducer(slice, () => write(slice))]);
  return {
    reducers: Object.fromEntries(reducers) as PersistedReducers,
    start(started: Store<PersistedState>) {
      store = started;
      const persistor = persistStore(started);
      const presentSlices = () => (isPresent() ? slices : []);
      const syncAll = () => presentSlices().forEach((slice) => syncFromStorage(started, slice));
      // Frozen tabs and the back/forward cache receive no `storage` events.
      for (const type of ['storage', 'pageshow', 'visibilitychange']) window.addEventListener(type, syncAll, true);
      // On `pagehide` there is no time to wait for the lock.
      window.addEventListener('pagehide', () => {
        for (const slice of presentSlices())
          if (!sameJson(stateOf(started, slice)[slice.field], slice.lastSynced)) syncToStorage(started, slice);
      });
      return persistor;
    },
  };
}
