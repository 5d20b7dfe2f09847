/**
 * @jest-environment node
 */
import { connect } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotFiles } from '@/server/hotFiles';
import { inFront } from '@/server/serverFactory';
import { readSite } from '@/server/siteFiles';
import { closeAll, listen, openSite, writeSite } from '../support/siteServer';

const rules = JSON.stringify({ '/tr': { 'x-tr': '1' }, '/assets': { 'x-asset': '2' } });
const files = { 'headers.json': rules, 'policies.json': '{"tr/index.html":"default-src \'self\'"}' };

let direct: string;
let routed: string;
beforeAll(async () => {
  const SITE_DIR = writeSite({ ...files, 'assets/images/social/tr.png': Buffer.from('png') });
  const [one, other] = await Promise.all([
    openSite({ SITE_DIR, TRUST_PROXY: 'loopback' }),
    // At this level each file has a line in the log, so that everything goes through the router.
    openSite({ SITE_DIR, TRUST_PROXY: 'loopback', LOG_LEVEL: 'debug' }, { logStream: { write: () => undefined } }),
  ]);
  [direct, routed] = await Promise.all([listen(one), listen(other)]);
});
afterAll(closeAll);

interface Raw {
  status: string;
  headers: string[];
  body: Buffer;
}

/** The bytes of an answer, as they come; what differs from one second or visitor to the next is blackened. */
function raw(origin: string, method: string, path: string, headers: Record<string, string> = {}): Promise<Raw> {
  const { port } = new URL(origin);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    connect(Number(port), '127.0.0.1')
      .on('data', (part: Buffer) => parts.push(part))
      .on('error', reject)
      .on('end', () => {
        const bytes = Buffer.concat(parts);
        const end = bytes.indexOf('\r\n\r\n');
        const [status = '', ...head] = bytes.toString('latin1', 0, end).split('\r\n');
        const sorted = head.map((line) => line.replace(/^Date: .*|(?<=TOKEN=)[\w-]{24}/, '…')).sort();
        resolve({ status, headers: sorted, body: bytes.subarray(end + 4) });
      })
      .end(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n`);
  });
}

const cookie = 'a=1; XSRF-TOKEN=abcdefghijklmnop';
const paths = [
  '/tr',
  '/en/contact',
  '/assets/js/main.3f9c21ab12.js',
  '/assets/js/worker.js',
  '/assets/i18n/de.json',
  '/assets/i18n/de.json?v=5f',
  '/assets/fonts/text.Zk3_a9Qx.woff2',
  '/assets/images/social/tr.png',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/tr?utm=x',
  '/assets/i18n/de.json?v=',
  '/assets/images/mavi%20resim.png',
  '/tr/unheard-of',
  '/contact',
];

describe.each(paths)('the short way to %s', (path) => {
  it.each<[string, string, Record<string, string>]>([
    ['to a new visitor', 'GET', {}],
    ['to a known one', 'GET', { cookie }],
    ['packed by Brotli', 'GET', { cookie, 'accept-encoding': 'gzip, deflate, br' }],
    ['packed by gzip', 'GET', { 'accept-encoding': 'gzip' }],
    ['by https', 'GET', { 'x-forwarded-proto': 'http, https' }],
    ['by http that boasts', 'GET', { 'x-forwarded-proto': 'https, http' }],
    ['without its body', 'HEAD', { cookie, 'accept-encoding': 'br' }],
    ['in parts', 'GET', { cookie, range: 'bytes=1-2' }],
  ])('gives what the long way gives %s', async (_whom, method, headers) => {
    expect(await raw(direct, method, path, headers)).toEqual(await raw(routed, method, path, headers));
  });

  it.each(['br', 'identity'])('says as the long way does that nothing has changed (%s)', async (form) => {
    const accept = { 'accept-encoding': form };
    const etag = (await raw(routed, 'GET', path, accept)).headers.find((line) => line.startsWith('etag: '))?.slice(6);
    for (const known of [etag ?? '"none"', `"x", W/${etag}`, '*', '"other"']) {
      for (const visitor of [undefined, { cookie, 'x-forwarded-proto': 'https' }]) {
        const headers = { ...accept, ...visitor, 'if-none-match': known };
        expect(await raw(direct, 'GET', path, headers)).toEqual(await raw(routed, 'GET', path, headers));
      }
    }
  });
});

describe('the short way', () => {
  const answer = hotFiles(readSite(writeSite(files)), () => false);
  const response = () => {
    const calls: unknown[] = [];
    const note = (...given: unknown[]) => void calls.push(given);
    return { calls, raw: { writeHead: note, end: note } as unknown as ServerResponse };
  };
  const ask = (url: string, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const given = response();
    const taken = answer({ method, url, headers } as unknown as IncomingMessage, given.raw);
    return { taken, calls: given.calls.length };
  };

  it.each(['/tr', '/assets/js/worker.js', '/assets/i18n/de.json?v=5f'])('is taken to %s', (url) => {
    expect(ask(url)).toEqual({ taken: true, calls: 2 });
    expect(ask(url, { method: 'HEAD' })).toEqual({ taken: true, calls: 2 });
  });

  it.each([
    '/',
    '/tr/',
    '/%74r',
    '/tr#x',
    '/tr?v=5',
    '/assets/i18n/de.json?v=5&x',
    '/assets/../tr',
    '//tr',
    '/tr/404.html',
    '/alias.html',
    '/headers.json',
    '/policies.json',
    '/.env',
    '/__proto__',
    'constructor',
    'http://x/tr',
    '/api/v1/x',
    '*',
    '',
  ])('is closed to %j, and leaves the answer untouched', (url) => {
    expect(ask(url)).toEqual({ taken: false, calls: 0 });
  });

  it('is closed while the server stops: the long way tells visitors to go', () => {
    const ways: string[] = [];
    const way = (name: string) => () => ways.push(name) > 0;
    const server = inFront(way('short'))(way('long'), {});
    for (const listening of [true, false]) {
      Object.defineProperty(server, 'listening', { value: listening, configurable: true });
      server.emit('request', {}, {});
    }
    expect(ways).toEqual(['short', 'long']);
  });

  it.each(['POST', 'PUT', 'OPTIONS', 'get'])('is closed to %s', (method) => {
    expect(ask('/tr', { method })).toEqual({ taken: false, calls: 0 });
  });
});
