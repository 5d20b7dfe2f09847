/** Milliseconds before the second and the third attempt. */
const retryDelays = [300, 1_200];

/** Calls `import()`; tests replace it to simulate a failing network. */
export const dynamicImport = { run: <M>(load: () => Promise<M>): Promise<M> => load() };

/**
 * Retries a failed `import()` twice, after 0.3 and 1.2 seconds, then rejects. A later call tries again: webpack does
 * not cache failed chunks.
 */
export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const pause of retryDelays) {
    try {
      return await dynamicImport.run(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return dynamicImport.run(load);
}

/** Whether a URL can be fetched (HEAD): distinguishes a chunk that a release has removed from a lost connection. */
export const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
