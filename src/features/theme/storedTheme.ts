import { readStored, writeStored } from '@/lib/storage';
import { type ThemePreference, preferences } from './themeSlice';

/** Where the preference is kept. */
export const themeKey = 'storm-theme';

/** The stored preference; null when there is none, or it is neither auto, light nor dark. */
export function storedPreference(): ThemePreference | null {
  const stored = readStored(themeKey);
  return preferences.find((known) => known === stored) ?? null;
}

/** The kept preference; anything but auto, light or dark reads as auto (spec 9). */
export const readPreference = (): ThemePreference => storedPreference() ?? 'auto';

/** Keeps what the visitor chose; false when storage refused it. */
export const writePreference = (preference: ThemePreference) => writeStored(themeKey, preference);
