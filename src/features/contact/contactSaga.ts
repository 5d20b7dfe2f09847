import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureToast, successToast } from '@/features/toastr/toast';
import type { BotTraps, ContactMessage } from '@/lib/contactRules';
import { request } from '@/lib/request';
import {
  type SignUp,
  messageBegun,
  messageDrafted,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectMessageKey,
  signUpFailed,
  signUpSent,
  signUpSubmitted,
} from './contactSlice';
import { eraseDraft, keepDraft, readDraft } from './draft';
import { type SendingFailure, failureOf } from './sendingFailure';

/** The API and axios arrive with the first message somebody sends. */
const post = async (signUp: SignUp) => (await import('./contactApi')).postSignUp(signUp);

/** Under the key that the store holds: a second attempt at the same text has the first one's. */
function* sendMessage({ payload, type }: PayloadAction<ContactMessage & BotTraps>) {
  const key = (yield select(selectMessageKey)) as string;
  yield* request(
    async (message: typeof payload) => (await import('./contactApi')).postMessage(message, key),
    () => messageSent(),
    (_, error) => messageFailed(failureOf(error, navigator.onLine)),
  )({ payload, type });
}

/** What can be done about it takes longer to read than that something went wrong. */
const apology = ({ reason }: SendingFailure) =>
  reason === 'failed'
    ? failureToast('toast.failed')
    : failureToast(`toast.message.${reason}`, { timeOut: 10_000, progressBar: false });

/** Sends what visitors write, once at a time, and says how it went (spec 4, 8). */
export function* contactSaga() {
  yield takeLeading(
    signUpSubmitted,
    request(post, () => signUpSent(), signUpFailed),
  );
  yield takeLeading(messageSubmitted, sendMessage);
  yield takeEvery([signUpSent, messageSent], function* thank() {
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(signUpFailed, function* apologise() {
    yield put(failureToast('toast.failed'));
  });
  yield takeEvery(messageFailed, function* explain({ payload }) {
    yield put(apology(payload));
  });
  yield takeEvery(messageDrafted, function* keep({ payload }) {
    yield call(keepDraft, payload);
  });
  yield takeEvery(messageBegun, function* begin({ payload }) {
    const draft = readDraft();
    yield call(keepDraft, { ...draft, values: { ...payload, ...draft.values } });
  });
  yield takeEvery(messageSent, function* forget() {
    yield call(eraseDraft);
  });
}
