import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { type BotSignals, type ContactMessage, contactFields } from '@/lib/contactFields';
import type { MessageForm } from './controls';
import type { Draft } from './draft';
import { type Sending, beginSending, newKey, unsent } from './sending';
import type { SendingFailure } from './sendingFailure';

/** Body of the sign-up call. */
export interface SignUp {
  Email: string;
}

/** `checking`: from the click to the end of the validation; shown as loading. */
interface MessageState extends Sending<'checking'> {
  /** Server errors by field. */
  problems: SendingFailure['problems'];
}

interface Submission {
  /** New key, used unless an attempt with the same text has one. */
  key: string;
  form: MessageForm;
}

interface ContactState extends Record<MessageForm, MessageState> {
  signUp: Sending;
}

const untouched: MessageState = { ...unsent, problems: {} };
const initialState: ContactState = { signUp: unsent, message: untouched, application: untouched };

/** Prepares an event for a form; the contact form by default. */
const ofForm = (form: MessageForm = 'message') => ({ payload: form });
type OfForm = PayloadAction<MessageForm>;

/** Submission status of the contact forms. */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** Submitted at least once, valid or not: errors are shown from now on. */
    signUpAttempted(contact) {
      contact.signUp.attempted = true;
    },
    signUpSubmitted: {
      prepare: (payload: SignUp) => ({ payload, meta: { key: newKey() } }),
      reducer({ signUp }, { payload: { Email }, meta }: PayloadAction<SignUp, string, { key: string }>) {
        beginSending(signUp, Email, meta.key);
      },
    },
    signUpSent(contact) {
      contact.signUp = { ...unsent, status: 'sent' };
    },
    signUpFailed({ signUp }, { payload }: PayloadAction<SendingFailure>) {
      signUp.status = 'failed';
      if (payload.final) signUp.key = null;
    },
    /** Unmounted: errors and status are reset; a request in flight continues. */
    signUpLeft({ signUp }) {
      signUp.attempted = false;
      if (signUp.status !== 'sending') signUp.status = 'idle';
    },
    /** Like `emailSignUpAttempted` for a form with a message, which is loading from now on. */
    messageAttempted: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        const message = contact[form];
        message.attempted = true;
        if (message.status !== 'sending') message.status = 'checking';
      },
    },
    /** Validation failed; nothing is sent. */
    messageWithheld: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        if (contact[form].status === 'checking') contact[form].status = 'idle';
      },
    },
    messageSubmitted: {
      prepare: (payload: ContactMessage & BotSignals, form: MessageForm = 'message') => ({
        payload,
        meta: { key: newKey(), form },
      }),
      reducer(contact, { payload, meta }: PayloadAction<ContactMessage & BotSignals, string, Submission>) {
        const message = contact[meta.form];
        const text = JSON.stringify(contactFields.map((field) => payload[field]));
        if (beginSending(message, text, meta.key)) message.problems = {};
      },
    },
    messageSent: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        contact[form] = { ...untouched, status: 'sent' };
      },
    },
    messageFailed: {
      prepare: (payload: SendingFailure, form: MessageForm = 'message') => ({ payload, meta: { form } }),
      reducer(contact, { payload, meta }: PayloadAction<SendingFailure, string, { form: MessageForm }>) {
        const message = contact[meta.form];
        message.status = 'failed';
        message.problems = payload.problems;
        if (payload.final) message.key = null;
      },
    },
    /** Like `emailSignUpLeft`. A failed message keeps its key, because its draft may be submitted from another page. */
    messageLeft: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        const message = contact[form];
        message.attempted = false;
        message.problems = {};
        if (message.status === 'sent') message.status = 'idle';
      },
    },
  },
  selectors: {
    selectSignUpAttempted: (contact) => contact.signUp.attempted,
    selectSignUpStatus: (contact) => contact.signUp.status,
    /** Idempotency-Key. */
    selectSignUpKey: (contact) => contact.signUp.key,
    /** Status of a form; the contact form by default. */
    selectMessage: (contact, form: MessageForm = 'message') => contact[form],
  },
});

/**
 * Another page prefills the contact form, except fields that the visitor has filled in. `unfinished`: the message
 * counts as empty until it is edited.
 */
export const messageBegun = createAction<Draft['values'] & Pick<Draft, 'unfinished'>>('contact/messageBegun');

export const { signUpAttempted, signUpSubmitted, signUpSent, signUpFailed, signUpLeft } = contactSlice.actions;
export const { messageAttempted, messageWithheld, messageSubmitted, messageSent, messageFailed } = contactSlice.actions;
export const { messageLeft } = contactSlice.actions;
export const { selectSignUpAttempted, selectSignUpStatus, selectSignUpKey, selectMessage } = contactSlice.selectors;
