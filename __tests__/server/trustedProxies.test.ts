/**
 * @jest-environment node
 */
import type { IncomingMessage } from 'node:http';
import { createHttpsTest, createProxyTest } from '@/server/trustedProxies';

describe('a proxy', () => {
  it.each([
    ['127.0.0.1', ['loopback']],
    ['127.8.9.1', ['loopback']],
    ['::1', ['loopback']],
    // IPv4 clients of a server that listens on ::.
    ['::ffff:127.0.0.1', ['loopback']],
    ['::ffff:10.1.2.3', ['10.0.0.0/8']],
    ['172.31.0.1', ['uniquelocal']],
    ['fd00::7', ['uniquelocal']],
    ['fe80::1', ['linklocal']],
    ['192.0.2.7', ['198.51.100.1', '192.0.2.7']],
    ['2001:db8::7', ['2001:db8::/32']],
  ])('is trusted at %s when the setting is %j', (address, proxies) => {
    expect(createProxyTest(proxies)(address)).toBe(true);
  });

  it.each<[string | undefined, false | string[]]>([
    ['127.0.0.1', false],
    ['127.0.0.1', []],
    ['128.0.0.1', ['loopback']],
    ['::2', ['loopback']],
    ['::ffff:11.1.2.3', ['10.0.0.0/8']],
    ['172.32.0.1', ['uniquelocal']],
    ['unknown', ['loopback']],
    ['', ['loopback']],
    [undefined, ['loopback']],
  ])('is not trusted at %s when the setting is %j', (address, proxies) => {
    expect(createProxyTest(proxies)(address)).toBe(false);
  });
});

describe('a request', () => {
  const came = (given: string | undefined, remoteAddress: string) =>
    createHttpsTest(createProxyTest(['loopback']))({
      headers: given === undefined ? {} : { 'x-forwarded-proto': given },
      socket: { remoteAddress },
    } as unknown as IncomingMessage);

  it('came over https when the last proxy is trusted and reports it', () => {
    expect(came('https', '127.0.0.1')).toBe(true);
    expect(came('http, https', '::ffff:127.0.0.1')).toBe(true);
    expect(came('https, http', '127.0.0.1')).toBe(false);
    expect(came(undefined, '127.0.0.1')).toBe(false);
    expect(came('https', '192.0.2.1')).toBe(false);
  });
});
