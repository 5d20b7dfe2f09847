/**
 * @jest-environment-options {"url": "https://storm.example/tr"}
 */
import { eraseCookie, readCookie, writeCookie } from '@/lib/cookie';

afterEach(() => {
  jest.restoreAllMocks();
  eraseCookie('token');
});

describe('a cookie', () => {
  it('of an https page is sent only over https, and not with requests of other sites', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    writeCookie('token', 'a;b', { days: 1, path: '/' });
    eraseCookie('token');
    expect(set.mock.calls).toEqual([
      ['token=a%3Bb; Max-Age=86400; Path=/; SameSite=Lax; Secure'],
      ['token=; Max-Age=0; Path=/; SameSite=Lax; Secure'],
    ]);
  });

  it('is read as it was written, and as null when its encoding is broken', () => {
    writeCookie('token', 'ş; %=', { days: 1, path: '/' });
    expect(readCookie('token')).toBe('ş; %=');
    document.cookie = 'token=%E0%A4%A; Path=/; Secure';
    expect(document.cookie).toContain('token=%E0');
    expect(readCookie('token')).toBeNull();
    expect(readCookie('oken')).toBeNull();
  });
});
