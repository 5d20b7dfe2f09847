import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Purposes that need consent, each separately. */
export const purposes = ['analytics', 'speed', 'map', 'video'] as const;
export type Purpose = (typeof purposes)[number];
export type Allowed = Readonly<Record<Purpose, boolean>>;

/** A choice and its ISO date; it expires. */
export interface Choice {
  at: string;
  allowed: Allowed;
}

interface ConsentState {
  /** null: no choice, or expired. */
  choice: Choice | null;
  /** Storage has been read. */
  known: boolean;
  /** The settings dialog is open. */
  open: boolean;
}

const initialState: ConsentState = { choice: null, known: false, open: false };

/** The same answer for every purpose. */
export const allOrNothing = (allowed: boolean): Allowed => ({
  analytics: allowed,
  speed: allowed,
  map: allowed,
  video: allowed,
});

/** Consent to third-party content and to measuring page speed. Nothing is allowed by default. */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentRestored(consent, { payload }: PayloadAction<Choice | null>) {
      consent.choice = payload;
      consent.known = true;
    },
    purposesChosen(consent, { payload }: PayloadAction<Choice>) {
      consent.choice = payload;
      consent.known = true;
      consent.open = false;
    },
    settingsOpened(consent) {
      consent.open = true;
    },
    settingsClosed(consent) {
      consent.open = false;
    },
  },
  selectors: {
    selectAllowed: ({ choice }): Allowed | null => choice?.allowed ?? null,
    selectUndecided: ({ choice, known }) => known && choice === null,
    selectSettingsOpen: ({ open }) => open,
  },
});

export const { consentRestored, purposesChosen, settingsOpened, settingsClosed } = consentSlice.actions;
export const { selectAllowed, selectUndecided, selectSettingsOpen } = consentSlice.selectors;
