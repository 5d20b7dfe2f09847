import { readStored, writeStored } from '@/lib/storage';
import { type ThemePreference, preferences } from './themeSlice';

const key = 'storm-theme';

/** The kept preference; anything but auto, light or dark reads as auto (spec 9). */
export function readPreference(): ThemePreference {
  const stored = readStored(key);
  return preferences.find((known) => known === stored) ?? 'auto';
}

/** Keeps what the visitor chose; false when storage refused it. */
export const writePreference = (preference: ThemePreference) => writeStored(key, preference);
