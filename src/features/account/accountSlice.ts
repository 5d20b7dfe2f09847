import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import {
  type PasswordProblem,
  type User,
  loggedIn,
  loggedOut,
  passwordRefused,
  passwordSubmitted,
} from '@/features/auth/authSlice';
import type { Account, AccountPart } from './account';

export type SavingStatus = 'saving' | 'saved' | 'failed';

/** A change of one part. `silent`: status beside the control instead of a toast. */
export type AccountChange = {
  [P in AccountPart]: { user: User; part: P; value: Account[P]; silent?: boolean };
}[AccountPart];

interface AccountState {
  /** null before the account has loaded. */
  data: Account | null;
  /** The last attempt to load failed. */
  loadFailed: boolean;
  /** Save status by part. */
  status: Partial<Record<AccountPart, SavingStatus>>;
  /** Value of each part before its last change, for Undo. */
  previous: Partial<Account>;
  /** Why the last password change was refused. */
  refusal: PasswordProblem | null;
}

const initialState: AccountState = { data: null, loadFailed: false, status: {}, previous: {}, refusal: null };

/** The account of the signed-in user and its save status. Forms keep their own values (final-form). */
export const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** Dispatched by an account page whose account has not loaded. */
    accountRequested(_account, _: PayloadAction<User>) {},
    accountRead(account, { payload }: PayloadAction<Account>) {
      account.data = payload;
      account.loadFailed = false;
    },
    accountLoadFailed(account, _: PayloadAction<string>) {
      account.loadFailed = true;
    },
    /** Silent changes are applied optimistically and rolled back when storage refuses; forms wait for the result. */
    partChanged(account, { payload: { part, value, silent } }: PayloadAction<AccountChange>) {
      if (!account.data) return;
      account.status[part] = 'saving';
      Object.assign(account.previous, { [part]: account.data[part] });
      if (silent) Object.assign(account.data, { [part]: value });
    },
    partSaved(account, { payload: { part, value } }: PayloadAction<AccountChange>) {
      if (!account.data) return;
      account.status[part] = 'saved';
      Object.assign(account.data, { [part]: value });
    },
    partRefused(account, { payload: part }: PayloadAction<AccountPart>) {
      if (!account.data) return;
      account.status[part] = 'failed';
      Object.assign(account.data, { [part]: account.previous[part] });
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
    selectAccount: ({ data }) => data,
    selectAccountLoadFailed: ({ loadFailed }) => loadFailed,
    selectSaveStatus: ({ status }) => status,
    selectPreviousParts: ({ previous }) => previous,
    selectPasswordProblem: ({ refusal }) => refusal,
  },
});

export const { accountRequested, accountRead, accountLoadFailed, partChanged, partSaved, partRefused } =
  accountSlice.actions;
export const { deletionConfirmed, accountErased, deletionRefused } = accountSlice.actions;
export const { selectAccount, selectAccountLoadFailed, selectSaveStatus, selectPreviousParts, selectPasswordProblem } =
  accountSlice.selectors;
