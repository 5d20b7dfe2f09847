/**
 * @jest-environment node
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '@/server/createServer';
import type { Lookup } from '@/server/guardedLookup';
import { type Upstream, closeAll, listen, openSite, openUpstream, temporaryFolder } from '../support/siteServer';
import { encodeSingleByte } from '../support/encodeSingleByte';

const rss = (title: string) => `<rss version="2.0"><channel><title>${title}</title></channel></rss>`;
const ask = (app: FastifyInstance, feed: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/rss?url=${encodeURIComponent(feed)}`, headers });

const minute = 60_000;
let clock = Date.parse('2026-03-01T09:00:00Z');
const now = () => clock;

afterEach(closeAll);

interface Publisher extends Upstream {
  feed: string;
  app: FastifyInstance;
}

/** A local publisher whose feed is allowed. */
async function publish(answer: RequestListener, deps: ServerDeps = {}, environment = {}): Promise<Publisher> {
  const upstream = await openUpstream(answer);
  const feed = `${upstream.origin}/feed`;
  const app = await openSite({ FEEDS: feed, FEED_LOOPBACK: 'allow', ...environment }, { now, ...deps });
  return { ...upstream, feed, app };
}

const send = (response: ServerResponse, body: string | Buffer, type = 'application/rss+xml', headers = {}) => {
  response.writeHead(200, { 'content-type': type, ...headers });
  response.end(body);
};

/** A resolver under an attacker's control. */
const resolveTo = (...addresses: string[]) =>
  ((_name: string, _options: unknown, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as Lookup;

const junk = Buffer.from('\n<!-- cached by a proxy -->\n');
/** Splits a buffer into single bytes. */
const cut = (bytes: Buffer): Buffer[] => Array.from(bytes, (byte) => Buffer.of(byte));
/** The same gzip with all optional header fields of RFC 1952: extra bytes, file name, comment, checksum. */
const named = (bytes: Buffer): Buffer =>
  Buffer.concat([
    bytes.subarray(0, 3),
    Buffer.of(0b11110),
    bytes.subarray(4, 10),
    Buffer.from([4, 0, 1, 0, 2, 0]),
    Buffer.from('feed.xml\0a comment\0'),
    Buffer.of(0, 0),
    bytes.subarray(10),
  ]);

describe('the feed proxy', () => {
  it('serves an allowed feed as UTF-8 XML, without headers of the publisher or of the visitor', async () => {
    const { app, feed, requests } = await publish((_, response) =>
      send(response, rss('Haberler'), 'text/xml', {
        'set-cookie': 'id=1',
        'x-powered-by': 'Word',
        'access-control-allow-origin': '*',
      }),
    );
    const answer = await ask(app, feed, {
      cookie: 'secret=1',
      referer: 'http://localhost/tr',
      'user-agent': 'my browser',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(rss('Haberler'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    expect(JSON.stringify(requests[0]?.headers)).not.toMatch(/secret|localhost|my browser/);
  });

  it('compresses the feed for the browser, and answers 304 when the browser has it', async () => {
    const { app, feed } = await publish((_, response) => send(response, rss('Haber '.repeat(500))));
    const packed = await ask(app, feed, { 'accept-encoding': 'br' });
    expect(packed.rawPayload.length).toBeLessThan(200);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(rss('Haber '.repeat(500)));
    const known = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) };
    expect((await ask(app, feed, known)).statusCode).toBe(304);
  });

  it('is not slowed down by many comments before the feed', async () => {
    // With exponential time, forty comments would take hours.
    const comments = '<!---->'.repeat(40);
    const { app, feed } = await publish((_, response) => send(response, comments + rss('x')));
    expect((await ask(app, feed)).body).toBe(comments + rss('x'));
  });

  it('answers HEAD', async () => {
    const { app, feed } = await publish((_, response) => send(response, rss('x')));
    const head = await app.inject({ method: 'HEAD', url: `/rss?url=${encodeURIComponent(feed)}` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(rss('x').length)]);
  });

  const turkish = 'Işığın öyküsü, ÇAĞ';
  const german = '„Größe“ – 5 €';
  const declared = (title: string, named: string) => `<?xml version="1.0" encoding="${named}"?>\n${rss(title)}`;

  it.each([
    ['ISO-8859-9', turkish, 'text/xml', encodeSingleByte(declared(turkish, 'ISO-8859-9'), 'windows-1254')],
    ['windows-1252', german, 'application/xml', encodeSingleByte(declared(german, 'windows-1252'), 'windows-1252')],
    [
      'windows-1254',
      'şğıİ',
      'text/xml; charset=ISO-8859-9',
      encodeSingleByte(declared('şğıİ', 'utf-8'), 'windows-1254'),
    ],
    ['utf-8', 'şğıİ', 'text/plain', Buffer.from(`\uFEFF${declared('şğıİ', 'UTF-8')}`)],
    ['utf-16le', 'şğıİ €', 'application/octet-stream', Buffer.from(`\uFEFF${declared('şğıİ €', 'UTF-16')}`, 'utf16le')],
  ])('reads %s', async (_, title, type, bytes) => {
    const { app, feed } = await publish((__, response) => send(response, bytes, type));
    expect((await ask(app, feed)).body).toBe(rss(title));
  });

  it.each([
    ['gzip', gzipSync(rss('packed'))],
    ['x-gzip', gzipSync(rss('packed'))],
    ['deflate', deflateSync(rss('packed'))],
    ['br', brotliCompressSync(rss('packed'))],
    ['identity', Buffer.from(rss('packed'))],
  ])('unpacks %s', async (coding, bytes) => {
    const { app, feed } = await publish((_, response) =>
      send(response, bytes, 'text/xml', { 'content-encoding': coding }),
    );
    expect((await ask(app, feed)).body).toBe(rss('packed'));
  });

  it.each<[string, string, Buffer[]]>([
    ['deflate without its wrapper', 'deflate', [deflateRawSync(rss('packed'))]],
    ['deflate without its checksum', 'deflate', [deflateSync(rss('packed')).subarray(0, -4)]],
    ['deflate in pieces', 'deflate', cut(deflateRawSync(rss('packed')))],
    ['deflate of zlib with junk behind it', 'deflate', [deflateSync(rss('packed')), junk]],
    ['deflate without its wrapper and with junk behind it', 'deflate', [deflateRawSync(rss('packed')), junk]],
    ['gzip with junk behind it', 'gzip', [Buffer.concat([gzipSync(rss('packed')), Buffer.from('junk')])]],
    ['gzip with junk in a later piece', 'gzip', [gzipSync(rss('packed')), junk]],
    ['gzip with endless junk behind it', 'gzip', [gzipSync(rss('packed')), Buffer.alloc(8_000_000, 'junk')]],
    ['gzip with junk that begins as gzip does', 'x-gzip', [gzipSync(rss('packed')), Buffer.from([0x1f, 0x8b, 9, 9])]],
    ['gzip with zeros behind it', 'gzip', [gzipSync(rss('packed')), Buffer.alloc(512)]],
    ['gzip in pieces', 'gzip', cut(gzipSync(rss('packed')))],
    ['gzip with all optional header fields', 'gzip', [named(gzipSync(rss('packed')))]],
    ['gzip with all optional header fields, in pieces', 'gzip', cut(named(gzipSync(rss('packed'))))],
  ])('also unpacks %s', async (_, coding, pieces) => {
    const { app, feed } = await publish((__, response) => {
      response.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': coding });
      const [piece, ...rest] = pieces;
      const send = (index: number): void => {
        if (index === rest.length) response.end();
        else response.write(rest[index], () => setImmediate(send, index + 1));
      };
      response.write(piece, () => setImmediate(send, 0));
    });
    expect((await ask(app, feed)).body).toBe(rss('packed'));
  });
});

describe('an address that is not exactly that of an allowed feed', () => {
  it.each([
    ['no query', ''],
    ['an empty address', '?url='],
    ['a relative address', '?url=news'],
    ['another site', '?url=https://evil.example/feed'],
    ['another path', '?url=https://shiftdelete.net/feed/'],
    ['a query', '?url=https://shiftdelete.net/feed%3Fx'],
    ['a fragment', '?url=https://shiftdelete.net/feed%23x'],
    ['another scheme', '?url=http://shiftdelete.net/feed'],
    ['another port', '?url=https://shiftdelete.net:8443/feed'],
    ['a user name', '?url=https://shiftdelete.net@evil.example/feed'],
    ['a password', '?url=https://me:pw@shiftdelete.net/feed'],
    ['a longer name', '?url=https://shiftdelete.net.evil.example/feed'],
    ['parent folders', '?url=https://shiftdelete.net/x/../../feed%2f..'],
    ['a file', '?url=file:///etc/passwd'],
    ['the metadata server of a cloud', '?url=http://169.254.169.254/latest/meta-data'],
    ['two addresses', '?url=https://shiftdelete.net/feed&url=https://evil.example'],
    ['an array', '?url[]=https://shiftdelete.net/feed'],
    ['a broken escape', '?url=%E0%A4%A'],
    ['a line break', '?url=https://shiftdelete.net/feed%0d%0aX-Evil:%201'],
    ['a null character', '?url=%00'],
    ['a very long address', `?url=https://shiftdelete.net/${'x'.repeat(9000)}`],
  ])('is a 400: %s', async (_, query) => {
    const app = await openSite();
    const answer = await app.inject(`/rss${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is accepted when it is another notation of the same address', async () => {
    const { app, feed } = await publish((_, response) => send(response, rss('x')));
    expect((await ask(app, feed.replace('http:', 'HTTP:').replace('/feed', '/x/../feed'))).statusCode).toBe(200);
  });
});

describe('a feed that is not on the public internet', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '2130706433',
    '0x7f.1',
  ])('is not requested by its address: %s', async (host) => {
    const { requests, origin } = await openUpstream((_, response) => send(response, rss('secret')));
    const feed = `http://${host}:${new URL(origin).port}/feed`;
    const answer = await ask(await openSite({ FEEDS: feed }), feed);
    expect(answer.statusCode).toBe(502);
    expect(requests).toEqual([]);
  });

  it.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::ffff:127.0.0.1']], [['10.1.2.3']], [[]]])(
    'is not requested by a name that resolves to %j',
    async (addresses) => {
      const { requests, origin } = await openUpstream((_, response) => send(response, rss('secret')));
      const feed = `http://news.example:${new URL(origin).port}/feed`;
      const app = await openSite({ FEEDS: feed }, { lookup: resolveTo(...addresses) });
      expect((await ask(app, feed)).statusCode).toBe(502);
      expect(requests).toEqual([]);
    },
  );

  it('is read by name when loopback is allowed: the socket connects to the address that was checked', async () => {
    const { requests, origin } = await openUpstream((_, response) => send(response, rss('ours')));
    const feed = `http://news.example:${new URL(origin).port}/feed`;
    const app = await openSite({ FEEDS: feed, FEED_LOOPBACK: 'allow' }, { lookup: resolveTo('127.0.0.1') });
    expect((await ask(app, feed)).body).toBe(rss('ours'));
    expect(requests[0]?.headers.host).toBe(new URL(feed).host);
  });
});

describe('a redirect of a feed', () => {
  const redirect = (response: ServerResponse, location: string, status = 302) =>
    response.writeHead(status, { location }).end('moved');

  /** A publisher that redirects `/feed`. */
  const moveTo = (location: string, status = 302, environment = {}) =>
    publish(
      ({ url }, response) => (url === '/feed' ? redirect(response, location, status) : send(response, rss('moved'))),
      {},
      environment,
    );

  it.each([301, 302, 303, 307, 308])('is followed to an allowed address: status %s', async (status) => {
    const { app, feed } = await moveTo('/feed/', status);
    expect((await ask(app, feed)).body).toBe(rss('moved'));
  });

  it.each(['/feed/', '/FEED', '/Feed/'])(
    'is followed where only a slash or letter case differs: %s',
    async (location) => {
      const { app, feed } = await moveTo(location);
      expect((await ask(app, feed)).body).toBe(rss('moved'));
    },
  );

  it('is followed to another allowed feed', async () => {
    const { origin } = await openUpstream(({ url }, response) =>
      url === '/feed' ? redirect(response, '/new?a=B') : send(response, rss('moved')),
    );
    const app = await openSite({ FEEDS: `${origin}/feed,${origin}/new?a=B`, FEED_LOOPBACK: 'allow' });
    expect((await ask(app, `${origin}/feed`)).body).toBe(rss('moved'));
  });

  it.each([
    ['www.news.example', 'news.example'],
    ['news.example', 'www.news.example'],
  ])('is followed from %s to %s', async (from, to) => {
    const { requests, origin } = await openUpstream(({ headers }, response) =>
      headers.host?.startsWith(from) ? redirect(response, `http://${to}:${port}/feed`) : send(response, rss('moved')),
    );
    const { port } = new URL(origin);
    const feed = `http://${from}:${port}/feed`;
    const app = await openSite({ FEEDS: feed, FEED_LOOPBACK: 'allow' }, { lookup: resolveTo('127.0.0.1') });
    expect((await ask(app, feed)).body).toBe(rss('moved'));
    expect(requests.map(({ headers }) => headers.host)).toEqual([`${from}:${port}`, `${to}:${port}`]);
  });

  it.each([
    '/',
    '/new',
    '/admin?feed',
    '/feed?all',
    '/feed/all',
    '/feed//',
    '/feeds',
    '/feed%2f',
    '/x/..%2ffeed',
    '//www.www.127.0.0.1/feed',
  ])('is not followed to another path: %s', async (location) => {
    const { app, feed, requests } = await moveTo(location);
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect(requests).toHaveLength(1);
  });

  it('is not followed to the same path on another host, even if another feed of that host is allowed', async () => {
    const other = await openUpstream((_, response) => send(response, rss('secret')));
    const { app, feed } = await moveTo(`${other.origin}/feed`, 302, {});
    const { origin } = new URL(feed);
    const both = await openSite({ FEEDS: `${origin}/feed,${other.origin}/private`, FEED_LOOPBACK: 'allow' });
    expect((await ask(both, feed)).statusCode).toBe(502);
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect(other.requests).toEqual([]);
  });

  it('is followed three times, not four', async () => {
    let steps = 3;
    const spellings = ['/feed', '/feed/', '/Feed', '/Feed/'];
    const { app, feed } = await publish(({ url = '' }, response) => {
      const step = spellings.indexOf(url);
      return step < steps ? redirect(response, spellings[step + 1] ?? '') : send(response, rss('far'));
    });
    expect((await ask(app, feed)).body).toBe(rss('far'));
    clock += 11 * minute;
    steps = 4;
    const { app: other, feed: endless, requests } = await publish((_, response) => redirect(response, '/feed'));
    expect((await ask(other, endless)).statusCode).toBe(502);
    expect(requests).toHaveLength(4);
  });

  it('is not followed to an address that is not allowed', async () => {
    const elsewhere = await openUpstream((_, response) => send(response, rss('secret')));
    const { app, feed } = await publish((_, response) => redirect(response, `${elsewhere.origin}/feed`));
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect(elsewhere.requests).toEqual([]);
  });

  it.each(['', 'http://', 'file:///etc/passwd', 'ftp://127.0.0.1/', '//evil.example/', 'http://me:pw@127.0.0.1/'])(
    'is not followed to "%s"',
    async (location) => {
      const { app, feed, requests } = await publish((_, response) => redirect(response, location));
      const answer = await ask(app, feed);
      expect(answer.statusCode).toBe(502);
      expect(requests.length).toBeLessThanOrEqual(4);
    },
  );
});

describe('a feed that fails', () => {
  it.each<[string, RequestListener]>([
    ['with an error', (_, response) => response.writeHead(500).end(rss('error'))],
    ['with status 304', (_, response) => response.writeHead(304).end()],
    ['with an empty answer', (_, response) => send(response, '')],
    ['with white space', (_, response) => send(response, ' \n ')],
    ['with JSON', (_, response) => send(response, '{"items":[]}', 'application/json')],
    ['with a web page', (_, response) => send(response, '\n<!DOCTYPE html><html></html>', 'text/xml')],
    ['with a web page after a comment', (_, response) => send(response, '<!-- x --> <html lang="tr"></html>')],
    [
      'with a web page after comments',
      (_, response) => send(response, '<!--a--><!-- --\n><html> --> <!DOCTYPE html><html></html>'),
    ],
    [
      'with an unknown compression',
      (_, response) => send(response, rss('x'), 'text/xml', { 'content-encoding': 'zstd' }),
    ],
    [
      'with invalid compressed data',
      (_, response) => send(response, rss('x'), 'text/xml', { 'content-encoding': 'gzip' }),
    ],
    [
      'with truncated compressed data',
      (_, response) =>
        send(response, gzipSync(rss('x'.repeat(999))).subarray(0, 20), 'text/xml', { 'content-encoding': 'gzip' }),
    ],
    ['by closing the connection', (request) => request.socket.destroy()],
    [
      'by closing the connection in the middle',
      (request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('<rss>', () => request.socket.destroy());
      },
    ],
    ['by being larger than 2 MB', (_, response) => send(response, `<rss>${'x'.repeat(2_100_000)}</rss>`)],
    [
      'by announcing a body that is too large',
      (_, response) => void response.writeHead(200, { 'content-length': '99999999999' }).write('<rss>'.repeat(500_000)),
    ],
  ])('%s is answered with 502, which is not cached', async (_, answer) => {
    const { app, feed } = await publish(answer);
    const failed = await ask(app, feed);
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({ type: 'about:blank', title: 'Bad Gateway', status: 502 });
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(failed.body).not.toContain('127.0.0.1');
  });

  it('with a decompression bomb is stopped at 2 MB of output, without reading the rest', async () => {
    let sent = 0;
    const { app, feed } = await publish((_, response) => {
      response.writeHead(200, { 'content-type': 'text/xml', 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.on('data', (chunk: Buffer) => (sent += chunk.length));
      gzip.pipe(response);
      const blow = () => {
        if (response.destroyed) return gzip.destroy();
        gzip.write(Buffer.alloc(4_000_000, '<'), () => setImmediate(blow));
        return undefined;
      };
      blow();
    });
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect(sent).toBeLessThan(2_000_000);
  });

  it.each<[string, RequestListener]>([
    ['does not answer', () => undefined],
    [
      'sends a byte at a time',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/xml' });
        const drip = setInterval(() => response.write('<'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'redirects slowly',
      (_, response) => void setTimeout(() => response.writeHead(302, { location: '/feed' }).end(), 120),
    ],
  ])('because it %s is answered with 504 after the timeout', async (_, answer) => {
    const { app, feed } = await publish(answer, { feedTimeout: 300 });
    const started = Date.now();
    const failed = await ask(app, feed);
    expect(failed.statusCode).toBe(504);
    expect(failed.json()).toMatchObject({ title: 'Gateway Timeout' });
    // Generous for slow machines: the timeout is 300 ms. Without it, the default of 5 s would apply.
    expect(Date.now() - started).toBeLessThan(4500);
  });

  it('with invalid headers is answered with 502', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined).resume();
      socket.end('HTTP/1.1 200 OK\r\nX-Bad: a\0b\r\n: none\r\n\r\n<rss/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
    const app = await openSite({ FEEDS: feed, FEED_LOOPBACK: 'allow' });
    expect((await ask(app, feed)).statusCode).toBe(502);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is answered with 204 when the request prefers lenient handling', async () => {
    const { app, feed } = await publish((_, response) => response.writeHead(503).end());
    const answer = await app.inject({
      url: `/rss?url=${encodeURIComponent(feed)}`,
      headers: { prefer: 'handling=lenient' },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({ 'preference-applied': 'handling=lenient', 'cache-control': 'no-store' });
  });

  it('is not requested again for half a minute', async () => {
    let works = false;
    const { app, feed, requests } = await publish((_, response) =>
      works ? send(response, rss('back')) : response.writeHead(503).end(),
    );
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect((await ask(app, feed)).statusCode).toBe(502);
    expect(requests).toHaveLength(1);
    works = true;
    clock += minute / 2;
    expect((await ask(app, feed)).body).toBe(rss('back'));
  });
});

describe('the cached feed', () => {
  it('is requested once for many visitors at the same time', async () => {
    const { app, feed, requests } = await publish(
      (_, response) => void setTimeout(() => send(response, rss('once')), 50),
    );
    const origin = await listen(app);
    const address = `${origin}/rss?url=${encodeURIComponent(feed)}`;
    const texts = await Promise.all(Array.from({ length: 100 }, async () => (await fetch(address)).text()));
    expect(new Set(texts)).toEqual(new Set([rss('once')]));
    expect(requests).toHaveLength(1);
  });

  it('is requested again after 10 minutes', async () => {
    let edition = 0;
    const { app, feed } = await publish((_, response) => send(response, rss(`edition ${(edition += 1)}`)));
    expect((await ask(app, feed)).body).toContain('edition 1');
    clock += 10 * minute - 1;
    expect((await ask(app, feed)).body).toContain('edition 1');
    clock += 1;
    expect((await ask(app, feed)).body).toContain('edition 2');
  });

  it('is served for a day while the feed fails, and no longer', async () => {
    let works = true;
    const { app, feed, requests } = await publish((_, response) =>
      works ? send(response, rss('good')) : send(response, '<html></html>'),
    );
    await ask(app, feed);
    works = false;
    clock += 11 * minute;
    const stale = await ask(app, feed);
    expect([stale.statusCode, stale.body]).toEqual([200, rss('good')]);
    expect(stale.headers['cache-control']).toBe('public, max-age=60');
    await ask(app, feed);
    expect(requests).toHaveLength(2);
    clock += 24 * 60 * minute - 12 * minute;
    expect((await ask(app, feed)).statusCode).toBe(200);
    clock += 2 * minute;
    expect((await ask(app, feed)).statusCode).toBe(502);
    works = true;
    clock += minute;
    expect((await ask(app, feed)).statusCode).toBe(200);
  });

  it('is kept after a restart', async () => {
    const DATA_DIR = temporaryFolder();
    const { app, feed, requests } = await publish((_, response) => send(response, rss('kept')), {}, { DATA_DIR });
    await ask(app, feed);
    await app.close();
    const again = await openSite({ DATA_DIR, FEEDS: feed, FEED_LOOPBACK: 'allow' }, { now });
    expect((await ask(again, feed)).body).toBe(rss('kept'));
    expect(requests).toHaveLength(1);
  });

  it('is served after a restart, too, when the feed fails', async () => {
    const DATA_DIR = temporaryFolder();
    let works = true;
    const { app, feed } = await publish(
      (_, response) => (works ? send(response, rss('old')) : response.writeHead(500).end()),
      {},
      { DATA_DIR },
    );
    await ask(app, feed);
    await app.close();
    works = false;
    clock += 60 * minute;
    const again = await openSite({ DATA_DIR, FEEDS: feed, FEED_LOOPBACK: 'allow' }, { now });
    expect((await ask(again, feed)).body).toBe(rss('old'));
  });

  it('is fetched again when the clock was set back', async () => {
    let edition = 0;
    const { app, feed } = await publish((_, response) => send(response, rss(`edition ${(edition += 1)}`)));
    await ask(app, feed);
    clock -= 60 * minute;
    expect((await ask(app, feed)).body).toContain('edition 2');
  });

  it.each(['', '{', 'null', '{"xml":5}', '{"url":"https://evil.example/","fetchedAt":NOW,"xml":"<evil/>"}'])(
    'is fetched again when its file is damaged: %j',
    async (damage) => {
      const DATA_DIR = temporaryFolder();
      const { app, feed } = await publish((_, response) => send(response, rss('anew')), {}, { DATA_DIR });
      await ask(app, feed);
      await app.close();
      const files = readdirSync(join(DATA_DIR, 'feeds'));
      expect(files).toHaveLength(1);
      writeFileSync(join(DATA_DIR, 'feeds', files[0] ?? ''), damage.replace('NOW', String(clock)));
      const again = await openSite({ DATA_DIR, FEEDS: feed, FEED_LOOPBACK: 'allow' }, { now });
      expect((await ask(again, feed)).body).toBe(rss('anew'));
    },
  );

  it('leaves no incomplete file when it cannot be written to the disk', async () => {
    const DATA_DIR = temporaryFolder();
    const { app, feed } = await publish((_, response) => send(response, rss('kept')), {}, { DATA_DIR });
    await ask(app, feed);
    const folder = join(DATA_DIR, 'feeds');
    const [file = ''] = readdirSync(folder);
    // Makes the write fail: a file can't replace a folder.
    rmSync(join(folder, file));
    mkdirSync(join(folder, file));
    clock += 11 * minute;
    expect((await ask(app, feed)).body).toBe(rss('kept'));
    expect(readdirSync(folder)).toEqual([file]);
  });

  it('is served from memory when its folder cannot be created', async () => {
    const DATA_DIR = temporaryFolder();
    writeFileSync(join(DATA_DIR, 'feeds'), 'a file where the folder should be');
    const { app, feed } = await publish((_, response) => send(response, rss('memory')), {}, { DATA_DIR });
    expect((await ask(app, feed)).body).toBe(rss('memory'));
  });
});
