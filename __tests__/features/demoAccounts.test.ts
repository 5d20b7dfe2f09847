import axios, { type AxiosAdapter, isAxiosError } from 'axios';
import { readAccount, savePart } from '@/features/account/accountApi';
import type { Session } from '@/features/auth/authSlice';
import { newAccount } from '@/features/account/account';
import { elif } from '../support/demo';

type Ask = (path: string, body: object, token?: string) => Promise<{ status: number; data: unknown }>;

/** The demo as it is after a page has been loaded: what it holds in memory is gone. */
async function loaded(): Promise<Ask> {
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

const anna = { name: 'Anna Berg', email: 'anna@storm.example', password: 'seven calm boats' };
const bob = { name: 'Bob Stone', email: 'bob@storm.example', password: 'nine loud storms' };

async function signIn(ask: Ask, who: { email: string; password: string }): Promise<Session> {
  const { status, data } = await ask('login', who);
  expect(status).toBe(200);
  return data as Session;
}

afterEach(() => localStorage.clear());

describe('an account of the demo', () => {
  it('finds nothing of the one that was made before the page was loaded anew', async () => {
    const before = await loaded();
    await before('signup', anna);
    const { user: first } = await signIn(before, anna);
    await savePart({ user: first, part: 'profile', value: { ...newAccount(first).profile, phone: '+49 30 555 01' } });
    const after = await loaded();
    await after('signup', bob);
    const { user: second } = await signIn(after, bob);
    expect((await readAccount(second)).profile).toEqual(newAccount(second).profile);
    expect((await readAccount(first)).profile.phone).toBe('+49 30 555 01');
    expect(new Set([elif.id, first.id, second.id]).size).toBe(3);
    expect(Number.isSafeInteger(second.id)).toBe(true);
  });
});
