import type { Action } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureToast, successToast } from '@/features/toastr/toast';
import { select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { request } from '@/lib/request';
import {
  type SignUp,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectMessage,
  selectSignUpKey,
  signUpFailed,
  signUpSent,
  signUpSubmitted,
} from './contactSlice';
import { type MessageForm, messageForms } from './controls';
import type { SendingError, SendingFailure } from './sendingFailure';

/** Loads the API and axios on the first submission. */
const api = () => importWithRetry(() => import('./contactApi'));

/** Failure of an error; if the chunk failed to load, only offline can be told apart. */
const failureIn = (error: unknown): SendingFailure =>
  (error as Partial<SendingError> | null)?.failure ?? {
    reason: navigator.onLine ? 'failed' : 'offline',
    problems: {},
    final: false,
  };

/** A retry with the same address uses the stored key. */
function* sendSignUp({ payload, type, meta }: ReturnType<typeof signUpSubmitted>) {
  const key = (yield* select(selectSignUpKey)) ?? meta.key;
  yield* request(
    async (signUp: SignUp) => (await api()).postSignUp(signUp, key),
    () => signUpSent(),
    (_, error) => signUpFailed(failureIn(error)),
  )({ payload, type });
}

type Submitted = ReturnType<typeof messageSubmitted>;

/** A retry with the same text uses the stored key. */
function* sendMessage({ payload, type, meta }: Submitted) {
  const { form } = meta;
  const key = (yield* select(selectMessage, form)).key ?? meta.key;
  yield* request(
    async (message: typeof payload) => (await api()).postMessage(message, key),
    () => messageSent(form),
    (_, error) => messageFailed(failureIn(error), form),
  )({ payload, type });
}

const submittedIn =
  (form: MessageForm) =>
  (action: Action): action is Submitted =>
    messageSubmitted.match(action) && action.meta.form === form;

/** Failures that the visitor can act on stay 10 s. */
const apology = (what: 'message' | 'signUp', { reason }: SendingFailure) =>
  reason === 'failed'
    ? failureToast('toast.failed')
    : failureToast(`toast.${what}.${reason}`, { timeOut: 10_000, progressBar: false });

/** Sends forms, one submission at a time per form, and shows a toast. */
export function* contactSaga() {
  yield takeLeading(signUpSubmitted, sendSignUp);
  for (const form of messageForms) yield takeLeading(submittedIn(form), sendMessage);
  yield takeEvery([signUpSent, messageSent], function* thank() {
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(signUpFailed, function* apologise({ payload }) {
    yield put(apology('signUp', payload));
  });
  yield takeEvery(messageFailed, function* explain({ payload }) {
    yield put(apology('message', payload));
  });
}
