/**
 * @jest-environment node
 */
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerHealthChecks } from '@/server/health';
import { closeAll, listen, openSite, siteFiles, temporaryFolder, writeSite } from '../support/siteServer';

let app: FastifyInstance;
let origin: URL;
beforeAll(async () => {
  app = await openSite();
  origin = new URL(await listen(app));
});
afterAll(closeAll);

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });
const isPage = (text: string, file: string) => text === siteFiles[file];

/** The status of a raw request: HTTP clients would normalize the path. */
function rawStatus(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname, () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(Number(text.split(' ')[1])));
    socket.on('error', reject);
  });
}

describe('an address', () => {
  it.each([
    ['/', '/tr'],
    ['/?utm=x&y', '/tr?utm=x&y'],
    ['/index.html', '/tr'],
    ['/unheard-of', '/tr'],
    ['/unheard-of/of?x=1', '/tr'],
    ['/xx/contact', '/tr'],
    ['/TR', '/tr'],
    ['/contact/unheard-of', '/tr'],
    ['/shop/single', '/tr'],
    ['/shop/single/', '/tr'],
  ])(
    'that matches no language and no page redirects to the home page of the default language: %s',
    async (url, location) => {
      const answer = await get(url, { 'accept-language': 'de' });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['/tr', 'tr/index.html'],
    ['/en/contact?x=1', 'en/contact/index.html'],
    ['/de/shop/single/1030', 'de/shop/single/1030/index.html'],
    ['/%74r', 'tr/index.html'],
  ])('of a page serves it without a redirect: %s', async (url, file) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(isPage(answer.body, file)).toBe(true);
  });

  it.each([
    ['/tr/', '/tr'],
    ['/en/contact/?x=1', '/en/contact?x=1'],
    ['/en/contact/index.html', '/en/contact'],
    ['/%74r/', '/tr'],
    ['/tr//', '/tr'],
    ['/en//contact?x=1', '/en/contact?x=1'],
    ['/de/shop//single///1030/', '/de/shop/single/1030'],
  ])('that is another spelling of a page redirects to its canonical address: %s', async (url, location) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    ['/tr/unheard-of', 'tr/404.html'],
    ['/en/contact/x/y', 'en/404.html'],
    ['/de/nichts/?x', 'de/404.html'],
    ['/en/404', 'en/404.html'],
    ['/tr/%C5%9Fey', 'tr/404.html'],
    ['/tr/iletişim%', 'tr/404.html'],
    ['/de/%C3?x=1', 'de/404.html'],
  ])('of a missing page is answered with the 404 page of its language: %s', async (url, file) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(isPage(answer.body, file)).toBe(true);
  });

  it.each<Headers>([{ 'if-none-match': '*' }, { range: 'bytes=0-3' }])(
    'of a missing page is answered with the whole 404 page, also with the headers %j',
    async (headers) => {
      const answer = await get('/tr/unheard-of', headers);
      expect(answer.statusCode).toBe(404);
      expect(isPage(answer.body, 'tr/404.html')).toBe(true);
    },
  );

  it.each(['/en/a%2Fb', '/en/a%252fb', '/en/a%5Cb', '/en//nowhere', '/en/.nowhere'])(
    'of a missing page in an unusual spelling is answered with the 404 page of its language for a browser: %s',
    async (url) => {
      const answer = await get(url, { accept: 'text/html,*/*' });
      expect(answer.statusCode).toBe(404);
      expect(isPage(answer.body, 'en/404.html')).toBe(true);
    },
  );

  it.each([
    ['http://storm.example', 302],
    ['http://storm.example?x', 302],
    ['HTTPS://storm.example:8443/tr', 200],
    ['http://storm.example/contact', 200],
    ['http://storm.example/tr/nowhere', 404],
    ['http://storm.example//tr', 404],
  ])('may contain the name of the site: %s', async (address, status) => {
    expect(await rawStatus(address)).toBe(status);
  });

  it('that is malformed is answered with a problem document when the client accepts no page', async () => {
    for (const [method, url] of [
      ['GET', '/%C3'],
      ['POST', '/en/%C3'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: { 'accept-language': 'en' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ status: 400, detail: 'The address is malformed.' });
    }
  });

  it('of the 404 page itself is a 404 too', async () => {
    expect((await get('/tr/404.html', { accept: 'text/html' })).statusCode).toBe(404);
    expect((await get('/404.html')).statusCode).toBe(404);
  });

  it.each(['/contact', '/contact/', '/shop/grid?x#y', '/shop/single/7'])(
    'of a known page without a language is answered with the page that detects the language: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(isPage(answer.body, 'alias.html')).toBe(true);
    },
  );

  it('of a known page without a language redirects to the default language when aliases.json is invalid', async () => {
    const bare = await openSite({ SITE_DIR: writeSite({ 'aliases.json': '{"wrong":1}' }) });
    expect((await bare.inject('/contact')).headers.location).toBe('/tr');
  });

  it.each([
    '/x.png',
    '/tr/x.js',
    '/assets/x.js',
    '/assets/unheard-of',
    '/favicon.ico',
    '/aliases.json',
    '/alias.html',
    '/tr/index.html.br',
  ])('of a missing file is answered with 404 and one line of text: %s', async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found\n');
  });

  it('of an unknown API call is answered with a problem document', async () => {
    const answer = await get('/api/v1/unheard-of', { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('of a page does not accept %s', async (method) => {
    const answer = await app.inject({ method, url: '/tr' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('of a page rejects a large body that is posted to it', async () => {
    const post = (length: number) => app.inject({ method: 'POST', url: '/tr', payload: { text: 'x'.repeat(length) } });
    expect([(await post(1_000)).statusCode, (await post(17_000)).statusCode]).toEqual([405, 413]);
  });
});

describe('an attempt to read other files', () => {
  const attempts = [
    '/../etc/passwd',
    '/tr/../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/%252e%252e%252fetc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/assets\\..\\..\\etc\\passwd',
    '/tr%2findex.html',
    '/tr%00',
    '/tr%00.html',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/tr/.env',
    '//etc/passwd',
    '//evil.example/',
    '//tr',
    '/%2f%2fevil.example',
    '/%',
    '/%zz',
    '/tr/%E0%A4%A',
    '/%ff',
    '/.env#%',
    `/${'a/'.repeat(60)}.env`,
  ];

  it.each(attempts)('is refused without a crash: %s', async (url) => {
    expect([400, 404]).toContain(await rawStatus(url));
  });

  it('leaves the server running', async () => {
    expect((await get('/tr')).statusCode).toBe(200);
  });
});

describe('a file', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, gzip;q=0.5', 'gzip'],
    ['identity, br', 'br'],
  ])('is compressed when the browser accepts "%s"', async (accepted, encoding) => {
    const answer = await get('/tr', { 'accept-encoding': accepted });
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(isPage(unpack(answer.rawPayload).toString(), 'tr/index.html')).toBe(true);
  });

  it.each(['', 'identity', 'deflate', 'br;q=0', 'br;q=x', 'identity;q=1, br;q=0.5', '*;q=0', ';;,,', 'br;q=0.0'])(
    'is not compressed when the browser accepts "%s"',
    async (accepted) => {
      const answer = await get('/tr', { 'accept-encoding': accepted });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(isPage(answer.body, 'tr/index.html')).toBe(true);
    },
  );

  it.each(['br', 'gzip', 'identity'])('that the browser has cached is not sent again: %s', async (encoding) => {
    const first = await get('/de', { 'accept-encoding': encoding });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/de', { 'accept-encoding': encoding, 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
      expect(again.headers).not.toHaveProperty('content-type');
    }
    expect((await get('/en', { 'accept-encoding': encoding, 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('has another strong ETag in each encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => get('/de', { 'accept-encoding': form })),
    );
    const etags = new Set(answers.map(({ headers }) => headers.etag));
    expect(etags.size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it.each(['/assets/js/main.3f9c21ab12.js', '/assets/fonts/text.5b3fa9c1.woff2', '/assets/i18n/de.json?v=5'])(
    'whose address changes with its contents is cached as immutable: %s',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    '/tr',
    '/assets/i18n/de.json',
    '/assets/i18n/components.json',
    '/assets/js/worker.js',
    '/sitemap.xml',
    '/assets/i18n/de.json?v=',
  ])('whose address does not change is revalidated each time: %s', async (url) => {
    expect((await get(url, { cookie: 'XSRF-TOKEN=abcdefghijklmnop' })).headers['cache-control']).toBe('no-cache');
  });

  it('is never cached as immutable when it is a page, whatever its query', async () => {
    expect((await get('/tr?v=5')).headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['/assets/js/worker.js', 'text/javascript; charset=utf-8'],
    ['/assets/i18n/de.json', 'application/json; charset=utf-8'],
    ['/assets/fonts/text.5b3fa9c1.woff2', 'font/woff2'],
    ['/assets/images/mavi%20resim.png', 'image/png'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('has the right content type: %s', async (url, type) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/tr', '/assets/js/worker.js', '/tr/unheard-of', '/x.png', '/assets/video.mp4'])(
    'has the same headers for HEAD as for GET: %s',
    async (url) => {
      const headers = { 'accept-encoding': 'br', cookie: 'XSRF-TOKEN=abcdefghijklmnop' };
      const [whole, head] = await Promise.all([get(url, headers), app.inject({ method: 'HEAD', url, headers })]);
      expect(head.body).toBe('');
      expect(head.statusCode).toBe(whole.statusCode);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    },
  );

  it('that was added later is found after a restart', async () => {
    const SITE_DIR = writeSite({ 'assets/new.txt': 'new' });
    expect((await get('/assets/new.txt')).statusCode).toBe(404);
    expect((await (await openSite({ SITE_DIR })).inject('/assets/new.txt')).body).toBe('new');
  });
});

describe('a part of a file', () => {
  const part = (range: string, headers: Headers = {}) => get('/assets/video.mp4', { range, ...headers });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent alone: %s', async (range, body, contentRange) => {
    const answer = await part(range);
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(body.length) });
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('that does not exist is a 416: %s', async (range) => {
    const answer = await part(range);
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */10');
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b', 'bytes'])(
    'with a range that is malformed or not supported is answered with the whole file: %s',
    async (range) => {
      expect((await part(range)).statusCode).toBe(200);
    },
  );

  it('is offered only when the file is not compressed', async () => {
    expect((await get('/assets/video.mp4')).headers['accept-ranges']).toBe('bytes');
    expect((await get('/tr', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('accept-ranges');
  });

  it('is sent only when If-Range matches the file', async () => {
    const { etag } = (await get('/assets/video.mp4')).headers;
    expect((await part('bytes=0-1', { 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await part('bytes=0-1', { 'if-range': '"older"' })).statusCode).toBe(200);
  });

  it('is never taken from the compressed form', async () => {
    const answer = await get('/tr', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(isPage(brotliDecompressSync(answer.rawPayload).toString(), 'tr/index.html')).toBe(true);
  });

  it('of a long video comes from the disk', async () => {
    const video = Buffer.alloc(5 * 1024 * 1024, 'storm ');
    const site = await openSite({ SITE_DIR: writeSite({ 'assets/long.mp4': video }) });
    const middle = await site.inject({ url: '/assets/long.mp4', headers: { range: 'bytes=3000000-3000009' } });
    expect(middle.rawPayload.equals(video.subarray(3_000_000, 3_000_010))).toBe(true);
    expect((await site.inject('/assets/long.mp4')).rawPayload.equals(video)).toBe(true);
  });
});

describe('every answer', () => {
  const basics = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  it.each([
    '/tr',
    '/',
    '/tr/unheard-of',
    '/x.png',
    '/assets/js/worker.js',
    '/healthz',
    '/rss',
    '/news-image',
    '/api/x',
    '/%',
  ])('has the basic headers: %s', async (url) => {
    expect((await get(url)).headers).toMatchObject(basics);
  });

  it.each<[string, boolean]>([
    ['/tr', true],
    ['/tr/unheard-of', true],
    ['/tr/%C3', true],
    ['/contact', true],
    ['/assets/js/worker.js', false],
    ['/x.png', false],
  ])('has the headers of pages only if it is a page: %s', async (url, isPage) => {
    const { headers } = await get(url);
    for (const name of ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy'])
      expect(name in headers).toBe(isPage);
  });

  it('may be used by other sites only if it is the social image of a page', async () => {
    const site = await openSite({ SITE_DIR: writeSite({ 'assets/images/social/tr.png': 'png' }) });
    const users = async (url: string) => (await site.inject(url)).headers['cross-origin-resource-policy'];
    expect(await users('/assets/images/social/tr.png')).toBe('cross-origin');
    expect(await users('/assets/images/mavi%20resim.png')).toBe('same-origin');
  });

  it.each(['/tr', '/tr/unheard-of', '/tr/%C3', '/%C3', '/assets/js/worker.js', '/healthz'])(
    'requires https from then on if the request came over https: %s',
    async (url) => {
      const site = await openSite({ TRUST_PROXY: 'loopback' });
      const asked = async (proto: string) =>
        (await site.inject({ url, headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security'];
      expect(await asked('https')).toBe('max-age=63072000; includeSubDomains; preload');
      expect(await asked('http')).toBeUndefined();
    },
  );

  it('with status 304 has few headers, and is not sent once the policy of the page has changed', async () => {
    const etag = String((await get('/tr')).headers.etag);
    const known = await get('/tr', { 'if-none-match': etag, cookie: 'XSRF-TOKEN=abcdefghijklmnop' });
    expect(Object.keys(known.headers).sort()).toEqual(['cache-control', 'connection', 'date', 'etag', 'vary']);
    const SITE_DIR = writeSite({ 'policies.json': '{"tr/index.html":"default-src *"}' });
    const changed = await openSite({ SITE_DIR });
    expect((await changed.inject({ url: '/tr', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });
});

describe('the server', () => {
  it('does not start without a built site', async () => {
    const message = (SITE_DIR: string) => `SITE_DIR is "${SITE_DIR}", but must be the folder of the built site`;
    for (const SITE_DIR of ['/nowhere/dist', temporaryFolder(), resolve('public')])
      await expect(openSite({ SITE_DIR })).rejects.toThrow(message(SITE_DIR));
  });

  it.each(['policies.json', 'aliases.json'])('does not start with a %s that is not valid JSON', async (name) => {
    const failure = openSite({ SITE_DIR: writeSite({ [name]: '{' }) });
    await expect(failure).rejects.toThrow(`its ${name} is not valid JSON (build the site again)`);
  });

  it('does not start when it cannot write its data', async () => {
    const DATA_DIR = join(writeSite(), 'sitemap.xml', 'data');
    await expect(openSite({ DATA_DIR })).rejects.toThrow(`DATA_DIR is "${DATA_DIR}"`);
    const DATABASE_URL = `file:${temporaryFolder()}/none/storm.db`;
    await expect(openSite({ DATABASE_URL })).rejects.toThrow(`DATABASE_URL is "${DATABASE_URL}"`);
  });

  it('reports that it runs, and that it can store messages', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('checks the store once for all readiness requests that arrive at the same time', async () => {
    let tries = 0;
    let state: () => Promise<void> = () => Promise.reject(new Error('away'));
    const check = () => {
      tries += 1;
      return state();
    };
    const server = Fastify();
    registerHealthChecks(server, { check });
    const crowd = () => Promise.all(Array.from({ length: 20 }, () => server.inject('/readyz')));
    const statuses = async () => [...new Set((await crowd()).map(({ statusCode }) => statusCode))];
    expect([await statuses(), tries]).toEqual([[503], 1]);
    state = () => Promise.resolve();
    expect([await statuses(), tries]).toEqual([[200], 2]);
    expect([await statuses(), tries]).toEqual([[200], 2]);
  });

  it('reports that it is not ready while a remote store is unreachable, but serves the site', async () => {
    const site = await openSite({ DATABASE_URL: 'http://127.0.0.1:9' });
    expect((await site.inject('/readyz')).statusCode).toBe(503);
    expect((await site.inject('/tr')).statusCode).toBe(200);
  });
});
