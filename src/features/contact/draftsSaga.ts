import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { messageBegun, messageSent } from './contactSlice';
import type { MessageForm } from './controls';
import { type Draft, eraseDraft, keepDraft, readDraft } from './draft';
import { draftRead, draftRequested, messageDrafted, selectDraft } from './draftsSlice';

/** Values typed by the visitor: not empty and not the prefilled message. */
function writtenIn({ values, begun }: Draft): Draft['values'] {
  const own = ([control, text]: [string, string]) =>
    text.trim() !== '' && !(control === 'message' && text.trim() === begun?.trim());
  return Object.fromEntries(Object.entries(values).filter(own));
}

/** Returns the draft; reads storage on first use. */
function* restoreDraft(form: MessageForm) {
  const known = yield* select(selectDraft, form);
  if (known) return known;
  const stored = yield* call(readDraft, form);
  yield put(draftRead(stored, form));
  return stored;
}

function* beginMessage({ payload: { unfinished, ...values } }: ReturnType<typeof messageBegun>) {
  const draft = yield* call(restoreDraft, 'message');
  const written = writtenIn(draft);
  const begun = written.message === undefined && { begun: values.message, unfinished };
  yield put(messageDrafted({ ...draft, values: { ...values, ...written }, ...begun }));
}

/** A refusal by storage is ignored: the draft is then lost on reload. */
function* writeDraft({ meta: { form } }: ReturnType<typeof messageDrafted>) {
  const draft = yield* select(selectDraft, form);
  if (draft) yield* call(keepDraft, form, draft);
}

/** Restores and stores drafts; erases them after submission. */
export function* draftsSaga() {
  yield takeEvery(draftRequested, ({ payload }) => restoreDraft(payload));
  yield takeEvery(messageBegun, beginMessage);
  yield takeEvery(messageDrafted, writeDraft);
  yield takeEvery(messageSent, function* forget({ payload }) {
    yield* call(eraseDraft, payload);
  });
}
