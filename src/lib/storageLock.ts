import { readStored } from './storage';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until this tab reads the value of the last write, at most one second. A lock's name contains the key, the time
 * and the value of a write.
 */
async function waitForLastWrite(locks: LockManager, key: string): Promise<void> {
  const { held } = await locks.query();
  let last = '';
  for (const { name = '' } of held ?? []) if (name.startsWith(`${key} `) && name > last) last = name;
  const end = Date.now() + 1000;
  while (last && !last.endsWith(` ${readStored(key)}`) && Date.now() < end) await delay(4);
}

/**
 * Runs a read-modify-write of a storage key under a Web Lock, so that two tabs don't overwrite each other. Other tabs
 * may read a write of localStorage only after the lock is released. Therefore a second lock, held for two seconds, has
 * the written value in its name, and the next task waits until its tab reads this value. Without Web Locks (plain http,
 * older browsers) the task runs at once. Returns what `task` returns; rejects with what it throws.
 */
export async function withStorageLock<T>(key: string, task: () => T): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task();
  const { locks } = navigator;
  const attempt = { started: false };
  const start = async () => {
    await waitForLastWrite(locks, key);
    attempt.started = true;
    const before = readStored(key);
    const result = await task();
    const text = readStored(key);
    if (text !== before) void locks.request(`${key} ${Date.now()} ${text}`, () => delay(2000));
    return result;
  };
  try {
    return await locks.request(key, start);
  } catch (error) {
    // The lock was refused: run without it rather than lose the write.
    if (attempt.started) throw error;
    return task();
  }
}
