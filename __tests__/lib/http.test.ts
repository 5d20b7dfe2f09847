import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { adapter } from '@/lib/adapter';
import { http } from '@/lib/http';
import { writeCookie } from '@/lib/cookie';

const seen: InternalAxiosRequestConfig[] = [];
const echo: AxiosAdapter = (config) => {
  seen.push(config);
  return Promise.resolve({ data: {}, status: 200, statusText: '', headers: {}, config });
};

beforeEach(() => {
  seen.length = 0;
  adapter.load = () => Promise.resolve(echo);
  writeCookie('XSRF-TOKEN', 'to ken', { days: 1, path: '/' });
});

describe('the XSRF token', () => {
  const tokenOf = async (method: string, url: string) => {
    await http.request({ method, url });
    return seen[0]?.headers.get('X-XSRF-TOKEN') ?? null;
  };

  it.each([
    ['post', '/api/x'],
    ['put', 'api/x'],
    ['delete', './x'],
    ['POST', '?x'],
  ])('is sent with %s %s', async (method, url) => {
    expect(await tokenOf(method, url)).toBe('to ken');
  });

  it.each([
    ['get', '/api/x'],
    ['head', '/api/x'],
    ['post', 'https://evil.example/x'],
    ['post', '//evil.example/x'],
    ['post', ' //evil.example/x'],
    ['post', '/\t/evil.example/x'],
    ['post', '\\\\evil.example/x'],
    ['post', 'HTTPS:evil.example'],
  ])('is not sent with %s %j', async (method, url) => {
    expect(await tokenOf(method, url)).toBeNull();
  });

  it('is not sent when the cookie is missing', async () => {
    writeCookie('XSRF-TOKEN', '', { days: -1, path: '/' });
    document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
    expect(await tokenOf('post', '/api/x')).toBeNull();
  });
});

it('a request times out after fifteen seconds', async () => {
  await http.get('/api/x');
  expect(seen[0]?.timeout).toBe(15_000);
});

describe('the language of the page', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it.each([
    ['post', 'de', 'de'],
    ['post', '', null],
    ['get', 'de', null],
  ])('in a %s from a page in "%s" is sent as %s', async (method, lang, sent) => {
    document.documentElement.lang = lang;
    await http.request({ method, url: '/api/x' });
    expect(seen[0]?.headers.get('Accept-Language') ?? null).toBe(sent);
  });
});
