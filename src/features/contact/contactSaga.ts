import type { Action } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureToast, successToast } from '@/features/toastr/toast';
import { request } from '@/lib/request';
import {
  type SignUp,
  messageBegun,
  messageDrafted,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectMessage,
  signUpFailed,
  signUpSent,
  signUpSubmitted,
} from './contactSlice';
import { type MessageForm, messageForms } from './controls';
import { eraseDraft, keepDraft, readDraft } from './draft';
import { type SendingFailure, failureOf } from './sendingFailure';

/** The API and axios arrive with the first message somebody sends. */
const post = async (signUp: SignUp) => (await import('./contactApi')).postSignUp(signUp);

type Submitted = ReturnType<typeof messageSubmitted>;

/** Under the key that the store holds: a second attempt at the same text has the first one's. */
function* sendMessage({ payload, type, meta: { form } }: Submitted) {
  const { key } = (yield select(selectMessage, form)) as { key: string };
  yield* request(
    async (message: typeof payload) => (await import('./contactApi')).postMessage(message, key),
    () => messageSent(form),
    (_, error) => messageFailed(failureOf(error, navigator.onLine), form),
  )({ payload, type });
}

const submittedIn =
  (form: MessageForm) =>
  (action: Action): action is Submitted =>
    messageSubmitted.match(action) && action.meta.form === form;

/** What can be done about it takes longer to read than that something went wrong. */
const apology = ({ reason }: SendingFailure) =>
  reason === 'failed'
    ? failureToast('toast.failed')
    : failureToast(`toast.message.${reason}`, { timeOut: 10_000, progressBar: false });

/** Sends what visitors write, of each form once at a time, and says how it went (spec 4, 8). */
export function* contactSaga() {
  yield takeLeading(
    signUpSubmitted,
    request(post, () => signUpSent(), signUpFailed),
  );
  for (const form of messageForms) yield takeLeading(submittedIn(form), sendMessage);
  yield takeEvery([signUpSent, messageSent], function* thank() {
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(signUpFailed, function* apologise() {
    yield put(failureToast('toast.failed'));
  });
  yield takeEvery(messageFailed, function* explain({ payload }) {
    yield put(apology(payload));
  });
  yield takeEvery(messageDrafted, function* keep({ payload, meta }) {
    yield call(keepDraft, meta.form, payload);
  });
  yield takeEvery(messageBegun, function* begin({ payload }) {
    const draft = readDraft('message');
    yield call(keepDraft, 'message', { ...draft, values: { ...payload, ...draft.values } });
  });
  yield takeEvery(messageSent, function* forget({ payload }) {
    yield call(eraseDraft, payload);
  });
}
