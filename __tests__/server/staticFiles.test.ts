/**
 * @jest-environment node
 */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentHeaders, emptyPolicy, securityHeaders, strictTransport } from '@/site/securityHeaders';
import { closeAll, listen, openSite, siteFiles, writeSite } from '../support/siteServer';

const files = {
  'policies.json': JSON.stringify({ 'tr/index.html': "default-src 'self'" }),
  'assets/images/social/tr.png': Buffer.from('png'),
};

let port: number;
beforeAll(async () => {
  const site = await openSite({ SITE_DIR: writeSite(files), TRUST_PROXY: 'loopback' });
  port = Number(new URL(await listen(site)).port);
});
afterAll(closeAll);

type Headers = Record<string, string>;

/** A response as raw bytes: HTTP clients drop bodies of HEAD and 304. */
function raw(method: string, path: string, headers: Headers = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
    const parts: Buffer[] = [];
    connect(port, '127.0.0.1')
      .on('data', (part: Buffer) => parts.push(part))
      .on('error', reject)
      .on('end', () => {
        const bytes = Buffer.concat(parts);
        const end = bytes.indexOf('\r\n\r\n');
        const [start = '', ...head] = bytes.toString('latin1', 0, end).toLowerCase().split('\r\n');
        const given = Object.fromEntries(head.map((line) => /^([^:]*): (.*)$/.exec(line)?.slice(1) ?? []));
        resolve({ status: Number(start.split(' ')[1]), headers: given as Headers, body: bytes.subarray(end + 4) });
      })
      .end(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n`);
  });
}

const cookie = 'a=1; XSRF-TOKEN=abcdefghijklmnop';
const any = expect.any(String) as string;
const everyAnswer = { date: any, connection: 'close' };
const lower = (headers: Readonly<Headers>): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.toLowerCase()]));
const page = (file: string) => ({
  ...everyAnswer,
  ...lower({ ...securityHeaders, ...documentHeaders }),
  'content-type': 'text/html; charset=utf-8',
  'content-length': String(Buffer.byteLength(siteFiles[file] ?? '')),
  'cache-control': 'no-cache',
  'content-security-policy': file === 'tr/index.html' ? "default-src 'self'" : emptyPolicy,
  vary: 'accept-encoding',
  'accept-ranges': 'bytes',
  etag: any,
});
const asset = (name: string, type: string, cache: string) => ({
  ...everyAnswer,
  ...lower(securityHeaders),
  'content-type': type,
  'content-length': String(Buffer.byteLength(siteFiles[name] ?? 'png')),
  'cache-control': cache,
  'content-security-policy': emptyPolicy,
  'accept-ranges': 'bytes',
  etag: any,
});
const immutableCache = 'public, max-age=31536000, immutable';
const script = asset('assets/js/main.3f9c21ab12.js', 'text/javascript; charset=utf-8', immutableCache);
const words = asset('assets/i18n/de.json', 'application/json; charset=utf-8', 'no-cache');

describe('the headers of a file', () => {
  it.each<[string, Headers]>([
    ['/tr', page('tr/index.html')],
    ['/en/contact', page('en/contact/index.html')],
    ['/tr?v=5', page('tr/index.html')],
    ['/contact', page('alias.html')],
    ['/assets/js/main.3f9c21ab12.js', { ...script, vary: 'accept-encoding' }],
    ['/assets/i18n/de.json', { ...words, vary: 'accept-encoding' }],
    ['/assets/i18n/de.json?v=5f', { ...words, vary: 'accept-encoding', 'cache-control': immutableCache }],
    ['/assets/i18n/de.json?v=', { ...words, vary: 'accept-encoding' }],
    [
      '/assets/images/social/tr.png',
      { ...asset('', 'image/png', 'no-cache'), 'cross-origin-resource-policy': 'cross-origin' },
    ],
    ['/assets/images/mavi%20resim.png', asset('assets/images/mavi resim.png', 'image/png', 'no-cache')],
  ])('are exactly as expected for a visitor with the XSRF cookie: %s', async (path, expected) => {
    const answer = await raw('GET', path, { cookie });
    expect([answer.status, answer.headers]).toEqual([200, expected]);
  });

  it.each(['/tr', '/en/contact', '/contact'])(
    'set the XSRF cookie for a new visitor, in a private response: %s',
    async (path) => {
      const [known, first, secure] = await Promise.all([
        raw('GET', path, { cookie }),
        raw('GET', path),
        raw('GET', path, { 'x-forwarded-proto': 'http, https' }),
      ]);
      const token = /^xsrf-token=[\w-]{24}; path=\/; samesite=lax$/;
      const personal = { ...known.headers, date: any, 'cache-control': 'private, no-cache' };
      expect(first.headers).toEqual({ ...personal, 'set-cookie': expect.stringMatching(token) as string });
      expect(secure.headers).toEqual({
        ...personal,
        'set-cookie': expect.stringMatching(/; secure$/) as string,
        'strict-transport-security': strictTransport.toLowerCase(),
      });
    },
  );

  it('assume https only when the proxy nearest to the server reports it', async () => {
    const given = await raw('GET', '/tr', { 'x-forwarded-proto': 'https, http' });
    expect(given.headers).not.toHaveProperty('strict-transport-security');
    expect(given.headers['set-cookie']).not.toContain('secure');
  });
});

describe.each([
  '/tr',
  '/en/contact',
  '/assets/js/main.3f9c21ab12.js',
  '/assets/i18n/de.json?v=5f',
  '/assets/fonts/text.5b3fa9c1.woff2',
])('the bytes of %s', (path) => {
  it('are the same however they are compressed', async () => {
    const { body, headers } = await raw('GET', path, { cookie });
    expect(String(body.length)).toBe(headers['content-length']);
    for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const packed = await raw('GET', path, { cookie, 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(headers.vary && encoding);
      expect(packed.headers['content-length']).toBe(String(packed.body.length));
      expect((headers.vary ? unpack(packed.body) : packed.body).equals(body)).toBe(true);
    }
  });

  it('are not sent for HEAD, whose headers are the same', async () => {
    const headers = { cookie, 'accept-encoding': 'br' };
    const [whole, head] = await Promise.all([raw('GET', path, headers), raw('HEAD', path, headers)]);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });

  it.each(['br', 'identity'])('are not sent again to a browser that has cached them (%s)', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    // ETags are case-sensitive, which the raw response is not: the ETag is read by a client.
    const etag = (await fetch(`http://127.0.0.1:${port}${path}`, { headers: accept })).headers.get('etag') ?? '';
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await raw('GET', path, { ...accept, cookie, 'if-none-match': known });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const { 'cache-control': cache, vary } = (await raw('GET', path, { ...accept, cookie })).headers;
      expect(again.headers).toEqual({
        ...everyAnswer,
        etag: etag.toLowerCase(),
        'cache-control': cache,
        ...(vary && { vary }),
      });
    }
    expect((await raw('GET', path, { ...accept, 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it.each([
  ['debug', [{ method: 'GET', route: '/*', status: 200, msg: 'request completed' }]],
  ['info', []],
])('a request for a file is logged as expected at the level %s', async (LOG_LEVEL, expected) => {
  const lines: string[] = [];
  const site = await openSite({ LOG_LEVEL }, { logStream: { write: (line) => lines.push(line) } });
  await site.inject('/assets/js/worker.js');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject(expected);
});
