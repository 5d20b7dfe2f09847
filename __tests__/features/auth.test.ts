import { makeStore } from '@/app/store';
import { expectSaga } from 'redux-saga-test-plan';
import { authSaga } from '@/features/auth/authSaga';
import {
  accountCreated,
  authSlice,
  loggedIn,
  loggedOut,
  loginRefused,
  loginSubmitted,
  sessionRestored,
  signUpRequested,
} from '@/features/auth/authSlice';
import { formLeft, selectAuthForm } from '@/features/auth/authFormSlice';
import { answer } from '../support/site';
import { flushEventLoop } from '../support/flushEventLoop';
import { loginAdapter } from '@/mocks/loginAdapter';
import { adapter } from '@/lib/adapter';

const login = { email: 'elif@storm.example', password: 'Bora.2013' };
const user = { id: 1, username: 'elif', email: login.email, firstName: 'Elif', lastName: 'Kaya' };

const run = () => expectSaga(authSaga).withReducer(authSlice.reducer);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('signing in', () => {
  it('stores the user in the state and the token in a cookie, and deletes the cookie on sign-out', async () => {
    answer('POST /api/login', ({ body }) => ({ body: { token: `t-${(body as typeof login).email}`, user } }));
    const { storeState } = await run()
      .put(loggedIn({ token: 't-elif@storm.example', user }))
      .dispatch(loginSubmitted(login))
      .silentRun(50);
    expect(storeState).toEqual({ isLoggedIn: true, user, error: null });
    expect(document.cookie).toContain('storm-session=t-elif%40storm.example');
    await run().dispatch(loggedOut()).silentRun(20);
    expect(document.cookie).not.toContain('storm-session');
  });

  it('clears the user but not isLoggedIn when logging out', () => {
    const inside = authSlice.reducer(undefined, loggedIn({ token: 't', user }));
    expect(authSlice.reducer(inside, loggedOut())).toEqual({ isLoggedIn: true, user: null, error: null });
  });

  it('stores the error message of the server, and clears it with the next attempt', async () => {
    answer('POST /api/login', () => ({ status: 400, body: { message: 'Email or password is incorrect' } }));
    const { storeState } = await run()
      .put(loginRefused('Email or password is incorrect'))
      .dispatch(loginSubmitted(login))
      .silentRun(50);
    expect(storeState).toMatchObject({ isLoggedIn: false, error: 'Email or password is incorrect' });
    expect(authSlice.reducer(storeState as never, loginSubmitted(login)).error).toBeNull();
  });

  it('keeps the new user when the session of an earlier visit is restored later', () => {
    const inside = authSlice.reducer(undefined, loggedIn({ token: 't', user }));
    expect(authSlice.reducer(inside, sessionRestored({ ...user, id: 2 })).user).toEqual(user);
  });

  it('shows no failure in the next form when the visitor has left the form that failed', () => {
    const store = makeStore();
    for (const event of [loginSubmitted(login), formLeft(), loginRefused('Network Error')]) store.dispatch(event);
    expect(selectAuthForm(store.getState()).status).toBe('idle');
  });

  it('clears the address of a new account that was kept for the sign-in form', () => {
    const store = makeStore();
    store.dispatch(signUpRequested({ ...login, name: 'N' }));
    store.dispatch(formLeft());
    expect(selectAuthForm(store.getState()).signUpEmail).toBe(login.email);
    store.dispatch(loggedIn({ token: 't', user }));
    expect(selectAuthForm(store.getState()).signUpEmail).toBe('');
  });

  it('sends one request on a double click', async () => {
    let calls = 0;
    answer('POST /api/login', () => ({ body: { token: String(++calls), user } }));
    const store = makeStore();
    store.dispatch(loginSubmitted(login));
    store.dispatch(loginSubmitted(login));
    await flushEventLoop();
    expect(calls).toBe(1);
  });
});

describe('the development adapter', () => {
  beforeEach(() => {
    adapter.load = () => Promise.resolve(loginAdapter);
  });

  it('signs the test user in after half a second', async () => {
    const began = performance.now();
    const { storeState } = await run().dispatch(loginSubmitted(login)).silentRun(2000);
    expect(storeState).toMatchObject({ isLoggedIn: true, user });
    expect(performance.now() - began).toBeGreaterThan(490);
  });

  it('refuses a wrong password', async () => {
    const { storeState } = await run()
      .dispatch(loginSubmitted({ ...login, password: 'x' }))
      .silentRun(2000);
    expect(storeState).toMatchObject({ isLoggedIn: false, error: 'Email or password is incorrect' });
  });

  it('accepts a new account and refuses a known address', async () => {
    await run()
      .put(accountCreated())
      .dispatch(signUpRequested({ ...login, name: 'N', email: 'new@storm.example' }))
      .silentRun(2000);
    const { storeState } = await run()
      .dispatch(signUpRequested({ ...login, name: 'N' }))
      .silentRun(2000);
    expect(storeState).toMatchObject({ error: 'This email address is already registered' });
  });
});
