import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type LanguageCode, defaultLanguage } from '@/site/languages';

interface LanguageState {
  code: LanguageCode;
}

const initialState: LanguageState = { code: defaultLanguage };

/** The language on screen. The address decides it; this mirrors the address for everything that listens. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** A page stands in this language now. */
    languageShown(language, { payload }: PayloadAction<LanguageCode>) {
      language.code = payload;
    },
  },
  selectors: { selectLanguage: (language) => language.code },
});

export const { languageShown } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
