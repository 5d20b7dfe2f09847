import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureToast, successToast } from '@/features/toastr/toast';
import { request } from '@/lib/request';
import { type SignUp, signUpFailed, signUpSent, signUpSubmitted } from './contactSlice';

/** The API and axios arrive with the first message somebody sends. */
const post = async (signUp: SignUp) => (await import('./contactApi')).postSignUp(signUp);

/** Sends what visitors write, once at a time, and says how it went (spec 4, 8). */
export function* contactSaga() {
  yield takeLeading(
    signUpSubmitted,
    request(post, () => signUpSent(), signUpFailed),
  );
  yield takeEvery(signUpSent, function* thank() {
    yield put(successToast('toast.sent'));
  });
  yield takeEvery(signUpFailed, function* apologise() {
    yield put(failureToast('toast.failed'));
  });
}
