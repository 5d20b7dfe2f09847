import { readStored, writeStored } from '@/lib/storage';
import { type ThemePreference, preferences } from './themeSlice';

/** localStorage key of the preference. */
export const themeKey = 'storm-theme';

/** Stored preference; null if missing or invalid. */
export function storedPreference(): ThemePreference | null {
  const stored = readStored(themeKey);
  return preferences.find((known) => known === stored) ?? null;
}

/** Stored preference; auto if missing or invalid. */
export const readPreference = (): ThemePreference => storedPreference() ?? 'auto';

/** Stores the preference; false if storage refuses. */
export const savePreference = (preference: ThemePreference) => writeStored(themeKey, preference);
