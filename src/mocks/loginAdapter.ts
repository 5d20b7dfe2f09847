import MockAdapter from 'axios-mock-adapter';
import axios, { type AxiosRequestConfig } from 'axios';
import { demoAccountsKey } from '@/features/account/demoAccountsKey';
import { withStorageLock } from '@/lib/storageLock';
import { verifyToken, signToken } from './demoToken';
import { isPasswordCorrect, savePassword, createAccount, findAccount } from './demoAccounts';

const instance = axios.create();
const mock = new MockAdapter(instance, { delayResponse: 500, onNoMatch: 'passthrough' });

type BodyField = 'name' | 'email' | 'password' | 'current' | 'next';

/** Returns a function that reads a field of the JSON body as a string. */
const bodyFieldReader = ({ data }: AxiosRequestConfig) => {
  const body = JSON.parse(String(data)) as Record<BodyField, unknown>;
  return (field: BodyField) => String(body[field]);
};

/** The user of the bearer token; null without a valid one. */
const bearerUser = ({ headers }: AxiosRequestConfig) =>
  verifyToken(String(headers?.Authorization).replace(/^Bearer /, ''));

/** The response to an invalid or expired token. */
const unauthorised: [number, object] = [401, { message: 'Unauthorised' }];

mock.onPost(/\/?api\/login$/).reply((config) => {
  const field = bodyFieldReader(config);
  const signIn = findAccount(field('email'));
  if (!signIn || !isPasswordCorrect(signIn, field('password')))
    return [400, { message: 'Email or password is incorrect' }];
  return [200, { token: signToken(signIn.user), user: signIn.user }];
});

mock.onPost(/\/?api\/signup$/).reply((config) => {
  const field = bodyFieldReader(config);
  return withStorageLock<[number, object]>(demoAccountsKey, () => {
    if (findAccount(field('email'))) return [400, { message: 'This email address is already registered' }];
    const { id } = createAccount(field('name'), field('email'), field('password'));
    return [200, { id }];
  });
});

mock.onGet(/\/?api\/session$/).reply((config) => {
  const user = bearerUser(config);
  return user ? [200, { user }] : unauthorised;
});

mock.onPost(/\/?api\/password$/).reply((config) => {
  const user = bearerUser(config);
  const field = bodyFieldReader(config);
  return withStorageLock<[number, object]>(demoAccountsKey, () => {
    const signIn = user && findAccount(user.email);
    if (!signIn) return unauthorised;
    if (!isPasswordCorrect(signIn, field('current'))) return [400, { message: 'Current password is incorrect' }];
    return savePassword(signIn.user, field('next')) ? [200, {}] : [507, { message: 'Insufficient storage' }];
  });
});

/** Mocks login, sign-up, session and password change with a delay of 500 ms; other requests pass through. */
export const loginAdapter = mock.adapter();
