import { adapter } from '@/lib/adapter';
import { loginAdapter } from '@/mocks/loginAdapter';

/** Sets API_MOCK for all tests of a file; a demo build uses the mock adapter. */
export function setApiMock(demo: boolean): void {
  let { load } = adapter;
  beforeEach(() => {
    ({ load } = adapter);
    Object.assign(globalThis, { API_MOCK: demo });
    if (demo) adapter.load = () => Promise.resolve(loginAdapter);
  });
  afterEach(() => {
    adapter.load = load;
    Object.assign(globalThis, { API_MOCK: false });
  });
}

export const elif = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
export const password = 'Bora.2013';

/** The session cookie's value; null without one. */
export function sessionCookie(): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith('storm-session='));
  return pair === undefined ? null : decodeURIComponent(pair.slice('storm-session='.length));
}

export const setSessionCookie = (token: string): void => {
  document.cookie = `storm-session=${encodeURIComponent(token)}; Path=/`;
};
