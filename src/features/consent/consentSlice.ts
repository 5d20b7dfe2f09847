import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** Purposes that need consent, each separately. */
export const purposes = ['analytics', 'speed', 'map', 'video'] as const;
export type Purpose = (typeof purposes)[number];
export type AllowedPurposes = Readonly<Record<Purpose, boolean>>;

/** A choice and its ISO date; it expires. */
export interface ConsentChoice {
  at: string;
  allowed: AllowedPurposes;
}

interface ConsentState {
  /** null: no choice, or expired. */
  choice: ConsentChoice | null;
  /** Storage has been read. */
  restored: boolean;
  /** The settings dialog is open. */
  open: boolean;
}

const initialState: ConsentState = { choice: null, restored: false, open: false };

/** The same answer for every purpose. */
export const allPurposes = (allowed: boolean): AllowedPurposes => ({
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
    consentRestored(consent, { payload }: PayloadAction<ConsentChoice | null>) {
      consent.choice = payload;
      consent.restored = true;
    },
    purposesChosen(consent, { payload }: PayloadAction<ConsentChoice>) {
      consent.choice = payload;
      consent.restored = true;
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
    selectAllowed: ({ choice }): AllowedPurposes | null => choice?.allowed ?? null,
    selectUndecided: ({ choice, restored }) => restored && choice === null,
    selectSettingsOpen: ({ open }) => open,
  },
});

export const { consentRestored, purposesChosen, settingsOpened, settingsClosed } = consentSlice.actions;
export const { selectAllowed, selectUndecided, selectSettingsOpen } = consentSlice.selectors;
