import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { messageBegun, messageSent } from './contactSlice';
import type { MessageForm } from './controls';
import { type Draft, eraseDraft, keepDraft, readDraft } from './draft';
import { draftRead, draftRequested, messageDrafted, selectDraft } from './draftsSlice';

/** What the visitor has written by hand: no empty field, and not the message that a page has begun for them. */
function writtenIn({ values, begun }: Draft): Draft['values'] {
  const own = ([control, text]: [string, string]) =>
    text.trim() !== '' && !(control === 'message' && text.trim() === begun?.trim());
  return Object.fromEntries(Object.entries(values).filter(own));
}

/** The draft of a form; read from storage the first time. */
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

/** Storage that refuses costs a reload its text, and nothing more. */
function* writeDraft({ meta: { form } }: ReturnType<typeof messageDrafted>) {
  const draft = yield* select(selectDraft, form);
  if (draft) yield* call(keepDraft, form, draft);
}

/** Reads and writes what stands in the forms; a message that was sent leaves no draft behind. */
export function* draftsSaga() {
  yield takeEvery(draftRequested, ({ payload }) => restoreDraft(payload));
  yield takeEvery(messageBegun, beginMessage);
  yield takeEvery(messageDrafted, writeDraft);
  yield takeEvery(messageSent, function* forget({ payload }) {
    yield* call(eraseDraft, payload);
  });
}
