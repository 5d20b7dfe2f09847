import axios, { type AxiosAdapter, isAxiosError } from 'axios';
import { eraseAccount, readAccount, savePart } from '@/features/account/accountApi';
import type { Session } from '@/features/auth/authSlice';
import { defaultAccount } from '@/features/account/account';
import { signToken } from '@/mocks/demoToken';
import { type DemoAccount, isPasswordCorrect, savePassword, findAccount } from '@/mocks/demoAccounts';
import { elif, password } from '../support/demo';
import { storageFailures } from '../support/storageFailures';

type PostTo = (path: string, body: object, token?: string) => Promise<{ status: number; data: unknown }>;

/**
 * Loads the demo API anew, without its in-memory state.
 * @returns a function that posts to it
 */
async function loadDemo(): Promise<PostTo> {
  const demo: { adapter?: AxiosAdapter } = {};
  await jest.isolateModulesAsync(async () => {
    demo.adapter = (await import('@/mocks/loginAdapter')).loginAdapter;
  });
  const http = axios.create({ adapter: demo.adapter as AxiosAdapter });
  return async (path, body, token) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    try {
      return await http.post<unknown>(`/api/${path}`, body, { headers });
    } catch (error) {
      if (isAxiosError(error) && error.response) return { status: error.response.status, data: error.response.data };
      throw error;
    }
  };
}

const key = 'storm-sign-ins';
const anna = { name: 'Anna Berg', email: 'anna@storm.example', password: 'seven calm boats' };
const bob = { name: 'Bob Stone', email: 'bob@storm.example', password: 'nine loud storms' };

/** The same after a sign-up. */
async function loadDemoWith(somebody: object): Promise<PostTo> {
  const ask = await loadDemo();
  expect((await ask('signup', somebody)).status).toBe(200);
  return ask;
}

async function signIn(ask: PostTo, who: { email: string; password: string }): Promise<Session> {
  const { status, data } = await ask('login', who);
  expect(status).toBe(200);
  return data as Session;
}

afterEach(() => localStorage.clear());

describe('an account of the demo', () => {
  it('does not get the data of an account that was created before a reload', async () => {
    const before = await loadDemo();
    await before('signup', anna);
    const { user: first } = await signIn(before, anna);
    await savePart({
      user: first,
      part: 'profile',
      value: { ...defaultAccount(first).profile, phone: '+49 30 555 01' },
    });
    const after = await loadDemo();
    await after('signup', bob);
    const { user: second } = await signIn(after, bob);
    expect((await readAccount(second)).profile).toEqual(defaultAccount(second).profile);
    expect((await readAccount(first)).profile.phone).toBe('+49 30 555 01');
    expect(new Set([elif.id, first.id, second.id]).size).toBe(3);
    expect(Number.isSafeInteger(second.id)).toBe(true);
  });

  it('stays stored with its names, without a password, until it is erased', async () => {
    const { user } = await signIn(await loadDemoWith(anna), { ...anna, email: ' Anna@Storm.example' });
    const after = await loadDemo();
    expect((await signIn(after, anna)).user).toEqual(user);
    expect(user).toMatchObject({ email: anna.email, firstName: 'Anna', lastName: 'Berg' });
    expect((await after('signup', anna)).status).toBe(400);
    expect(localStorage.getItem(key)).not.toMatch(/seven|calm|boats/);
    await eraseAccount(user);
    expect(localStorage.getItem(key)).toBeNull();
    expect((await after('login', anna)).status).toBe(400);
    expect((await after('signup', anna)).status).toBe(200);
  });

  it('with a name in any script and of the maximum length is found again', async () => {
    const ada = { name: `${'𝒜'.repeat(200)} Öztürk-Größe`, email: 'ada@storm.example', password: 'yağmurdan sonra' };
    const { user } = await signIn(await loadDemoWith(ada), ada);
    expect((await signIn(await loadDemo(), ada)).user).toEqual(user);
    expect(user.lastName).toBe('Öztürk-Größe');
  });

  it.each(storageFailures)('lasts until a reload when storage %s', async (_, refuse) => {
    const refused = refuse();
    const here = await loadDemoWith(anna);
    const { token } = await signIn(here, anna);
    const change = { current: anna.password, next: bob.password };
    expect((await here('password', change, token)).status).toBe(507);
    expect((await here('login', anna)).status).toBe(200);
    refused.mockRestore();
    expect((await (await loadDemo())('login', anna)).status).toBe(400);
  });
});

describe('a password of the demo', () => {
  const next = 'seven boats under a calm sky';
  const test = { email: elif.email, password };

  it('changes only when the current one is given, in this browser and for this account only', async () => {
    const before = await loadDemoWith(bob);
    const { token } = await signIn(before, test);
    expect((await before('password', { current: 'Bora.2014', next }, token)).status).toBe(400);
    expect((await before('password', { current: password, next }, token)).status).toBe(200);
    for (const ask of [before, await loadDemo()]) {
      expect((await ask('login', test)).status).toBe(400);
      expect((await signIn(ask, { ...test, password: next })).user).toEqual(elif);
    }
    expect((await before('login', bob)).status).toBe(200);
    expect(localStorage.getItem(key)).not.toMatch(/Bora|boats/);
  });

  it('is reset for the test user whose account is erased, and other accounts keep theirs', async () => {
    const ask = await loadDemoWith(bob);
    const { token, user } = await signIn(ask, test);
    await ask('password', { current: password, next }, token);
    await eraseAccount(user);
    expect((await ask('login', test)).status).toBe(200);
    expect((await ask('login', bob)).status).toBe(200);
  });

  it.each([
    ['no token', () => undefined],
    ['a forged token', () => `${signToken(elif)}0`],
    ['an old token', () => signToken(elif, Date.now() - 90_000_000)],
    ['a token of an account that does not exist', () => signToken({ ...elif, id: 7, email: anna.email })],
  ])('does not change with %s', async (_, token) => {
    const ask = await loadDemo();
    expect((await ask('password', { current: password, next }, token())).status).toBe(401);
    expect((await ask('login', test)).status).toBe(200);
  });

  const hostile = [
    'null',
    '[]',
    '"1"',
    '{',
    '{"1":null}',
    '{"1":7}',
    '{"1":{}}',
    '{"1":{"email":"elif@storm.example","firstName":"","lastName":"","print":""}}',
    '{"1":{"email":"elif@storm.example","firstName":"","lastName":"","print":5}}',
    '{"1":{"email":"elif@storm.example","firstName":"","lastName":"","print":"<script>000000"}}',
    '{"1":{"email":"bob@storm.example","firstName":"","lastName":"","print":"00000000000000"}}',
    '{"1":{"email":["elif@storm.example"],"firstName":"","lastName":"","print":"00000000000000"}}',
    '{"__proto__":{"print":"00000000000000"}}',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `"${'x'.repeat(200_000)}"`,
  ];
  it.each(hostile.map((text) => [text.slice(0, 100), text]))(
    'is the original one when storage contains %s',
    (_, text) => {
      localStorage.setItem(key, text);
      const found = () => findAccount(elif.email) as DemoAccount;
      expect(found().user).toEqual(elif);
      expect(isPasswordCorrect(found(), password)).toBe(true);
      expect(findAccount(bob.email)).toBeNull();
      expect(savePassword(found().user, next)).toBe(true);
      expect([isPasswordCorrect(found(), password), isPasswordCorrect(found(), next)]).toEqual([false, true]);
    },
  );

  it('does not change the name of the test user, whatever storage contains', () => {
    savePassword(elif, next);
    const kept = JSON.parse(String(localStorage.getItem(key))) as Record<string, object>;
    localStorage.setItem(key, JSON.stringify({ 1: { ...kept[1], firstName: '<b>', lastName: 'Mallory' } }));
    const found = findAccount(elif.email) as DemoAccount;
    expect(found.user).toEqual(elif);
    expect(isPasswordCorrect(found, next)).toBe(true);
  });
});
