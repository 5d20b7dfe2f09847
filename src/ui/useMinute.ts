import { useSyncExternalStore } from 'react';
import { ticksOf } from './ticks';

const [subscribe, begun] = ticksOf(60_000);

/** Start of the current minute (Unix ms), updated each minute; null until hydrated. */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, begun, () => null);
