import { type PayloadAction, createAction, createSlice, nanoid } from '@reduxjs/toolkit';
import { type BotTraps, type ContactMessage, contactFields } from '@/lib/contactRules';
import type { MessageForm } from './controls';
import type { Draft } from './draft';
import type { SendingFailure } from './sendingFailure';

type SendingStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** The body of the sign-up call (spec 3). */
export interface SignUp {
  Email: string;
}

interface MessageState {
  /** The visitor has pressed the button once: errors are shown (spec 4). */
  attempted: boolean;
  /** checking: loading as well, from before the validation to its end (spec 4). */
  status: SendingStatus | 'checking';
  /** Names what is being sent, so that a second attempt at the same text is one message for the server. */
  key: string | null;
  /** What was sent under that key: another text is another message. */
  text: string | null;
  /** What the server found wrong with what was sent last. */
  problems: SendingFailure['problems'];
}

interface Submission {
  /** The key of this attempt, if it is the first at its text. */
  key: string;
  form: MessageForm;
}

interface SignUpState extends Pick<MessageState, 'attempted' | 'key' | 'text'> {
  status: SendingStatus;
}

interface ContactState extends Record<MessageForm, MessageState> {
  signUp: SignUpState;
}

const untouched: MessageState = { attempted: false, status: 'idle', key: null, text: null, problems: {} };
const unsigned: SignUpState = { attempted: false, status: 'idle', key: null, text: null };
const initialState: ContactState = {
  signUp: unsigned,
  message: untouched,
  application: untouched,
};

/** Only pages on https or on this machine have it. */
const uuid = () => ('randomUUID' in crypto ? crypto.randomUUID() : nanoid(36));

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
      prepare: (payload: SignUp) => ({ payload, meta: { key: uuid() } }),
      reducer({ signUp }, { payload: { Email }, meta }: PayloadAction<SignUp, string, { key: string }>) {
        // The saga passes over a second one while the first is under way.
        if (signUp.status === 'sending') return;
        signUp.status = 'sending';
        signUp.key = Email === signUp.text ? (signUp.key ?? meta.key) : meta.key;
        signUp.text = Email;
      },
    },
    signUpSent(contact) {
      contact.signUp = { ...unsigned, status: 'sent' };
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
        meta: { key: uuid(), form },
      }),
      reducer(contact, { payload, meta }: PayloadAction<ContactMessage & BotTraps, string, Submission>) {
        const message = contact[meta.form];
        // The saga passes over a second one while the first is under way.
        if (message.status === 'sending') return;
        const text = JSON.stringify(contactFields.map((field) => payload[field]));
        contact[meta.form] = {
          attempted: message.attempted,
          status: 'sending',
          key: text === message.text ? (message.key ?? meta.key) : meta.key,
          text,
          problems: {},
        };
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
