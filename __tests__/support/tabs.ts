import { type AppStore, makeStore } from '@/app/store';

export type Tab = AppStore & { persistor: ReturnType<AppStore['startPersistence']> };

const tabs: Tab[] = [];

/** Flushes all open tabs, so that they have synced. */
export async function flushTabs(): Promise<void> {
  // Twice: the first write may merge another tab's change.
  for (let round = 0; round < 2; round += 1) for (const { persistor } of tabs) await persistor.flush();
}

/**
 * Opens a tab: a store that has rehydrated and written its state.
 * @param replayInput runs before storage has been read, like input from before hydration
 */
export async function openTab(replayInput?: (store: AppStore) => void): Promise<Tab> {
  const store = makeStore();
  const persistor = store.startPersistence();
  replayInput?.(store);
  await new Promise<void>((done) => {
    const check = () => persistor.getState().bootstrapped && done();
    persistor.subscribe(check);
    check();
  });
  const tab = Object.assign(store, { persistor });
  tabs.push(tab);
  await flushTabs();
  return tab;
}

/** Flushes and pauses all tabs, then clears the storage. */
export async function closeTabs(): Promise<void> {
  await flushTabs();
  for (const { persistor } of tabs.splice(0)) persistor.pause();
  localStorage.clear();
}
