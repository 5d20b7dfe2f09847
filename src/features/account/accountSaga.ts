import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { type User, loggedOut } from '@/features/auth/authSlice';
import { failureToast, successToast } from '@/features/toastr/toast';
import { request } from '@/lib/request';
import * as account from './accountSlice';

/** What reads and checks storage comes with the first account page. */
const read = async (user: User) => (await import('./accountApi')).readAccount(user);
const save = async (change: account.Change) => (await import('./accountApi')).savePart(change);
const erase = async (user: User) => (await import('./accountApi')).eraseAccount(user);

/** Reads the account, keeps what is changed, says so, and erases it all when its owner wants that. */
export function* accountSaga() {
  yield takeLatest(account.accountOpened, request(read, account.accountRead, account.accountMissed));
  yield takeEvery(account.accountMissed, function* explain() {
    yield put(failureToast('toast.words'));
  });
  yield takeEvery(account.partChanged, function* keep(event) {
    yield* request(save, account.partSaved, () => account.partRefused(event.payload.part))(event);
  });
  yield takeEvery(account.partSaved, function* confirm({ payload: { quiet } }) {
    if (!quiet) yield put(successToast('toast.account.saved'));
  });
  yield takeEvery([account.partRefused, account.deletionRefused], function* apologise() {
    yield put(failureToast('toast.account.refused'));
  });
  yield takeLeading(account.deletionConfirmed, request(erase, account.accountErased, account.deletionRefused));
  yield takeEvery(account.accountErased, function* leave() {
    yield put(loggedOut());
    yield put(successToast('toast.account.erased'));
  });
}
