import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';

export interface Login {
  email: string;
  password: string;
}

export interface NewAccount extends Login {
  name: string;
}

/** Current and new password. */
export interface PasswordChange {
  current: string;
  next: string;
}

/** Result of a password change. `wrong`: the current password; `expired`: the session; `unkept`: storage refused. */
export type PasswordAnswer = 'changed' | PasswordProblem;
export type PasswordProblem = 'wrong' | 'expired' | 'unkept' | 'failed';

/** Answer of the login call; the token is stored in a cookie, never in the state. */
export interface Session {
  token: string;
  user: User;
}

export interface User {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface AuthState {
  isLoggedIn: boolean;
  user: User | null;
  error: string | null;
}

const initialState: AuthState = { isLoggedIn: false, user: null, error: null };

/** The signed-in user. The shape {isLoggedIn, user, error} is a fixed interface. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    loginSubmitted(auth, _: PayloadAction<Login>) {
      auth.error = null;
    },
    loggedIn(auth, { payload }: PayloadAction<Session>) {
      auth.isLoggedIn = true;
      auth.user = payload.user;
      auth.error = null;
    },
    loginRefused(auth, { payload }: PayloadAction<string>) {
      auth.error = payload;
    },
    /** The session of an earlier visit is valid; ignored if the user has signed in meanwhile. */
    sessionRestored(auth, { payload }: PayloadAction<User>) {
      if (auth.user) return;
      auth.isLoggedIn = true;
      auth.user = payload;
    },
    signUpRequested(auth, _: PayloadAction<NewAccount>) {
      auth.error = null;
    },
    accountCreated(auth) {
      auth.error = null;
    },
    signUpRefused(auth, { payload }: PayloadAction<string>) {
      auth.error = payload;
    },
    /** Clears the user; `isLoggedIn` is not reset, as the fixed interface requires. */
    loggedOut(auth) {
      auth.user = null;
    },
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectAuthError: (auth) => auth.error,
  },
});

// Marked pure, so that builds without the demo API drop these events.
/** The token is forged or expired. */
export const sessionRefused = /* @__PURE__ */ createAction<Pick<Session, 'token'>>('auth/sessionRefused');
/** The cookie has changed since the session request. */
export const sessionOutdated = /* @__PURE__ */ createAction<Pick<Session, 'token'>>('auth/sessionOutdated');
/** The session request failed; the token may still be valid. */
export const sessionCheckFailed = /* @__PURE__ */ createAction<string>('auth/sessionCheckFailed');

/** Passwords never enter the state: these events reach the sagas and the account slice only. */
export const passwordSubmitted = /* @__PURE__ */ createAction<PasswordChange>('auth/passwordSubmitted');
export const passwordChanged = /* @__PURE__ */ createAction('auth/passwordChanged');
export const passwordRefused = /* @__PURE__ */ createAction<PasswordProblem>('auth/passwordRefused');

export const { loginSubmitted, loggedIn, loginRefused, signUpRequested, accountCreated, signUpRefused, loggedOut } =
  authSlice.actions;
export const { sessionRestored } = authSlice.actions;
export const { selectUser, selectAuthError } = authSlice.selectors;
