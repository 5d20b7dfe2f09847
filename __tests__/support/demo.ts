import { adapter } from '@/lib/adapter';
import { loginAdapter } from '@/mocks/loginAdapter';

/** For the rest of the file the site is built with the sign-in demo, whose adapter answers, or without it. */
export function buildWith(demo: boolean): void {
  beforeEach(() => {
    Object.assign(globalThis, { API_MOCK: demo });
    if (demo) adapter.load = () => Promise.resolve(loginAdapter);
  });
  afterEach(() => {
    Object.assign(globalThis, { API_MOCK: false });
  });
}

export const elif = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };
export const password = 'Bora.2013';

/** The session cookie as the browser keeps it; null when there is none. */
export function sessionCookie(): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith('storm-session='));
  return pair === undefined ? null : decodeURIComponent(pair.slice('storm-session='.length));
}

export const keepSession = (token: string): void => {
  document.cookie = `storm-session=${encodeURIComponent(token)}; Path=/`;
};
