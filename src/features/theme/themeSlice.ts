import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export const preferences = ['light', 'dark', 'auto'] as const;
export type ThemePreference = (typeof preferences)[number];
export type ColorScheme = 'light' | 'dark';

interface ThemeState {
  preference: ThemePreference;
  /** The system's scheme; null until the browser has been asked. */
  system: ColorScheme | null;
}

const initialState: ThemeState = { preference: 'auto', system: null };

/** Light, dark or auto (spec 4); the applied theme is computed, never stored. */
export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeRestored(_theme, { payload }: PayloadAction<{ preference: ThemePreference; system: ColorScheme }>) {
      return payload;
    },
    systemSchemeChanged(theme, { payload }: PayloadAction<ColorScheme>) {
      theme.system = payload;
    },
    preferenceChosen(theme, { payload }: PayloadAction<ThemePreference>) {
      theme.preference = payload;
    },
    /** Another tab has chosen: shown here as well, and not written back. */
    preferenceSynced(theme, { payload }: PayloadAction<ThemePreference>) {
      theme.preference = payload;
    },
  },
  selectors: {
    selectPreference: (theme) => theme.preference,
    /** What the page should wear; null while nobody knows: the inline script's choice stands. */
    selectAppliedTheme: ({ preference, system }): ColorScheme | null =>
      system === null ? null : preference === 'auto' ? system : preference,
  },
});

export const { themeRestored, systemSchemeChanged, preferenceChosen, preferenceSynced } = themeSlice.actions;
export const { selectPreference, selectAppliedTheme } = themeSlice.selectors;
