import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

type SendingStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** The body of the sign-up call (spec 3). */
export interface SignUp {
  Email: string;
}

interface ContactState {
  signUp: { attempted: boolean; status: SendingStatus };
}

const initialState: ContactState = { signUp: { attempted: false, status: 'idle' } };

/** What visitors send: how far it is. The form itself holds the values (final-form). */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** The visitor pressed the button, whatever stands in the field: from now on errors are shown (spec 4). */
    signUpAttempted(contact) {
      contact.signUp.attempted = true;
    },
    signUpSubmitted(contact, _: PayloadAction<SignUp>) {
      contact.signUp.status = 'sending';
    },
    signUpSent(contact) {
      contact.signUp = { attempted: false, status: 'sent' };
    },
    signUpFailed(contact, _: PayloadAction<string>) {
      contact.signUp.status = 'failed';
    },
  },
  selectors: {
    selectSignUpAttempted: (contact) => contact.signUp.attempted,
    selectSignUpStatus: (contact) => contact.signUp.status,
  },
});

export const { signUpAttempted, signUpSubmitted, signUpSent, signUpFailed } = contactSlice.actions;
export const { selectSignUpAttempted, selectSignUpStatus } = contactSlice.selectors;
