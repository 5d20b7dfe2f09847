import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { eraseCookie, readCookie, writeCookie } from '@/lib/cookie';
import { call, getRouter } from '@/lib/effects';
import { hydrated } from '@/lib/hydrated';
import { request } from '@/lib/request';
import { urlOf } from '@/site/addresses';
import { languageOr } from '@/site/languages';
import {
  type Login,
  type NewAccount,
  type PasswordChange,
  type Session,
  type User,
  accountCreated,
  loggedIn,
  loggedOut,
  loginRefused,
  loginSubmitted,
  passwordChanged,
  passwordRefused,
  passwordSubmitted,
  sessionOutdated,
  sessionRefused,
  sessionRestored,
  sessionCheckFailed,
  signUpRefused,
  signUpRequested,
} from './authSlice';
import { tabFocusChannel } from './tabFocusChannel';

/** Name of the session cookie; fixed: the boot script and `persistence/storageKeys.ts` repeat it. */
export const sessionCookie = 'storm-session';

/** Dynamic imports: axios is loaded with the first request. */
const login = async (payload: Login) => (await import('./authApi')).login(payload);
const signUp = async (payload: NewAccount) => (await import('./authApi')).signUp(payload);
const fetchSession = async (token: string) => (await import('./authApi')).fetchSession(token);
const changePassword = async (payload: PasswordChange) =>
  (await import('./authApi')).changePassword(readCookie(sessionCookie), payload);

/**
 * Token of this tab's session; null when signed out, and when cookies are blocked, which must not sign the user out.
 */
interface TabSession {
  token: string | null;
  /** Token of the pending session request; null when none is pending. */
  requestedToken: string | null;
}

function* writeSessionCookie(tab: TabSession, { payload }: PayloadAction<Session>) {
  yield* call(writeCookie, sessionCookie, payload.token, { days: 1, path: '/' });
  tab.token = readCookie(sessionCookie);
}

function* eraseSessionCookie() {
  yield* call(eraseCookie, sessionCookie);
}

/** Ignores the answer if the cookie has changed since the request. */
const unlessTokenChanged =
  (adopt: (session: Session) => UnknownAction) =>
  ({ token, user }: { token: string; user: User | null }) => {
    if (readCookie(sessionCookie) !== token) return sessionOutdated({ token });
    return user ? adopt({ token, user }) : sessionRefused({ token });
  };

// Marked pure, so that builds without the demo API drop them.
const restoreSession = /* @__PURE__ */ request(
  fetchSession,
  /* @__PURE__ */ unlessTokenChanged(({ user }) => sessionRestored(user)),
  sessionCheckFailed,
);

const adoptSession = /* @__PURE__ */ request(
  fetchSession,
  /* @__PURE__ */ unlessTokenChanged(loggedIn),
  sessionCheckFailed,
);

/** Requests the session of a token, once: `focus` and `visibilitychange` both fire when a tab is returned to. */
function* requestSession(tab: TabSession, payload: string) {
  if (payload === tab.requestedToken) return;
  tab.requestedToken = payload;
  yield* (tab.token === null ? restoreSession : adoptSession)({ payload, type: hydrated.type });
  if (tab.requestedToken === payload) tab.requestedToken = null;
}

/**
 * Updates this tab at the start and on focus: another tab may have signed in or out, or the cookie, which is valid for
 * one day, may have expired.
 */
function* revalidateSession(tab: TabSession) {
  const payload = readCookie(sessionCookie);
  if (payload === tab.token) return;
  if (payload === null) yield put(loggedOut());
  else if (API_MOCK) yield* requestSession(tab, payload);
}

/** Navigates to the logout page after sign-out. DevTools jumps run no saga. */
function* navigateToLogoutPage() {
  const router = yield* getRouter();
  if (!router) return;
  const { pathname } = router.state.location;
  const address = urlOf('pages-logout', languageOr(pathname.split('/')[1]));
  if (pathname !== address) yield* call(router.navigate, address);
}

/** Sign-in, sign-up, sign-out and session restore; the token is stored in a cookie for one day. */
export function* authSaga() {
  const tab: TabSession = { token: null, requestedToken: null };
  yield takeLeading(loginSubmitted, request(login, loggedIn, loginRefused));
  yield takeLeading(
    signUpRequested,
    request(signUp, () => accountCreated(), signUpRefused),
  );
  yield takeEvery(loggedIn, (event) => writeSessionCookie(tab, event));
  yield takeEvery(loggedOut, function* leave() {
    tab.token = null;
    yield* eraseSessionCookie();
    yield* navigateToLogoutPage();
  });
  yield takeEvery(hydrated, function* watch() {
    yield takeEvery(tabFocusChannel(), () => revalidateSession(tab));
  });
  // Answered by the demo API only.
  if (API_MOCK) {
    yield takeEvery([hydrated, sessionOutdated], () => revalidateSession(tab));
    yield takeEvery(sessionRestored, () => {
      tab.token = readCookie(sessionCookie);
    });
    yield takeEvery(sessionRefused, eraseSessionCookie);
    yield takeLeading(
      passwordSubmitted,
      request(
        changePassword,
        (answer) => (answer === 'changed' ? passwordChanged() : passwordRefused(answer)),
        () => passwordRefused('failed'),
      ),
    );
  }
}
