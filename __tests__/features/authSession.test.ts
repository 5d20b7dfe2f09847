import { act, fireEvent, waitFor } from '@testing-library/react';
import { adapter } from '@/lib/adapter';
import { verifyToken, signToken } from '@/mocks/demoToken';
import { setApiMock, elif, setSessionCookie, sessionCookie } from '../support/demo';
import { answer, open } from '../support/site';
import { flushEventLoop } from '../support/flushEventLoop';

const day = 86_400_000;
const [head, payload = '', signature] = signToken(elif).split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
const forge = (changes: object) =>
  [head, Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url'), signature].join('.');

const invalidTokens = {
  'that has expired': signToken(elif, Date.now() - day - 1000),
  'with a forged expiry time': forge({ exp: 9_999_999_999 }),
  'with a forged user': forge({ user: { ...elif, firstName: 'Mallory' } }),
  'without a signature': `${head}.${payload}.`,
  'with an empty payload': `${head}..${signature}`,
  'of another format': 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
  'that is no token': 'hello',
  'with an invalid encoding': `storm-demo.%%%.${signature}`,
};

describe('a token of the demo', () => {
  it('identifies its user, with an admin role, for one day', () => {
    const now = Date.now();
    const token = signToken(elif, now);
    expect(claims).toMatchObject({ sub: 1, role: 'admin' });
    expect(verifyToken(token, now)).toEqual(elif);
    expect(verifyToken(token, now + day - 2000)).toEqual(elif);
    expect(verifyToken(token, now + day + 1000)).toBeNull();
  });

  it('supports names in every script', () => {
    const user = { ...elif, firstName: 'Şükrü', lastName: 'Öztürk-Größe 李' };
    expect(verifyToken(signToken(user))).toEqual(user);
  });

  it.each(Object.entries(invalidTokens))('%s is rejected', (_, token) => {
    expect(verifyToken(token)).toBeNull();
  });
});

describe('after a reload', () => {
  setApiMock(true);

  it('a visitor who signed in within the last day is signed in', async () => {
    const token = signToken(elif);
    setSessionCookie(token);
    const { store } = await open('/en/contact');
    await waitFor(() => expect(store.getState().auth).toEqual({ isLoggedIn: true, user: elif, error: null }));
    expect(sessionCookie()).toBe(token);
  });

  it.each(Object.entries(invalidTokens))(
    'a cookie with a token %s signs no user in, and is deleted',
    async (_, token) => {
      setSessionCookie(token);
      const { store } = await open('/en/contact');
      await waitFor(() => expect(sessionCookie()).toBeNull());
      expect(store.getState().auth).toEqual({ isLoggedIn: false, user: null, error: null });
    },
  );

  it('no session request is sent for a visitor without a cookie', async () => {
    const load = jest.fn(adapter.load ?? undefined);
    adapter.load = load as typeof adapter.load;
    const { store } = await open('/en/contact');
    await flushEventLoop();
    expect(load).not.toHaveBeenCalled();
    expect(store.getState().auth.user).toBeNull();
  });
});

describe('two tabs', () => {
  setApiMock(true);
  const restored = async () => {
    setSessionCookie(signToken(elif));
    const { store } = await open('/en/contact');
    await waitFor(() => expect(store.getState().auth.user).toEqual(elif));
    return store;
  };
  const signOutElsewhere = () => (document.cookie = 'storm-session=; Max-Age=0; Path=/');

  it.each([
    ['tab', () => fireEvent(document, new Event('visibilitychange'))],
    ['window', () => fireEvent.focus(window)],
    ['page of the back/forward cache', () => fireEvent(window, new Event('pageshow'))],
  ])('sign out together: the other %s follows when the visitor returns to it', async (_, look) => {
    const store = await restored();
    look();
    expect(store.getState().auth.user).toEqual(elif);
    signOutElsewhere();
    look();
    expect(store.getState().auth.user).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/en/pages-logout'));
  });

  it('show the same user: the first follows when another user signs in in the second', async () => {
    const store = await restored();
    const bob = { ...elif, id: 7, firstName: 'Bob' };
    setSessionCookie(signToken(bob));
    fireEvent.focus(window);
    await waitFor(() => expect(store.getState().auth.user).toEqual(bob));
  });

  it('sign in together: the first follows a sign-in in the second when the visitor returns to it', async () => {
    const { store } = await open('/en/contact');
    fireEvent.focus(window);
    expect(store.getState().auth.user).toBeNull();
    setSessionCookie(signToken(elif));
    fireEvent.focus(window);
    await waitFor(() => expect(store.getState().auth.user).toEqual(elif));
    signOutElsewhere();
    await act(async () => void fireEvent.focus(window));
    expect(store.getState().auth.user).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/en/pages-logout'));
  });

  it('keep their own users in a browser that refuses cookies', async () => {
    const refused = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { store } = await open('/en/contact');
    act(() => void store.dispatch({ type: 'auth/loggedIn', payload: { token: 't', user: elif } }));
    fireEvent.focus(window);
    expect(store.getState().auth.user).toEqual(elif);
    refused.mockRestore();
  });
});

describe('while the session request is pending', () => {
  const bob = { ...elif, id: 7, firstName: 'Bob' };
  const owners: Record<string, object> = { elif, bob };
  /** Deferred answers, one per request; pages of earlier tests may request too. */
  const held: (() => void)[] = [];

  beforeEach(() => {
    Object.assign(globalThis, { API_MOCK: true });
    held.length = 0;
    answer('GET /api/session', ({ headers }) => {
      const user = owners[String(headers.Authorization).replace('Bearer ', '')];
      return new Promise((resolve) => held.push(() => resolve(user ? { body: { user } } : { status: 401 })));
    });
  });
  afterEach(() => Object.assign(globalThis, { API_MOCK: false }));

  const asked = (times: number) => waitFor(() => expect(held.length).toBeGreaterThanOrEqual(times));
  const release = () => held.forEach((answerNow) => answerNow());
  const waitShortly = () => act(() => new Promise((done) => setTimeout(done, 50)));

  async function opening(token: string) {
    setSessionCookie(token);
    const { store } = await open('/en/contact');
    await asked(1);
    const shown: (string | undefined)[] = [];
    store.subscribe(() => shown.push(store.getState().auth.user?.firstName));
    return { store, shown };
  }

  it('a user who signs out in another tab is not shown in the tab that is opening', async () => {
    const { store, shown } = await opening('elif');
    document.cookie = 'storm-session=; Max-Age=0; Path=/';
    release();
    await waitShortly();
    expect(shown.filter(Boolean)).toEqual([]);
    expect(store.getState().auth).toEqual({ isLoggedIn: false, user: null, error: null });
    expect(sessionCookie()).toBeNull();
  });

  it('another user who signs in in another tab is shown instead of the first one', async () => {
    const { store, shown } = await opening('elif');
    setSessionCookie('bob');
    release();
    await asked(2);
    release();
    await waitFor(() => expect(store.getState().auth.user).toEqual(bob));
    expect(shown).not.toContain('Elif');
    // Signed out on the tab's focus.
    document.cookie = 'storm-session=; Max-Age=0; Path=/';
    await act(async () => void fireEvent.focus(window));
    expect(store.getState().auth.user).toBeNull();
    await waitFor(() => expect(window.location.pathname).toMatch(/pages-logout$/));
  });

  it('no user is signed in by an answer that arrives after the cookie was deleted', async () => {
    const { store, shown } = await opening('elif');
    release();
    await waitFor(() => expect(store.getState().auth.user).toEqual(elif));
    setSessionCookie('bob');
    act(() => void fireEvent.focus(window));
    await asked(2);
    document.cookie = 'storm-session=; Max-Age=0; Path=/';
    release();
    await waitFor(() => expect(store.getState().auth.user).toBeNull());
    expect(sessionCookie()).toBeNull();
    expect(shown).not.toContain('Bob');
  });
});

describe('on a site without the demo', () => {
  setApiMock(false);

  it('a cookie signs no user in, and no request is sent', async () => {
    const asked = jest.fn(() => ({ body: { user: elif } }));
    answer('GET /api/session', asked);
    setSessionCookie(signToken(elif));
    const { store } = await open('/en/contact');
    await flushEventLoop();
    expect(store.getState().auth.user).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('when the session request fails', () => {
  beforeEach(() => Object.assign(globalThis, { API_MOCK: true }));
  afterEach(() => Object.assign(globalThis, { API_MOCK: false }));

  it('the cookie is kept for the next page, and signing in still works', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('GET /api/session', () => ({ status: 503 }));
    setSessionCookie('t1');
    const { store } = await open('/en/contact');
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(sessionCookie()).toBe('t1');
    answer('POST /api/login', () => ({ body: { token: 't2', user: elif } }));
    store.dispatch({ type: 'auth/loginSubmitted', payload: { email: elif.email, password: 'x' } });
    await waitFor(() => expect(store.getState().auth.user).toEqual(elif));
    logged.mockRestore();
  });

  it('a late refusal does not delete the cookie of a visitor who has signed in meanwhile', async () => {
    let release: () => void = () => undefined;
    const asked = jest.fn(() => new Promise<object>((resolve) => (release = () => resolve({ status: 401 }))));
    answer('GET /api/session', asked);
    answer('POST /api/login', () => ({ body: { token: 'fresh', user: elif } }));
    setSessionCookie('stale');
    const { store } = await open('/en/contact');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    store.dispatch({ type: 'auth/loginSubmitted', payload: { email: elif.email, password: 'x' } });
    await waitFor(() => expect(sessionCookie()).toBe('fresh'));
    release();
    await flushEventLoop();
    expect(sessionCookie()).toBe('fresh');
    expect(store.getState().auth.user).toEqual(elif);
  });
});
