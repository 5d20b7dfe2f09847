import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What a visitor is asked for, one by one (decisions.md, Privacy). */
export const purposes = ['analytics', 'speed', 'map', 'video'] as const;
export type Purpose = (typeof purposes)[number];
export type Allowed = Readonly<Record<Purpose, boolean>>;

/** A choice and when it was made (ISO date), because it lapses. */
export interface Choice {
  at: string;
  allowed: Allowed;
}

interface ConsentState {
  /** null: nothing was chosen, or it has lapsed. */
  choice: Choice | null;
  /** Storage has been asked; before that nobody knows. */
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

/** What third parties may load, and whether page speed is measured (decisions.md, Privacy). Nothing is allowed until somebody has said so. */
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
