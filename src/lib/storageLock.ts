/**
 * Runs `task`, which reads a key of storage and writes it back, while no other tab does the same with that key: without
 * the lock, the later of two writes in the same instant undoes the earlier one. The lock is the browser's (Web Locks),
 * and belongs to the origin; where there is none (plain http, older browsers) the task runs at once.
 * Returns what `task` returns; rejects with what it throws.
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
    // A browser that forbids locks must not cost the visitor what they did.
    if (attempt.started) throw error;
    return task();
  }
}
