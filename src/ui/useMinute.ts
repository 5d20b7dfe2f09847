import { useSyncExternalStore } from 'react';
import { ticksOf } from './ticks';

const [subscribe, begun] = ticksOf(60_000);

/** The present minute's beginning (Unix time in ms), renewed as the clock goes on; null until the page is hydrated. */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, begun, () => null);
