/**
 * Lets the event loop turn fifty times: enough for calls, sagas and storage that wait for no clock. Unlike a wait of so
 * many milliseconds it gives a slow machine as many turns as a fast one.
 */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setTimeout(done, 1));
}
