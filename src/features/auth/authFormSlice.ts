import { createSlice } from '@reduxjs/toolkit';
import { accountCreated, loggedIn, loginRefused, loginSubmitted, signUpRefused, signUpRequested } from './authSlice';

interface AuthFormState {
  /** Submitted at least once: errors are shown. */
  attempted: boolean;
  status: 'idle' | 'sending' | 'done' | 'failed';
  /** E-mail address of a new account; prefills the sign-in form. */
  signUpEmail: string;
}

const initialState: AuthFormState = { attempted: false, status: 'idle', signUpEmail: '' };

/**
 * Progress of the current sign-in or sign-up form; final-form holds the values. Separate from `auth`, whose shape
 * {isLoggedIn, user, error} is fixed.
 */
export const authFormSlice = createSlice({
  name: 'auth/form',
  reducerPath: 'authForm',
  initialState,
  reducers: {
    formAttempted(form) {
      form.attempted = true;
    },
    /** Unmounted: reset the progress, keep the address of a new account. */
    formLeft: (form) => ({ ...initialState, signUpEmail: form.signUpEmail }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginSubmitted, (form) => {
        form.status = 'sending';
      })
      .addCase(signUpRequested, (form, { payload }) => {
        form.status = 'sending';
        form.signUpEmail = payload.email;
      })
      .addCase(loggedIn, (form) => {
        form.signUpEmail = '';
        // The answer may arrive after the form was unmounted.
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
