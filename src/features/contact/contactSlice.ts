import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { type SendState, beginSending, newIdempotencyKey, unsent } from '@/lib/sending';
import type { SendingFailure } from '@/lib/sendingFailure';
import type { BotSignals, MessageBody } from '@/site/messageKinds';
import type { MessageFormName } from './controls';
import type { Draft } from './contactDraft';

export type EmailSignUp = MessageBody<'contact-email'>;
type ContactMessage = MessageBody<'contact-form'> & BotSignals;

/** `checking`: from the click to the end of the validation; shown as loading. */
interface MessageState extends SendState<'checking'> {
  /** Server errors by field. */
  problems: SendingFailure['problems'];
}

interface Submission {
  /** New key, used unless an attempt with the same text has one. */
  key: string;
  form: MessageFormName;
}

interface ContactState extends Record<MessageFormName, MessageState> {
  signUp: SendState;
}

const idleMessage: MessageState = { ...unsent, problems: {} };
const initialState: ContactState = { signUp: unsent, message: idleMessage, application: idleMessage };

/** Prepares an event for a form; the contact form by default. */
const ofForm = (form: MessageFormName = 'message') => ({ payload: form });
type OfForm = PayloadAction<MessageFormName>;

/** Submission status of the contact forms. */
export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /** Submitted at least once, valid or not: errors are shown from now on. */
    emailSignUpAttempted(contact) {
      contact.signUp.attempted = true;
    },
    emailSignUpSubmitted: {
      prepare: (payload: EmailSignUp) => ({ payload, meta: { key: newIdempotencyKey() } }),
      reducer({ signUp }, { payload: { Email }, meta }: PayloadAction<EmailSignUp, string, { key: string }>) {
        beginSending(signUp, Email, meta.key);
      },
    },
    emailSignUpSent(contact) {
      contact.signUp = { ...unsent, status: 'sent' };
    },
    emailSignUpFailed({ signUp }, { payload }: PayloadAction<SendingFailure>) {
      signUp.status = 'failed';
      if (payload.final) signUp.key = null;
    },
    /** Unmounted: errors and status are reset; a request in flight continues. */
    emailSignUpLeft({ signUp }) {
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
    messageValidationFailed: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        if (contact[form].status === 'checking') contact[form].status = 'idle';
      },
    },
    messageSubmitted: {
      prepare: (payload: ContactMessage, form: MessageFormName = 'message') => ({
        payload,
        meta: { key: newIdempotencyKey(), form },
      }),
      reducer(contact, { payload, meta }: PayloadAction<ContactMessage, string, Submission>) {
        const message = contact[meta.form];
        // Without the bot signals: the time differs between attempts with one text.
        const { Website: _website, FilledIn: _filledIn, ...fields } = payload;
        const text = JSON.stringify(fields);
        if (beginSending(message, text, meta.key)) message.problems = {};
      },
    },
    messageSent: {
      prepare: ofForm,
      reducer(contact, { payload: form }: OfForm) {
        contact[form] = { ...idleMessage, status: 'sent' };
      },
    },
    messageFailed: {
      prepare: (payload: SendingFailure, form: MessageFormName = 'message') => ({ payload, meta: { form } }),
      reducer(contact, { payload, meta }: PayloadAction<SendingFailure, string, { form: MessageFormName }>) {
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
    selectEmailSignUpAttempted: (contact) => contact.signUp.attempted,
    selectEmailSignUpStatus: (contact) => contact.signUp.status,
    /** Idempotency-Key. */
    selectEmailSignUpKey: (contact) => contact.signUp.key,
    /** Status of a form; the contact form by default. */
    selectMessage: (contact, form: MessageFormName = 'message') => contact[form],
  },
});

/**
 * Another page prefills the contact form, except fields that the visitor has filled in. `unfinished`: the message
 * counts as empty until it is edited.
 */
export const messagePrefilled = createAction<Draft['values'] & Pick<Draft, 'unfinished'>>('contact/messagePrefilled');

export const {
  emailSignUpAttempted,
  emailSignUpSubmitted,
  emailSignUpSent,
  emailSignUpFailed,
  emailSignUpLeft,
  messageAttempted,
  messageValidationFailed,
  messageSubmitted,
  messageSent,
  messageFailed,
  messageLeft,
} = contactSlice.actions;
export const { selectEmailSignUpAttempted, selectEmailSignUpStatus, selectEmailSignUpKey, selectMessage } =
  contactSlice.selectors;
