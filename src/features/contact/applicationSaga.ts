import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf } from './sendingFailure';
import { failureToast, successToast } from '@/features/toastr/toast';
import type { BotTraps, ContactMessage } from '@/lib/contactRules';
import { request } from '@/lib/request';
import {
  applicationDrafted,
  applicationFailed,
  applicationSent,
  applicationSubmitted,
  selectApplication,
} from './applicationSlice';
import { eraseApplicationDraft, keepApplicationDraft } from './applicationDraft';

function* send({ payload, type }: PayloadAction<ContactMessage & BotTraps>) {
  const { key } = (yield select(selectApplication)) as { key: string };
  yield* request(
    async (message: typeof payload) => (await import('./contactApi')).postMessage(message, key),
    () => applicationSent(),
    (_, error) => applicationFailed(failureOf(error, navigator.onLine)),
  )({ payload, type });
}

/** Sends applications as the contact form sends messages, once at a time, and says how it went. */
export function* applicationSaga() {
  yield takeLeading(applicationSubmitted, send);
  yield takeEvery(applicationSent, function* thank() {
    yield call(eraseApplicationDraft);
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(applicationFailed, function* explain({ payload: { reason } }) {
    const lasting = { timeOut: 10_000, progressBar: false };
    yield put(reason === 'failed' ? failureToast('toast.failed') : failureToast(`toast.message.${reason}`, lasting));
  });
  yield takeEvery(applicationDrafted, function* keep({ payload }) {
    yield call(keepApplicationDraft, payload);
  });
}
