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
  sessionUnanswered,
  signUpRefused,
  signUpRequested,
} from './authSlice';
import { tabFocusChannel } from './tabFocusChannel';

/** The fixed name of the session cookie (spec 9). */
export const sessionCookie = 'storm-session';

/** axios arrives with the first visitor who signs in, or who has done so before. */
const login = async (payload: Login) => (await import('./authApi')).login(payload);
const signUp = async (payload: NewAccount) => (await import('./authApi')).signUp(payload);
const fetchSession = async (token: string) => (await import('./authApi')).fetchSession(token);
const change = async (payload: PasswordChange) =>
  (await import('./authApi')).changePassword(readCookie(sessionCookie), payload);

/** The cookie of who is signed in here; null for nobody, and where cookies are refused, which signs nobody out. */
interface Tab {
  token: string | null;
  /** The token that was last asked about. */
  asked: string | null;
}

function* keepToken(tab: Tab, { payload }: PayloadAction<Session>) {
  yield* call(writeCookie, sessionCookie, payload.token, { days: 1, path: '/' });
  tab.token = readCookie(sessionCookie);
}

function* dropToken() {
  yield* call(eraseCookie, sessionCookie);
}

/** The answer comes later than the question: it counts only while the cookie still holds the token it is about. */
const ifCurrent =
  (adopt: (session: Session) => UnknownAction) =>
  ({ token, user }: { token: string; user: User | null }) => {
    if (readCookie(sessionCookie) !== token) return sessionOutdated({ token });
    return user ? adopt({ token, user }) : sessionRefused({ token });
  };

// Pure, so that builds in which nobody answers leave them out.
const restoreSession = /* @__PURE__ */ request(
  fetchSession,
  /* @__PURE__ */ ifCurrent(({ user }) => sessionRestored(user)),
  sessionUnanswered,
);

const adoptSession = /* @__PURE__ */ request(fetchSession, /* @__PURE__ */ ifCurrent(loggedIn), sessionUnanswered);

/** Who signed in within the last day finds themselves signed in. */
function* restoreFromCookie(tab: Tab) {
  const payload = readCookie(sessionCookie);
  tab.asked = payload;
  if (payload) yield* restoreSession({ payload, type: hydrated.type });
}

/**
 * Another tab may have signed in or out; the day of the cookie may be over. Then this tab doesn't go on asking somebody
 * in who is there already, nor showing what was its visitor's.
 */
function* revalidateSession(tab: Tab) {
  const payload = readCookie(sessionCookie);
  if (payload === tab.token) return;
  if (payload === null) yield put(loggedOut());
  else if (API_MOCK)
    yield* tab.token === null ? restoreFromCookie(tab) : adoptSession({ payload, type: loggedIn.type });
}

/** Who signs out, wherever that is, is led to the page that says so (spec 2.5). A jump of DevTools runs no saga. */
function* showLoggedOut() {
  const router = yield* getRouter();
  if (!router) return;
  const { pathname } = router.state.location;
  const address = urlOf('pages-logout', languageOr(pathname.split('/')[1]));
  if (pathname !== address) yield* call(router.navigate, address);
}

/** Login, sign-up, logout, and the way back in; the token lives in a cookie for a day (spec 7, 9). */
export function* authSaga() {
  const tab: Tab = { token: null, asked: null };
  yield takeLeading(loginSubmitted, request(login, loggedIn, loginRefused));
  yield takeLeading(
    signUpRequested,
    request(signUp, () => accountCreated(), signUpRefused),
  );
  yield takeEvery(loggedIn, (event) => keepToken(tab, event));
  yield takeEvery(loggedOut, function* leave() {
    tab.token = null;
    yield* dropToken();
    yield* showLoggedOut();
  });
  yield takeEvery(hydrated, function* watch() {
    yield takeEvery(tabFocusChannel(), () => revalidateSession(tab));
  });
  // Nobody else answers.
  if (API_MOCK) {
    yield takeEvery(hydrated, () => restoreFromCookie(tab));
    yield takeEvery(sessionRestored, () => {
      tab.token = tab.asked;
    });
    yield takeEvery(sessionOutdated, () => revalidateSession(tab));
    yield takeEvery(sessionRefused, dropToken);
    yield takeLeading(
      passwordSubmitted,
      request(
        change,
        (answer) => (answer === 'changed' ? passwordChanged() : passwordRefused(answer)),
        () => passwordRefused('failed'),
      ),
    );
  }
}
