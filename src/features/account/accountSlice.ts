import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import {
  type PasswordProblem,
  type User,
  loggedIn,
  loggedOut,
  passwordRefused,
  passwordSubmitted,
} from '@/features/auth/authSlice';
import type { Account, Part } from './account';

export type SavingStatus = 'saving' | 'saved' | 'failed';

/** One part of a user's account becomes another. `quiet`: a line beside it says that it is saved, and no toast. */
export type Change = {
  [P in Part]: { user: User; part: P; value: Account[P]; quiet?: boolean };
}[Part];

interface AccountState {
  /** null until it has been read. */
  kept: Account | null;
  /** What reads it could not be had the last time. */
  missed: boolean;
  /** How far the saving of a part is. */
  status: Partial<Record<Part, SavingStatus>>;
  /** What stood there before the last change, for taking it back. */
  before: Partial<Account>;
  /** Why the password is still the old one. */
  refusal: PasswordProblem | null;
}

const initialState: AccountState = { kept: null, missed: false, status: {}, before: {}, refusal: null };

/** A visitor's own pages: what is kept there, and how far saving is. Forms hold what is typed (final-form). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** One of the pages stands, and its account is not there yet. */
    accountOpened(_account, _: PayloadAction<User>) {},
    accountRead(account, { payload }: PayloadAction<Account>) {
      account.kept = payload;
      account.missed = false;
    },
    accountMissed(account, _: PayloadAction<string>) {
      account.missed = true;
    },
    /** A quiet change is shown at once, and taken back when storage refuses; a form waits for its answer. */
    partChanged(account, { payload: { part, value, quiet } }: PayloadAction<Change>) {
      if (!account.kept) return;
      account.status[part] = 'saving';
      Object.assign(account.before, { [part]: account.kept[part] });
      if (quiet) Object.assign(account.kept, { [part]: value });
    },
    partSaved(account, { payload: { part, value } }: PayloadAction<Change>) {
      if (!account.kept) return;
      account.status[part] = 'saved';
      Object.assign(account.kept, { [part]: value });
    },
    partRefused(account, { payload: part }: PayloadAction<Part>) {
      if (!account.kept) return;
      account.status[part] = 'failed';
      Object.assign(account.kept, { [part]: account.before[part] });
    },
    deletionConfirmed(_account, _: PayloadAction<User>) {},
    accountErased: (_account, _: PayloadAction<true>) => initialState,
    deletionRefused(_account, _: PayloadAction<string>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, () => initialState);
    builder.addCase(loggedOut, () => initialState);
    // Nobody answers in other builds, whose first scripts are the lighter for it.
    if (!API_MOCK) return;
    builder.addCase(passwordSubmitted, (account) => {
      account.status.passwordChanged = 'saving';
      account.refusal = null;
    });
    builder.addCase(passwordRefused, (account, { payload }) => {
      // Who asked for it may have left by now.
      if (account.status.passwordChanged !== 'saving') return;
      account.status.passwordChanged = 'failed';
      account.refusal = payload;
    });
  },
  selectors: {
    selectAccount: ({ kept }) => kept,
    selectMissed: ({ missed }) => missed,
    selectSaving: ({ status }) => status,
    selectBefore: ({ before }) => before,
    selectRefusal: ({ refusal }) => refusal,
  },
});

export const { accountOpened, accountRead, accountMissed, partChanged, partSaved, partRefused } = accountSlice.actions;
export const { deletionConfirmed, accountErased, deletionRefused } = accountSlice.actions;
export const { selectAccount, selectMissed, selectSaving, selectBefore, selectRefusal } = accountSlice.selectors;
