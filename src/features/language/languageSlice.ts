import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type LanguageCode, defaultLanguage } from '@/site/languages';

interface LanguageState {
  code: LanguageCode;
}

const initialState: LanguageState = { code: defaultLanguage };

/** Language on screen. Mirrors the URL for sagas and selectors. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageShown(language, { payload }: PayloadAction<LanguageCode>) {
      language.code = payload;
    },
  },
  selectors: { selectLanguage: (language) => language.code },
});

export const { languageShown } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
