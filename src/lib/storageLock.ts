import { readStored } from './storage';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when this tab reads what the last holder of the lock wrote; after a second in any case. */
async function waitForLastWrite(key: string): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const announced = held.map(({ name = '' }) => name).filter((name) => name.startsWith(`${key} `));
  const last = announced.sort().at(-1);
  const end = Date.now() + 1000;
  while (last && !last.endsWith(` ${readStored(key)}`) && Date.now() < end) await delay(4);
}

/** For two seconds, a lock named after the time and the text of a write tells the next holder what to wait for. */
const announceWrite = (key: string) =>
  void navigator.locks.request(`${key} ${Date.now()} ${readStored(key)}`, { mode: 'shared' }, () => delay(2000));

/**
 * Runs a read-modify-write of a storage key under a Web Lock, so that two tabs don't overwrite each other. Browsers pass
 * a write on to other tabs some milliseconds later, often after the lock: the next holder waits for it. Without Web
 * Locks (plain http, older browsers) it runs at once. Returns what `task` returns; rejects with what it throws.
 */
export async function withStorageLock<T>(key: string, task: () => T): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task();
  const attempt = { started: false };
  const start = async () => {
    await waitForLastWrite(key);
    attempt.started = true;
    const before = readStored(key);
    const result = await task();
    if (readStored(key) !== before) announceWrite(key);
    return result;
  };
  try {
    return await navigator.locks.request(key, start);
  } catch (error) {
    // The lock was refused: run without it rather than lose the write.
    if (attempt.started) throw error;
    return task();
  }
}
