import { call, takeEvery, takeLeading } from 'redux-saga/effects';
import { eraseCookie, writeCookie } from '@/lib/cookie';
import { request } from '@/lib/request';
import {
  type Login,
  type NewAccount,
  accountCreated,
  loggedIn,
  loggedOut,
  loginRefused,
  loginSubmitted,
  signUpRefused,
  signUpRequested,
} from './authSlice';

/** The fixed name of the session cookie (spec 9). */
export const sessionCookie = 'storm-session';

/** axios arrives with the first visitor who signs in. */
const login = async (payload: Login) => (await import('./authApi')).login(payload);
const signUp = async (payload: NewAccount) => (await import('./authApi')).signUp(payload);

function* keepToken({ payload }: ReturnType<typeof loggedIn>) {
  yield call(writeCookie, sessionCookie, payload.token, { days: 1, path: '/' });
}

function* dropToken() {
  yield call(eraseCookie, sessionCookie);
}

/** Login, sign-up, logout; the token lives in a cookie for a day (spec 7, 9). */
export function* authSaga() {
  yield takeLeading(loginSubmitted, request(login, loggedIn, loginRefused));
  yield takeLeading(
    signUpRequested,
    request(signUp, () => accountCreated(), signUpRefused),
  );
  yield takeEvery(loggedIn, keepToken);
  yield takeEvery(loggedOut, dropToken);
}
