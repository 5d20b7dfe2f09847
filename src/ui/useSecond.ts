import { useSyncExternalStore } from 'react';
import { ticksOf } from './ticks';

const [subscribe, begun] = ticksOf(1000);

/** The present second's beginning (Unix time in ms), renewed as the clock goes on; null until the page is hydrated. */
export const useSecond = (): number | null => useSyncExternalStore(subscribe, begun, () => null);
