/**
 * Waits for fifty turns of the event loop, enough for pending promises, sagas and storage. Unlike a timeout, it is
 * independent of the machine's speed.
 */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setTimeout(done, 1));
}
