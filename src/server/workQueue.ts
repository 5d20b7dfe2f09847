/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Creates a task queue with limited concurrency (FIFO).
 * @param running the number of concurrent tasks
 * @param waiting the maximum number of waiting tasks
 * @returns a function that runs a task and resolves to its result; rejects with QueueFullError when too many wait
 */
export function createWorkQueue(running: number, waiting = Infinity) {
  const queued: (() => void)[] = [];
  let free = running;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (queued.length >= waiting) throw new QueueFullError(`The queue is full: ${waiting} tasks are waiting.`);
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
