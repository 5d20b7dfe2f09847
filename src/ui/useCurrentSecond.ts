import { useSyncExternalStore } from 'react';
import { createClockStore } from './clockStore';

const [subscribe, getSnapshot] = createClockStore(1000);

/** Start of the current second (Unix ms), updated each second; null until hydrated. */
export const useCurrentSecond = (): number | null => useSyncExternalStore(subscribe, getSnapshot, () => null);
