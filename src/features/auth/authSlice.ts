import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';

export interface Login {
  email: string;
  password: string;
}

export interface NewAccount extends Login {
  name: string;
}

/** A password and the one that takes its place. */
export interface PasswordChange {
  current: string;
  next: string;
}

/** What came of it: `wrong` is the present one, `expired` the session, `unkept` what storage had no room for. */
export type PasswordAnswer = 'changed' | PasswordProblem;
export type PasswordProblem = 'wrong' | 'expired' | 'unkept' | 'failed';

/** What the login call answers; the token goes into a cookie, never into the state. */
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

/** Who is here (spec 3, 4). */
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
    /** The cookie of an earlier visit still speaks for somebody; whoever has signed in meanwhile stays. */
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
    /** Clears the user; isLoggedIn is not reset (spec 4). */
    loggedOut(auth) {
      auth.user = null;
    },
  },
  selectors: {
    selectUser: (auth) => auth.user,
    selectAuthError: (auth) => auth.error,
  },
});

// What only the demo's adapter answers is pure: builds without it leave these events out.
/** The token of an earlier visit is forged or past its day. */
export const sessionRefused = /* @__PURE__ */ createAction<Pick<Session, 'token'>>('auth/sessionRefused');
/** The cookie has another token by now, or none: what was found out about this one no longer counts. */
export const sessionOutdated = /* @__PURE__ */ createAction<Pick<Session, 'token'>>('auth/sessionOutdated');
/** Nobody could say whose token it is; it may be good all the same. */
export const sessionUnanswered = /* @__PURE__ */ createAction<string>('auth/sessionUnanswered');

/** No password is part of a state: these pass through to the saga, and the account's pages listen. */
export const passwordSubmitted = /* @__PURE__ */ createAction<PasswordChange>('auth/passwordSubmitted');
export const passwordChanged = /* @__PURE__ */ createAction('auth/passwordChanged');
export const passwordRefused = /* @__PURE__ */ createAction<PasswordProblem>('auth/passwordRefused');

export const { loginSubmitted, loggedIn, loginRefused, signUpRequested, accountCreated, signUpRefused, loggedOut } =
  authSlice.actions;
export const { sessionRestored } = authSlice.actions;
export const { selectUser, selectAuthError } = authSlice.selectors;
