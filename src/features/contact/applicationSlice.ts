import { type PayloadAction, createAction, createSlice, nanoid } from '@reduxjs/toolkit';
import type { SendingFailure } from './sendingFailure';
import type { BotTraps, ContactMessage } from '@/lib/contactRules';
import type { ApplicationDraft } from './applicationDraft';

interface ApplicationState {
  /** The visitor has pressed the button once: errors are shown. */
  attempted: boolean;
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** Names what is being sent, so that a second attempt at the same text is one message for the server. */
  key: string | null;
  /** What the server found wrong with what was sent last. */
  problems: SendingFailure['problems'];
}

const initialState: ApplicationState = { attempted: false, status: 'idle', key: null, problems: {} };

/** An application for a position on its way: a message like those of the contact form, with a form of its own. */
export const applicationSlice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    applicationAttempted(application) {
      application.attempted = true;
    },
    applicationSubmitted: {
      prepare: (payload: ContactMessage & BotTraps) => ({ payload, meta: { key: nanoid(36) } }),
      reducer(application, { meta }: PayloadAction<ContactMessage & BotTraps, string, { key: string }>) {
        application.status = 'sending';
        application.key ??= meta.key;
        application.problems = {};
      },
    },
    applicationSent: () => ({ ...initialState, status: 'sent' as const }),
    applicationFailed(application, { payload }: PayloadAction<SendingFailure>) {
      application.status = 'failed';
      application.problems = payload.problems;
      if (payload.final) application.key = null;
    },
    /** After a failure the text has become another one: it is a new message. */
    applicationEdited(application) {
      if (application.status === 'failed') application.key = null;
    },
    /** The form of a position was left: the next one begins untouched, while what is under way comes to its end. */
    applicationLeft(application) {
      application.attempted = false;
      application.problems = {};
      if (application.status === 'sent') application.status = 'idle';
    },
  },
  selectors: { selectApplication: (application) => application },
});

/** The form was left for a moment or for good: what stands in it, for the draft. */
export const applicationDrafted = createAction<ApplicationDraft>('application/applicationDrafted');

export const { applicationAttempted, applicationSubmitted, applicationSent } = applicationSlice.actions;
export const { applicationFailed, applicationEdited, applicationLeft } = applicationSlice.actions;
export const { selectApplication } = applicationSlice.selectors;
