import MockAdapter from 'axios-mock-adapter';
import axios from 'axios';
import type { User } from '@/features/auth/authSlice';
import { testUser } from '@/data/testUser';
import { readToken, signToken } from './demoToken';
import { scramble } from './scramble';

/** Who may sign in: the test user (spec 3), and whoever has signed up since the page was loaded. */
const accounts = new Map<string, { user: User; password: string }>();

const keyOf = (email: unknown) => String(email).trim().toLowerCase();

const { password: testPassword, ...test } = testUser;
accounts.set(keyOf(test.email), { user: test, password: testPassword });

/**
 * 52 bits out of the address, past those of the test user: what is kept under an id is its owner's for good, so that
 * nobody else may ever get it, whatever was loaded anew meanwhile.
 */
function idOf(email: string): number {
  const [high, low] = scramble(email);
  return (high >>> 12) * 2 ** 32 + low + test.id + 1;
}

const instance = axios.create();
const mock = new MockAdapter(instance, { delayResponse: 500, onNoMatch: 'passthrough' });

const bodyOf = (data: unknown) => JSON.parse(String(data)) as Record<'name' | 'email' | 'password', unknown>;

/** The answer to a token that is none of ours, or not any more (spec 8). */
const unauthorised: [number, object] = [401, { message: 'Unauthorised' }];

mock.onPost(/\/?api\/login$/).reply(({ data }) => {
  const { email, password } = bodyOf(data);
  const account = accounts.get(keyOf(email));
  if (!account || account.password !== password) return [400, { message: 'Email or password is incorrect' }];
  return [200, { token: signToken(account.user), user: account.user }];
});

mock.onPost(/\/?api\/signup$/).reply(({ data }) => {
  const { name, email, password } = bodyOf(data);
  if (accounts.has(keyOf(email))) return [400, { message: 'This email address is already registered' }];
  const id = idOf(keyOf(email));
  const [firstName = '', ...others] = String(name).trim().split(/\s+/);
  const user = { id, username: `visitor${id}`, email: String(email), firstName, lastName: others.join(' ') };
  accounts.set(keyOf(email), { user, password: String(password) });
  return [200, { id }];
});

mock.onGet(/\/?api\/session$/).reply(({ headers }) => {
  const user = readToken(String(headers?.Authorization).replace(/^Bearer /, ''));
  return user ? [200, { user }] : unauthorised;
});

/** Answers sign-in, sign-up and the question whose token this is, after 500 ms (spec 7, 9); the rest passes through. */
export const loginAdapter = mock.adapter();
