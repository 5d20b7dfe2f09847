import type { ParseKeys } from 'i18next';
import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { sessions } from '@/data/sessions';
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
import type { Account, Part } from './account';
import * as account from './accountSlice';

/** Dynamic imports: storage access and validation are loaded with the first account page. */
const read = async (user: User) => (await importWithRetry(() => import('./accountApi'))).readAccount(user);
const save = async (change: account.Change, base?: Account[Part]) =>
  (await import('./accountApi')).savePart(change, base);
const erase = async (user: User) => (await import('./accountApi')).eraseAccount(user);

/** After a password change: ends all other sessions and stores the date. */
function* noteChange() {
  yield put(successToast('toast.account.password'));
  const user = yield* select(selectUser);
  const saving = yield* select(account.selectSaving);
  // The user may have signed out meanwhile, or another user signed in.
  if (!user || saving.passwordChanged !== 'saving') return;
  const ended = sessions.map(({ id }) => id);
  yield put(account.partChanged({ user, part: 'ended', value: ended, quiet: true }));
  yield put(account.partChanged({ user, part: 'passwordChanged', value: new Date().toISOString(), quiet: true }));
}

function* keepPart(event: ReturnType<typeof account.partChanged>) {
  const { part } = event.payload;
  const before = yield* select(account.selectBefore);
  yield* request(
    (change: account.Change) => save(change, before[part]),
    account.partSaved,
    () => account.partRefused(part),
  )(event);
}

/** Toast by problem, for problems that no field shows. */
const reasons: Partial<Record<PasswordProblem, ParseKeys>> = {
  expired: 'toast.account.expired',
  unkept: 'toast.account.refused',
  failed: 'toast.failed',
};

/** Loads and saves the account, shows toasts, and deletes it on request. */
export function* accountSaga() {
  yield takeLatest(account.accountOpened, request(read, account.accountRead, account.accountMissed));
  yield takeEvery(account.accountMissed, function* explain() {
    yield put(failureToast('toast.part'));
  });
  yield takeEvery(account.partChanged, keepPart);
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
  if (API_MOCK) {
    yield takeEvery(passwordChanged, noteChange);
    yield takeEvery(passwordRefused, function* explain({ payload }) {
      const reason = reasons[payload];
      if (reason) yield put(failureToast(reason));
    });
  }
}
