import { put, takeEvery } from 'redux-saga/effects';
import { call, select } from '@/lib/effects';
import { messagePrefilled, messageSent } from './contactSlice';
import type { MessageFormName } from './controls';
import { type Draft, eraseDraft, saveDraft, readDraft } from './contactDraft';
import { draftRead, draftRequested, messageDrafted, selectDraft } from './draftsSlice';

/** Values typed by the visitor: not empty and not the prefilled message. */
function typedValues({ values, begun }: Draft): Draft['values'] {
  const isTyped = ([control, text]: [string, string]) =>
    text.trim() !== '' && !(control === 'message' && text.trim() === begun?.trim());
  return Object.fromEntries(Object.entries(values).filter(isTyped));
}

/** Returns the draft; reads storage on first use. */
function* restoreDraft(form: MessageFormName) {
  const known = yield* select(selectDraft, form);
  if (known) return known;
  const stored = yield* call(readDraft, form);
  yield put(draftRead(stored, form));
  return stored;
}

function* prefillDraft({ payload: { unfinished, ...values } }: ReturnType<typeof messagePrefilled>) {
  const draft = yield* call(restoreDraft, 'message');
  const written = typedValues(draft);
  const prefill = written.message === undefined && { begun: values.message, unfinished };
  yield put(messageDrafted({ ...draft, values: { ...values, ...written }, ...prefill }));
}

/** A refusal by storage is ignored: the draft is then lost on reload. */
function* writeDraft({ meta: { form } }: ReturnType<typeof messageDrafted>) {
  const draft = yield* select(selectDraft, form);
  if (draft) yield* call(saveDraft, form, draft);
}

/** Restores and stores drafts; erases them after submission. */
export function* draftsSaga() {
  yield takeEvery(draftRequested, ({ payload }) => restoreDraft(payload));
  yield takeEvery(messagePrefilled, prefillDraft);
  yield takeEvery(messageDrafted, writeDraft);
  yield takeEvery(messageSent, function* eraseSentDraft({ payload }) {
    yield* call(eraseDraft, payload);
  });
}
