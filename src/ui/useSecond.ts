import { useSyncExternalStore } from 'react';
import { ticksOf } from './ticks';

const [subscribe, begun] = ticksOf(1000);

/** Start of the current second (Unix ms), updated each second; null until hydrated. */
export const useSecond = (): number | null => useSyncExternalStore(subscribe, begun, () => null);
