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

/** What reads and checks storage comes with the first account page. */
const read = async (user: User) => (await importWithRetry(() => import('./accountApi'))).readAccount(user);
const save = async (change: account.Change, base?: Account[Part]) =>
  (await import('./accountApi')).savePart(change, base);
const erase = async (user: User) => (await import('./accountApi')).eraseAccount(user);

/** A new password signs out everywhere else: whoever knew the old one is outside. */
function* noteChange() {
  yield put(successToast('toast.account.password'));
  const user = yield* select(selectUser);
  const saving = yield* select(account.selectSaving);
  // Who asked for it may have left by now, and somebody else be here.
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

/** What the toast says where no field is to blame. */
const reasons: Partial<Record<PasswordProblem, ParseKeys>> = {
  expired: 'toast.account.expired',
  unkept: 'toast.account.refused',
  failed: 'toast.failed',
};

/** Reads the account, keeps what is changed, says so, and erases it all when its owner wants that. */
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
