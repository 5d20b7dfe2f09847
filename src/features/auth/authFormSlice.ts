import { createSlice } from '@reduxjs/toolkit';
import { accountCreated, loggedIn, loginRefused, loginSubmitted, signUpRefused, signUpRequested } from './authSlice';

interface AuthFormState {
  /** The visitor has pressed the button once: errors are shown. */
  attempted: boolean;
  status: 'idle' | 'sending' | 'done' | 'failed';
  /** The address of a new account, for the sign-in that follows. */
  newcomer: string;
}

const initialState: AuthFormState = { attempted: false, status: 'idle', newcomer: '' };

/**
 * How far the form of signing in or up on the screen is; there is one at a time, and it holds its values itself
 * (final-form). Beside the auth slice, whose shape is the specification's (spec 3).
 */
export const authFormSlice = createSlice({
  name: 'auth/form',
  reducerPath: 'authForm',
  initialState,
  reducers: {
    formAttempted(form) {
      form.attempted = true;
    },
    /** The visitor has gone to another page: what came of the form there is over. */
    formLeft: (form) => ({ ...initialState, newcomer: form.newcomer }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginSubmitted, (form) => {
        form.status = 'sending';
      })
      .addCase(signUpRequested, (form, { payload }) => {
        form.status = 'sending';
        form.newcomer = payload.email;
      })
      .addCase(loggedIn, (form) => {
        form.newcomer = '';
        // The answer may come when its form is gone.
        if (form.status === 'sending') form.status = 'done';
      })
      .addCase(accountCreated, (form) => {
        if (form.status === 'sending') form.status = 'done';
      })
      .addMatcher(
        ({ type }) => type === loginRefused.type || type === signUpRefused.type,
        (form) => {
          if (form.status === 'sending') form.status = 'failed';
        },
      ),
  selectors: {
    selectAuthForm: (form) => form,
  },
});

export const { formAttempted, formLeft } = authFormSlice.actions;
export const { selectAuthForm } = authFormSlice.selectors;
