import type { Readable } from 'node:stream';

/** Gives a body up. Its abort is an error event, which without a listener would end the process. */
export const drop = (body: Readable): void => void body.on('error', () => undefined).destroy();
