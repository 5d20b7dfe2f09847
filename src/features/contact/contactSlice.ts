import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { type BotTraps, type ContactMessage, contactFields } from '@/lib/contactFields';
import type { MessageForm } from './controls';
import type { Draft } from './draft';
import { type Sending, beginSending, newKey, unsent } from './sending';
import type { SendingFailure } from './sendingFailure';

/** The body of the sign-up call (spec 3). */
export interface SignUp {
  Email: string;
}

/** checking: loading as well, from before the validation to its end (spec 4). */
interface MessageState extends Sending<'checking'> {
  /** What the server found wrong with what was sent last. */
  problems: SendingFailure['problems'];
}

interface Submission {
  /** The key of this attempt, if it is the first at its text. */
  key: string;
  form: MessageForm;
}

interface ContactState extends Record<MessageForm, MessageState> {
  signUp: Sending;
}

const untouched: MessageState = { ...unsent, problems: {} };
const initialState: ContactState = { signUp: unsent, message: untouched, application: untouched };

/** Which form an event is about; the contact form's, unless another is named. */
const ofForm = (form: MessageForm = 'message') => ({ payload: form });
type OfForm = PayloadAction<MessageForm>;

/** What visitors send: how far it is. */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** The visitor pressed the button, whatever stands in the field: from now on errors are shown (spec 4). */
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
    /** Its page was left: the next form begins untouched (spec 4), while what is under way comes to its end. */
    signUpLeft({ signUp }) {
      signUp.attempted = false;
      if (signUp.status !== 'sending') signUp.status = 'idle';
    },
    /** The same for a form with a message, which is loading from here on (spec 4). */
    messageAttempted: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        const message = contact[form];
        message.attempted = true;
        if (message.status !== 'sending') message.status = 'checking';
      },
    },
    /** It was not valid, and nothing is sent: the form ends as it was. */
    messageWithheld: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        if (contact[form].status === 'checking') contact[form].status = 'idle';
      },
    },
    messageSubmitted: {
      prepare: (payload: ContactMessage & BotTraps, form: MessageForm = 'message') => ({
        payload,
        meta: { key: newKey(), form },
      }),
      reducer(contact, { payload, meta }: PayloadAction<ContactMessage & BotTraps, string, Submission>) {
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
    /**
     * The same as `signUpLeft` for a form with a message. What failed keeps its key: the draft keeps its text, and to
     * send that from another page is the second attempt at one message.
     */
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
    /** The name of what is being sent, for the server. */
    selectSignUpKey: (contact) => contact.signUp.key,
    /** How far the message of a form is; the contact form's, unless another is named. */
    selectMessage: (contact, form: MessageForm = 'message') => contact[form],
  },
});

/**
 * Another page has begun a message for its visitor: it waits in the contact form, where nothing stands yet. An
 * unfinished one is a mere opening, and no message until somebody goes on with it.
 */
export const messageBegun = createAction<Draft['values'] & Pick<Draft, 'unfinished'>>('contact/messageBegun');

export const { signUpAttempted, signUpSubmitted, signUpSent, signUpFailed, signUpLeft } = contactSlice.actions;
export const { messageAttempted, messageWithheld, messageSubmitted, messageSent, messageFailed } = contactSlice.actions;
export const { messageLeft } = contactSlice.actions;
export const { selectSignUpAttempted, selectSignUpStatus, selectSignUpKey, selectMessage } = contactSlice.selectors;
