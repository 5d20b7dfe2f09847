/** Milliseconds before the second and the third attempt. */
const pauses = [300, 1_200];

/** Asks for a script once; a test puts a connection that drops in its place. */
export const connection = { ask: <M>(load: () => Promise<M>): Promise<M> => load() };

/**
 * A part of the program whose script comes late, by its `import()`. A connection that drops for a moment costs a second
 * and a half at most; after that it rejects, and the next call tries again: the bundler forgets what has failed.
 */
export async function fetchScript<M>(load: () => Promise<M>): Promise<M> {
  for (const pause of pauses) {
    try {
      return await connection.ask(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return connection.ask(load);
}

/** Whether an address can be had at this moment: what tells a script that a new release has taken away from a lost line. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
