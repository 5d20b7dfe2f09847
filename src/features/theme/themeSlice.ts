import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What visitors may choose; `auto` follows the system. */
export const preferences = ['light', 'dark', 'auto'] as const;
export type ThemePreference = (typeof preferences)[number];
export type ColorScheme = 'light' | 'dark';

interface ThemeState {
  preference: ThemePreference;
  /** Scheme of the system; null before it is known. */
  system: ColorScheme | null;
}

const initialState: ThemeState = { preference: 'auto', system: null };

/** Theme preference; the applied theme is computed by a selector. */
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
    /** Changed by another tab: not stored again. */
    preferenceSynced(theme, { payload }: PayloadAction<ThemePreference>) {
      theme.preference = payload;
    },
  },
  selectors: {
    selectPreference: (theme) => theme.preference,
    /** Applied theme; null before hydration, when the inline script's choice stays. */
    selectAppliedTheme: ({ preference, system }): ColorScheme | null =>
      system === null ? null : preference === 'auto' ? system : preference,
  },
});

export const { themeRestored, systemSchemeChanged, preferenceChosen, preferenceSynced } = themeSlice.actions;
export const { selectPreference, selectAppliedTheme } = themeSlice.selectors;
