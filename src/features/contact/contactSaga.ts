import type { Action } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureToast, successToast } from '@/features/toastr/toast';
import { select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { request } from '@/lib/request';
import { failureIn } from '@/lib/sending';
import type { SendingFailure } from '@/lib/sendingFailure';
import {
  messageFailed,
  messageSent,
  messageSubmitted,
  selectMessage,
  selectEmailSignUpKey,
  emailSignUpFailed,
  emailSignUpSent,
  emailSignUpSubmitted,
} from './contactSlice';
import { type MessageFormName, messageFormNames } from './controls';

/** Loads the API and axios on the first submission. */
const loadApi = () => importWithRetry(() => import('./contactApi'));

/** A retry with the same address uses the stored key. */
function* sendSignUp({ payload, type, meta }: ReturnType<typeof emailSignUpSubmitted>) {
  const key = (yield* select(selectEmailSignUpKey)) ?? meta.key;
  yield* request(
    async (signUp: typeof payload) => (await loadApi()).postSignUp(signUp, key),
    () => emailSignUpSent(),
    (_, error) => emailSignUpFailed(failureIn(error)),
  )({ payload, type });
}

type Submitted = ReturnType<typeof messageSubmitted>;

/** A retry with the same text uses the stored key. */
function* sendMessage({ payload, type, meta }: Submitted) {
  const { form } = meta;
  const key = (yield* select(selectMessage, form)).key ?? meta.key;
  yield* request(
    async (message: typeof payload) => (await loadApi()).postMessage(message, key),
    () => messageSent(form),
    (_, error) => messageFailed(failureIn(error), form),
  )({ payload, type });
}

const isSubmittedIn =
  (form: MessageFormName) =>
  (action: Action): action is Submitted =>
    messageSubmitted.match(action) && action.meta.form === form;

/** Failures that the visitor can act on stay 10 s. */
const failureToastFor = (what: 'message' | 'signUp', { reason }: SendingFailure) =>
  reason === 'failed'
    ? failureToast('toast.failed')
    : failureToast(`toast.${what}.${reason}`, { timeOut: 10_000, progressBar: false });

/** Sends forms, one submission at a time per form, and shows a toast. */
export function* contactSaga() {
  yield takeLeading(emailSignUpSubmitted, sendSignUp);
  for (const form of messageFormNames) yield takeLeading(isSubmittedIn(form), sendMessage);
  yield takeEvery([emailSignUpSent, messageSent], function* thank() {
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(emailSignUpFailed, function* apologise({ payload }) {
    yield put(failureToastFor('signUp', payload));
  });
  yield takeEvery(messageFailed, function* explain({ payload }) {
    yield put(failureToastFor('message', payload));
  });
}
