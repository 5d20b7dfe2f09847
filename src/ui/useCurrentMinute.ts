import { useSyncExternalStore } from 'react';
import { createClockStore } from './clockStore';

const [subscribe, getSnapshot] = createClockStore(60_000);

/** Start of the current minute (Unix ms), updated each minute; null until hydrated. */
export const useCurrentMinute = (): number | null => useSyncExternalStore(subscribe, getSnapshot, () => null);
