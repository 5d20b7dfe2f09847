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

/** A change of one part. `silent`: status beside the control instead of a toast. */
export type Change = {
  [P in Part]: { user: User; part: P; value: Account[P]; quiet?: boolean };
}[Part];

interface AccountState {
  /** null before the account has loaded. */
  kept: Account | null;
  /** The last attempt to load failed. */
  missed: boolean;
  /** Save status by part. */
  status: Partial<Record<Part, SavingStatus>>;
  /** Value of each part before its last change, for Undo. */
  before: Partial<Account>;
  /** Why the last password change was refused. */
  refusal: PasswordProblem | null;
}

const initialState: AccountState = { kept: null, missed: false, status: {}, before: {}, refusal: null };

/** The account of the signed-in user and its save status. Forms keep their own values (final-form). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** Dispatched by an account page whose account has not loaded. */
    accountOpened(_account, _: PayloadAction<User>) {},
    accountRead(account, { payload }: PayloadAction<Account>) {
      account.kept = payload;
      account.missed = false;
    },
    accountMissed(account, _: PayloadAction<string>) {
      account.missed = true;
    },
    /** Silent changes are applied optimistically and rolled back when storage refuses; forms wait for the result. */
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
    // Answered by the demo API only: other builds leave these cases out of the first bundle.
    if (!API_MOCK) return;
    builder.addCase(passwordSubmitted, (account) => {
      account.status.passwordChanged = 'saving';
      account.refusal = null;
    });
    builder.addCase(passwordRefused, (account, { payload }) => {
      // The user may have signed out meanwhile.
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
