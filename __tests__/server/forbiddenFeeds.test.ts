/**
 * @jest-environment node
 */
import { Socket } from 'node:net';
import type * as Undici from 'undici';
import type { Lookup } from '@/server/guardedLookup';
import { createFeedFetcher } from '@/server/fetchFeed';
import { closeAll, openSite } from '../support/siteServer';

/** Non-public IPv4 networks: edges and well-known addresses. */
const private4 = [
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.0', '100.64.0.1'],
  ...['100.100.100.200', '100.127.255.255', '127.0.0.0', '127.0.0.1', '127.1.2.3', '127.255.255.255'],
  ...['168.63.129.16', '169.254.0.0', '169.254.0.1', '169.254.169.253', '169.254.169.254', '169.254.170.2'],
  ...['172.16.0.0', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1'],
  ...['192.168.0.0', '192.168.1.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7'],
  ...['203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
];
/** The same in IPv6, and embedded IPv4. */
const private6 = [
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:0.0.0.0', '::127.0.0.1'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '100::1', '2001::1'],
  ...['2001:0:7f00:1::', '2001:db8::1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '3fff::1', 'fc00::1', 'fd00::1'],
  ...['fd00:ec2::254', 'fdff:ffff::1', 'fe80::1', 'fe80::a9fe:a9fe', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1'],
];
/** Other notations that `new URL()` parses as IPv4. */
const unusualNotations = [
  ...['2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '0177.0.0.1', '017700000001', '127.1', '127.0.1'],
  ...['0', '0x0', '127.0.0.1.', '127.00.00.01', '１２７.０.０.１', '3232235777', '0xa9fea9fe', '0xC0A80101', '10.1'],
];
const names = ['news.example', 'localhost', 'localhost.', 'metadata.google.internal', '127.0.0.1.nip.io'];

afterEach(async () => {
  jest.restoreAllMocks();
  await closeAll();
});

/** Targets of the sockets that are opened while an allowed feed is requested, and the response's status. */
async function socketsOpenedFor(
  feed: string,
  resolved: string[] = [],
): Promise<{ status: number; targets: unknown[] }> {
  const targets: unknown[] = [];
  const lookup = ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) =>
    done(
      null,
      resolved.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as Lookup;
  const app = await openSite({ FEEDS: feed }, { lookup });
  const { connect } = Socket.prototype;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    // A connection starts with the lookup; a socket opens once it has an address.
    this.once('lookup', (error: Error | null, address: unknown) => error ?? targets.push(address));
    const [first] = args as [unknown];
    const host = Array.isArray(first) ? (first[0] as { host?: string }).host : undefined;
    if (host !== undefined && /^[\d.]+$|:/.test(host)) targets.push(host);
    return (connect as (...given: unknown[]) => Socket).apply(this, args);
  });
  const { statusCode } = await app.inject({ url: `/rss?url=${encodeURIComponent(feed)}` });
  return { status: statusCode, targets };
}

const cases = [
  ...private4.map((host) => [`http://${host}/feed`, [] as string[]] as const),
  ...private6.map((host) => [`http://[${host}]/feed`, [] as string[]] as const),
  ...unusualNotations.map((host) => [`http://${host}/feed`, [] as string[]] as const),
  ...names.map((host) => [`http://${host}/feed`, ['127.0.0.1']] as const),
  // A name with a public and a private address may return the private one next.
  ...['10.0.0.1', '::1', '::ffff:192.168.0.1', '169.254.169.254'].map(
    (bad) => ['https://news.example/feed', ['93.184.216.34', bad]] as const,
  ),
];

describe('a feed on an address that is not public', () => {
  it('is tested in at least eighty forms', () => expect(cases.length).toBeGreaterThanOrEqual(80));

  it.each(cases)('%s %j opens no socket', async (feed, resolved) => {
    expect(await socketsOpenedFor(feed, [...resolved])).toEqual({ status: 502, targets: [] });
  });

  it.each(['http://me@127.0.0.1/feed', 'http://me:secret@news.example/feed'])(
    '%s is refused as a setting',
    async (feed) => expect(openSite({ FEEDS: feed })).rejects.toThrow(/FEEDS/),
  );

  it('is distinguished from a public one, for which a socket is opened', async () => {
    const { targets } = await socketsOpenedFor('http://news.example/feed', ['192.0.32.1']);
    expect(targets).toEqual(['192.0.32.1']);
  });
});

describe('a redirect', () => {
  const undici = jest.requireActual<typeof Undici>('undici');
  const asked = async (from: string, location: string) => {
    const body = { on: () => body, destroy: () => body };
    const request = jest.spyOn(undici, 'request');
    request.mockResolvedValue({ statusCode: 302, headers: { location }, body } as never);
    const fetcher = createFeedFetcher({ allowed: [from, 'http://news.example/feed'], loopback: false });
    await expect(fetcher.fetch(from)).rejects.toThrow();
    await fetcher.close();
    return request.mock.calls.map(([url]) => (url as URL).href).slice(1, 2);
  };

  it('is not followed from https to http, but from http to http', async () => {
    expect(await asked('https://news.example/feed', 'http://news.example/feed')).toEqual([]);
    jest.restoreAllMocks();
    expect(await asked('http://news.example/feed', 'http://news.example/feed')).toEqual(['http://news.example/feed']);
  });
});
