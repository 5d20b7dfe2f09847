import { type AppStore, makeStore } from '@/app/store';

export type Tab = AppStore & { persistor: ReturnType<AppStore['keep']> };

const tabs: Tab[] = [];

/** Waits until every open tab has written what it had to write, and has taken over what the others wrote. */
export async function settleTabs(): Promise<void> {
  // A write may merge what another tab wrote; the second round writes what came of it.
  for (let round = 0; round < 2; round += 1) for (const { persistor } of tabs) await persistor.flush();
}

/** A tab of the site: its store has read what is stored, and has written its own. */
export async function openTab(): Promise<Tab> {
  const store = makeStore();
  const persistor = store.keep();
  await new Promise<void>((done) => {
    const check = () => persistor.getState().bootstrapped && done();
    persistor.subscribe(check);
    check();
  });
  const tab = Object.assign(store, { persistor });
  tabs.push(tab);
  await settleTabs();
  return tab;
}

/** Every tab writes what it has to, and nothing from then on; then the storage is emptied. */
export async function closeTabs(): Promise<void> {
  await settleTabs();
  for (const { persistor } of tabs.splice(0)) persistor.pause();
  localStorage.clear();
}
