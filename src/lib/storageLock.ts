/**
 * Runs a read-modify-write of a storage key under a Web Lock, so that two tabs don't overwrite each other. Without Web
 * Locks (plain http, older browsers) it runs at once. Returns what `task` returns; rejects with what it throws.
 */
export async function withStorageLock<T>(key: string, task: () => T): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return task();
  const attempt = { started: false };
  const start = () => {
    attempt.started = true;
    return task();
  };
  try {
    return await navigator.locks.request<T>(key, start);
  } catch (error) {
    // The lock was refused: run without it rather than lose the write.
    if (attempt.started) throw error;
    return task();
  }
}
