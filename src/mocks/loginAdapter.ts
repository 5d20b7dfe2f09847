import MockAdapter from 'axios-mock-adapter';
import axios, { type AxiosRequestConfig } from 'axios';
import { signInsKey } from '@/features/account/signInsKey';
import { withStorageLock } from '@/lib/storageLock';
import { readToken, signToken } from './demoToken';
import { isTheirs, keepPassword, openAccount, signInOf } from './signIns';

const instance = axios.create();
const mock = new MockAdapter(instance, { delayResponse: 500, onNoMatch: 'passthrough' });

type Field = 'name' | 'email' | 'password' | 'current' | 'next';

/** Returns a function that reads a field of the JSON body as a string. */
const fieldsOf = ({ data }: AxiosRequestConfig) => {
  const body = JSON.parse(String(data)) as Record<Field, unknown>;
  return (field: Field) => String(body[field]);
};

/** The user of the bearer token; null without a valid one. */
const bearerOf = ({ headers }: AxiosRequestConfig) => readToken(String(headers?.Authorization).replace(/^Bearer /, ''));

/** The response to an invalid or expired token. */
const unauthorised: [number, object] = [401, { message: 'Unauthorised' }];

mock.onPost(/\/?api\/login$/).reply((config) => {
  const field = fieldsOf(config);
  const signIn = signInOf(field('email'));
  if (!signIn || !isTheirs(signIn, field('password'))) return [400, { message: 'Email or password is incorrect' }];
  return [200, { token: signToken(signIn.user), user: signIn.user }];
});

mock.onPost(/\/?api\/signup$/).reply((config) => {
  const field = fieldsOf(config);
  return withStorageLock<[number, object]>(signInsKey, () => {
    if (signInOf(field('email'))) return [400, { message: 'This email address is already registered' }];
    const { id } = openAccount(field('name'), field('email'), field('password'));
    return [200, { id }];
  });
});

mock.onGet(/\/?api\/session$/).reply((config) => {
  const user = bearerOf(config);
  return user ? [200, { user }] : unauthorised;
});

mock.onPost(/\/?api\/password$/).reply((config) => {
  const user = bearerOf(config);
  const field = fieldsOf(config);
  return withStorageLock<[number, object]>(signInsKey, () => {
    const signIn = user && signInOf(user.email);
    if (!signIn) return unauthorised;
    if (!isTheirs(signIn, field('current'))) return [400, { message: 'Current password is incorrect' }];
    return keepPassword(signIn.user, field('next')) ? [200, {}] : [507, { message: 'Insufficient storage' }];
  });
});

/** Mocks login, sign-up, session and password change with a delay of 500 ms; other requests pass through. */
export const loginAdapter = mock.adapter();
