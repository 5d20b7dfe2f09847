import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { messageSent } from './contactSlice';
import type { MessageFormName } from './controls';
import type { Draft } from './contactDraft';

type DraftsState = Record<MessageFormName, Draft | null>;

const initialState: DraftsState = { message: null, application: null };

const ofForm = (payload: Draft, form: MessageFormName = 'message') => ({ payload, meta: { form } });
type OfForm = PayloadAction<Draft, string, { form: MessageFormName }>;

/** Draft by form; null before storage has been read. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Dispatched on mount; the saga reads the draft. */
    draftRequested(_drafts, _: PayloadAction<MessageFormName>) {},
    draftRead: {
      prepare: ofForm,
      reducer(drafts, { payload, meta: { form } }: OfForm) {
        drafts[form] = payload;
      },
    },
    /** Dispatched on blur, when the page is hidden, and on unmount. */
    messageDrafted: {
      prepare: ofForm,
      reducer(drafts, { payload, meta: { form } }: OfForm) {
        drafts[form] = { ...drafts[form], ...payload };
      },
    },
  },
  extraReducers: (builder) =>
    builder.addCase(messageSent, (drafts, { payload: form }) => {
      drafts[form] = { values: {}, openFor: 0 };
    }),
  selectors: { selectDraft: (drafts, form: MessageFormName) => drafts[form] },
});

export const { draftRequested, draftRead, messageDrafted } = draftsSlice.actions;
export const { selectDraft } = draftsSlice.selectors;
