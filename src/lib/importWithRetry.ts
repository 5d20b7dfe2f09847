/** Milliseconds before the second and the third attempt. */
const pauses = [300, 1_200];

/** Asks for a script once; a test puts a connection that drops in its place. */
export const connection = { ask: <M>(load: () => Promise<M>): Promise<M> => load() };

/**
 * Retries a failed `import()` twice, after 0.3 and 1.2 seconds. Rejects after that; the next call tries again, since the
 * bundler forgets what has failed.
 */
export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const pause of pauses) {
    try {
      return await connection.ask(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return connection.ask(load);
}

/** Whether the server answers at an address: tells a script that a release has removed from a lost connection. */
export const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
