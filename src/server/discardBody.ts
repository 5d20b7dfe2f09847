import type { Readable } from 'node:stream';

/** Discards a response body. Destroying it may emit an error event, which without a listener would end the process. */
export const discardBody = (body: Readable): void => void body.on('error', () => undefined).destroy();
