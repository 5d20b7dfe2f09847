/** Refused: as much work waits as may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Makes a queue that runs tasks in their order, some at a time.
 * @param running how many run at once
 * @param waiting how many may wait for their turn
 * @returns a function that runs a task and gives back its result; rejects with QueueFullError when too many wait
 */
export function createWorkQueue(running: number, waiting = Infinity) {
  const queued: (() => void)[] = [];
  let free = running;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (queued.length >= waiting) throw new QueueFullError('Too many tasks wait already.');
    else await new Promise<void>((start) => queued.push(start));
    try {
      return await task();
    } finally {
      const next = queued.shift();
      if (next) next();
      else free += 1;
    }
  };
}
