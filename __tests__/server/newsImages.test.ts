/**
 * @jest-environment node
 */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, gzipSync, crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ServerDeps } from '@/server/createServer';
import { type Publisher, photo, openPublisher, resolveTo } from '../support/publisher';
import { closeAll, listen, openSite, temporaryFolder } from '../support/siteServer';

const minute = 60_000;
const day = 24 * 60 * minute;
let clock = Date.parse('2026-03-01T09:00:00Z');
const now = () => clock;

afterEach(closeAll);

const imageUrl = (address: string, width: number | string = 640) =>
  `/news-image?url=${encodeURIComponent(address)}&w=${width}`;
const ask = (app: FastifyInstance, address: string, headers: Record<string, string> = {}, width = 640) =>
  app.inject({ url: imageUrl(address, width), headers });
const avif = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

async function openFor({ feed }: Publisher, deps: ServerDeps = {}, environment = {}): Promise<FastifyInstance> {
  const app = await openSite(
    { FEEDS: feed, FEED_LOOPBACK: 'allow', ...environment },
    { now, lookup: resolveTo('127.0.0.1'), ...deps },
  );
  expect((await app.inject({ url: `/rss?url=${encodeURIComponent(feed)}` })).statusCode).toBe(200);
  return app;
}

/** A site whose cached feed references these images. */
async function show(pictures: Publisher['pictures'], deps: ServerDeps = {}, environment = {}) {
  const publisher = await openPublisher(pictures);
  return { publisher, app: await openFor(publisher, deps, environment) };
}

describe('a picture of the news', () => {
  it.each([
    [640, 387],
    [320, 194],
  ])(
    'is resized to a width of %d px in the aspect ratio of a card, without the metadata of the file',
    async (width, height) => {
      const large = await sharp(await photo(1600, 1200))
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer();
      const { app, publisher } = await show({ 'a.jpg': large });
      const answer = await ask(app, publisher.addressOf('a.jpg'), avif, width);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
      const metadata = await sharp(answer.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'heif', width, height });
      expect(metadata).not.toHaveProperty('exif');
    },
  );

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be a %s, and is never enlarged', async (format) => {
    const { app, publisher } = await show({ a: await photo(200, 100, format) });
    const answer = await ask(app, publisher.addressOf('a'), avif);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 200, height: 100 });
  });

  it('is rotated upright by its EXIF orientation', async () => {
    const turned = await sharp(await photo(100, 300))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { app, publisher } = await show({ a: turned });
    const answer = await ask(app, publisher.addressOf('a'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 100 });
  });

  it.each([
    [avif.accept, 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['image/avif;q=0.1, image/webp;q=0.9', 'webp'],
    ['image/avif;q=0', 'webp'],
    ['image/*', 'webp'],
    ['*/*', 'webp'],
    ['image/avif', 'avif'],
    [undefined, 'webp'],
  ])('for a browser that accepts %s is a %s', async (accept, format) => {
    const { app, publisher } = await show({ a: await photo(64, 40) });
    const answer = await ask(app, publisher.addressOf('a'), accept === undefined ? {} : { accept });
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format === 'avif' ? 'heif' : 'webp');
  });

  it('is cached by the browser for a day, and sent again only when it has changed', async () => {
    const { app, publisher } = await show({ a: await photo(64, 40) });
    const answer = await ask(app, publisher.addressOf('a'), avif);
    const { etag } = answer.headers;
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-length': String(answer.rawPayload.length),
    });
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const again = await ask(app, publisher.addressOf('a'), { ...avif, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept']);
    const other = await ask(app, publisher.addressOf('a'), { accept: 'image/webp', 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: imageUrl(publisher.addressOf('a')), headers: avif });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('is requested from its publisher without any data of the visitor', async () => {
    const { app, publisher } = await show({ a: await photo(64, 40) });
    await ask(app, publisher.addressOf('a'), { cookie: 'secret=1', referer: 'http://me/', 'user-agent': 'my browser' });
    expect(publisher.requestCount('a')).toBe(1);
    expect(JSON.stringify(publisher.requests.map(({ headers }) => headers))).not.toMatch(
      /secret|http:\/\/me|my browser/,
    );
  });

  it('is fetched once for 200 visitors who request it at the same time, in any width and format', async () => {
    const bytes = await photo(800, 600);
    const { app, publisher } = await show({ a: (_, response) => void setTimeout(() => response.end(bytes), 200) });
    const site = await listen(app);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const url = imageUrl(publisher.addressOf('a'), index % 2 ? 320 : 640);
        const answer = await fetch(site + url, { headers: index % 3 ? avif : {} });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(publisher.requestCount('a')).toBe(1);
  });
});

describe('an address that is not that of a picture in a cached feed', () => {
  it('is answered with 404, without a request to a publisher', async () => {
    const { app, publisher } = await show({ 'a.png': await photo(64, 40), secret: await photo(64, 40) });
    const known = publisher.addressOf('a.png');
    for (const address of [
      `${known}?x=1`,
      `${known}#x`,
      known.slice(0, -1),
      known.replace('https:', 'http:'),
      known.replace('a.png', 'b.png'),
      known.replace('a.png', './a.png'),
      known.replace('pictures.test', 'PICTURES.test'),
      known.replace('pictures', 'other'),
      publisher.feed,
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '',
    ]) {
      const answer = await ask(app, address);
      expect([address, answer.statusCode, answer.headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
    expect(publisher.requestCount('a.png') + publisher.requestCount('b.png')).toBe(0);
    expect((await app.inject({ url: '/news-image?w=640' })).statusCode).toBe(404);
    expect((await app.inject({ url: `${imageUrl(known)}&url=${encodeURIComponent(known)}` })).statusCode).toBe(404);
  });

  it('is answered with 404 before the feed has been requested, and after the feed has dropped the picture', async () => {
    const publisher = await openPublisher({ a: await photo(64, 40) });
    const app = await openSite(
      { FEEDS: publisher.feed, FEED_LOOPBACK: 'allow' },
      { now, lookup: resolveTo('127.0.0.1') },
    );
    const address = publisher.addressOf('a');
    expect((await ask(app, address)).statusCode).toBe(404);
    expect(publisher.requests).toEqual([]);
    const read = () => app.inject({ url: `/rss?url=${encodeURIComponent(publisher.feed)}` });
    await read();
    expect((await ask(app, address)).statusCode).toBe(200);
    delete publisher.pictures.a;
    clock += 11 * minute;
    await read();
    expect((await ask(app, address)).statusCode).toBe(404);
  });

  it.each(['', '0', '641', '640px', '1e9', '640&w=320'])(
    'is answered with 400 when the width is "%s"',
    async (width) => {
      const { app, publisher } = await show({ a: await photo(64, 40) });
      expect((await app.inject({ url: imageUrl(publisher.addressOf('a'), width) })).statusCode).toBe(400);
      expect(publisher.requestCount('a')).toBe(0);
    },
  );
});

/** Decompression bomb: a PNG with 1 bit per pixel, 112 MB of pixels in 110 kB. */
function decompressionBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

type Picture = Publisher['pictures'][string];

describe('a response that is not a valid picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const typed =
    (type: string, bytes: Buffer, headers = {}): Picture =>
    (_, response) => {
      response.writeHead(200, { 'content-type': type, ...headers });
      response.end(bytes);
    };

  it.each<[string, () => Picture | Promise<Picture>]>([
    ['an SVG under the name and type of a PNG', () => typed('image/png', svg)],
    ['an SVG behind a byte order mark', () => Buffer.concat([Buffer.from('\ufeff'), svg])],
    ['HTML with the type of a picture', () => typed('image/jpeg', html)],
    ['the first bytes of a JPEG before HTML', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])],
    ['half a JPEG', async () => (await photo(400, 300)).subarray(0, 500)],
    [
      'half a PNG',
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 99, sigma: 50 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
    ],
    ['a TIFF', () => photo(40, 30, 'tiff')],
    ['an empty body', () => Buffer.alloc(0)],
    [
      'fewer bytes than its Content-Length',
      async () => {
        const bytes = await photo(40, 30);
        return (_, response) =>
          response.writeHead(200, { 'content-length': 9999 }).write(bytes, () => response.socket?.end());
      },
    ],
    ['more than 8 MB by its Content-Length', () => typed('image/jpeg', Buffer.alloc(10), { 'content-length': 9e6 })],
    [
      'more than 8 MB without a Content-Length',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(8 * 1024 * 1024)]),
    ],
    [
      'a picture compressed by gzip',
      async () => typed('image/jpeg', gzipSync(await photo(40, 30)), { 'content-encoding': 'gzip' }),
    ],
    ['a PNG of 30000 × 30000 pixels', () => decompressionBomb(30_000, 30_000)],
    ['a PNG with two billion pixels per row', () => decompressionBomb(2 ** 31 - 1, 0)],
    ['an error', () => (_, response) => response.writeHead(500).end()],
  ])('is answered with 404: %s', async (_, make) => {
    const { app, publisher } = await show({ 'a.png': await make() });
    const answer = await ask(app, publisher.addressOf('a.png'), avif);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect(publisher.requestCount('a.png')).toBe(1);
    // The failure is cached: no second fetch.
    expect((await ask(app, publisher.addressOf('a.png'))).statusCode).toBe(404);
    expect(publisher.requestCount('a.png')).toBe(1);
  });

  it('is read up to its Content-Length, and what follows is ignored', async () => {
    const bytes = await photo(40, 30);
    const { app, publisher } = await show({
      a: (_, response) => {
        response.socket?.end(
          Buffer.concat([
            Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`),
            bytes,
            html,
          ]),
        );
      },
    });
    const answer = await ask(app, publisher.addressOf('a'), avif);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('is answered with 404 when the publisher does not finish before the timeout', async () => {
    const { app, publisher } = await show(
      { a: (_, response) => void response.write(Buffer.from([0xff, 0xd8, 0xff])) },
      { imageTimeout: 300 },
    );
    expect((await ask(app, publisher.addressOf('a'))).statusCode).toBe(404);
  });
});

describe('the pictures on the disk', () => {
  const filesIn = (DATA_DIR: string) =>
    readdirSync(join(DATA_DIR, 'images')).map((name) => join(DATA_DIR, 'images', name));

  it('are served after a restart, without a request to the publisher', async () => {
    const DATA_DIR = temporaryFolder();
    const { app, publisher } = await show({ a: await photo(64, 40) }, {}, { DATA_DIR });
    const first = await ask(app, publisher.addressOf('a'), avif);
    await app.close();
    const again = await openSite(
      { DATA_DIR, FEEDS: publisher.feed, FEED_LOOPBACK: 'allow' },
      { now, lookup: resolveTo('127.0.0.1') },
    );
    const before = publisher.requests.length;
    const second = await ask(again, publisher.addressOf('a'), avif);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(publisher.requests).toHaveLength(before);
  });

  it('are served while the publisher fails, and fetched again when it works again', async () => {
    const DATA_DIR = temporaryFolder();
    const { app, publisher } = await show({ a: await photo(64, 40, 'png', 1) }, {}, { DATA_DIR });
    const first = await ask(app, publisher.addressOf('a'), avif);
    publisher.pictures.a = (_, response) => void response.writeHead(503).end();
    clock += 3 * day;
    const later = await openFor(publisher, {}, { DATA_DIR });
    for (const each of [app, later]) {
      await each.inject({ url: `/rss?url=${encodeURIComponent(publisher.feed)}` });
      const stale = await ask(each, publisher.addressOf('a'), avif);
      expect([stale.statusCode, stale.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
      expect(stale.rawPayload).toEqual(first.rawPayload);
    }
    publisher.pictures.a = await photo(64, 40, 'png', 5);
    clock += 2 * minute;
    const fresh = await ask(later, publisher.addressOf('a'), avif);
    expect(fresh.headers['cache-control']).toBe('public, max-age=86400');
    expect(fresh.rawPayload).not.toEqual(first.rawPayload);
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, -9)],
    ['altered', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9), Buffer.alloc(9)])],
    ['empty', () => Buffer.alloc(0)],
    [
      'that of another address',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('/a"', '/b"'), 'latin1'),
    ],
  ])('are fetched again when one is %s', async (_, damage) => {
    const DATA_DIR = temporaryFolder();
    const { app, publisher } = await show({ a: await photo(64, 40) }, {}, { DATA_DIR });
    const first = await ask(app, publisher.addressOf('a'), avif);
    await app.close();
    const [file = ''] = filesIn(DATA_DIR);
    writeFileSync(file, damage(readFileSync(file)));
    const again = await openFor(publisher, {}, { DATA_DIR });
    expect((await ask(again, publisher.addressOf('a'), avif)).rawPayload).toEqual(first.rawPayload);
    expect(publisher.requestCount('a')).toBe(2);
  });

  it('stay within their limit: the least recently used are deleted first, also after a restart', async () => {
    const DATA_DIR = temporaryFolder();
    const noise = (seed: number) =>
      sharp({
        create: {
          width: 160,
          height: 100,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 100 + seed, sigma: 30 },
        },
      })
        .png()
        .toBuffer();
    const pictures = { a: await noise(1), b: await noise(2), c: await noise(3), d: await noise(4) };
    const measured = await show({ a: pictures.a }, {}, { DATA_DIR });
    await ask(measured.app, measured.publisher.addressOf('a'));
    const [size = 0] = filesIn(DATA_DIR).map((file) => statSync(file).size);
    const imageBytes = size * 3.5;

    const folder = { DATA_DIR: temporaryFolder() };
    const { app, publisher } = await show(pictures, { imageBytes }, folder);
    const visit = async (site: FastifyInstance, name: string) => {
      clock += 2 * minute;
      expect((await ask(site, publisher.addressOf(name))).statusCode).toBe(200);
    };
    for (const name of ['a', 'b', 'c', 'a']) await visit(app, name);
    await app.close();
    const again = await openFor(publisher, { imageBytes }, folder);
    await visit(again, 'd');
    const bytes = filesIn(folder.DATA_DIR).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(imageBytes);
    for (const name of ['a', 'c', 'd']) await visit(again, name);
    expect(['a', 'b', 'c', 'd'].map((name) => publisher.requestCount(name))).toEqual([1, 1, 1, 1]);
    await visit(again, 'b');
    expect(publisher.requestCount('b')).toBe(2);
  });

  it('are not required: a picture is served and fetched once if none can be written', async () => {
    const DATA_DIR = temporaryFolder();
    writeFileSync(join(DATA_DIR, 'images'), 'a file, not a folder');
    const { app, publisher } = await show({ a: await photo(64, 40) }, {}, { DATA_DIR });
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(app, publisher.addressOf('a'))).statusCode).toBe(200);
    }
    expect(publisher.requestCount('a')).toBe(1);
  });
});
