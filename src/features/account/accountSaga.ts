import type { ParseKeys } from 'i18next';
import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { deviceSessions } from '@/data/sessions';
import {
  type PasswordProblem,
  type User,
  loggedOut,
  passwordChanged,
  passwordRefused,
  selectUser,
} from '@/features/auth/authSlice';
import { failureToast, successToast } from '@/features/toastr/toast';
import { select } from '@/lib/effects';
import { importWithRetry } from '@/lib/importWithRetry';
import { request } from '@/lib/request';
import type { Account, AccountPart } from './account';
import * as account from './accountSlice';

/** Dynamic imports: storage access and validation are loaded with the first account page. */
const readAccount = async (user: User) => (await importWithRetry(() => import('./accountApi'))).readAccount(user);
const saveAccountPart = async (change: account.AccountChange, base?: Account[AccountPart]) =>
  (await import('./accountApi')).savePart(change, base);
const eraseAccount = async (user: User) => (await import('./accountApi')).eraseAccount(user);

/** After a password change: ends all other sessions and stores the date. */
function* afterPasswordChange() {
  yield put(successToast('toast.account.password'));
  const user = yield* select(selectUser);
  const saving = yield* select(account.selectSaveStatus);
  // The user may have signed out meanwhile, or another user signed in.
  if (!user || saving.passwordChanged !== 'saving') return;
  const ended = deviceSessions.map(({ id }) => id);
  yield put(account.partChanged({ user, part: 'ended', value: ended, silent: true }));
  yield put(account.partChanged({ user, part: 'passwordChanged', value: new Date().toISOString(), silent: true }));
}

function* saveChangedPart(event: ReturnType<typeof account.partChanged>) {
  const { part } = event.payload;
  const before = yield* select(account.selectPreviousParts);
  yield* request(
    (change: account.AccountChange) => saveAccountPart(change, before[part]),
    account.partSaved,
    () => account.partRefused(part),
  )(event);
}

/** Toast by problem, for problems that no field shows. */
const toastKeys: Partial<Record<PasswordProblem, ParseKeys>> = {
  expired: 'toast.account.expired',
  unkept: 'toast.account.refused',
  failed: 'toast.failed',
};

/** Loads and saves the account, shows toasts, and deletes it on request. */
export function* accountSaga() {
  yield takeLatest(account.accountRequested, request(readAccount, account.accountRead, account.accountLoadFailed));
  yield takeEvery(account.accountLoadFailed, function* explain() {
    yield put(failureToast('toast.part'));
  });
  yield takeEvery(account.partChanged, saveChangedPart);
  yield takeEvery(account.partSaved, function* confirm({ payload: { silent } }) {
    if (!silent) yield put(successToast('toast.account.saved'));
  });
  yield takeEvery([account.partRefused, account.deletionRefused], function* apologise() {
    yield put(failureToast('toast.account.refused'));
  });
  yield takeLeading(account.deletionConfirmed, request(eraseAccount, account.accountErased, account.deletionRefused));
  yield takeEvery(account.accountErased, function* leave() {
    yield put(loggedOut());
    yield put(successToast('toast.account.erased'));
  });
  if (API_MOCK) {
    yield takeEvery(passwordChanged, afterPasswordChange);
    yield takeEvery(passwordRefused, function* explain({ payload }) {
      const reason = toastKeys[payload];
      if (reason) yield put(failureToast(reason));
    });
  }
}
