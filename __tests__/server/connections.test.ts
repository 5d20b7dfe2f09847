/**
 * @jest-environment node
 */
import { type Socket, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeAll, listen, openSite, writeSite } from '../support/siteServer';
import { emailPath, formPath, pageHeaders } from '../support/messages';

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await closeAll();
});

const linesOf = (headers: object) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Opens a raw connection; with `allowHalfOpen` it can send after the server's FIN. */
async function open(app: FastifyInstance, allowHalfOpen = false): Promise<Socket> {
  const { port } = new URL(await listen(app));
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen });
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Reads until the connection ends; rejects on a reset. */
function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('end', () => resolve(text)).on('error', reject);
    socket.resume();
  });
}

const statusesIn = (text: string) => Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status));

describe('a request body that arrives slowly', () => {
  it('is answered with 408 when the request timeout is over', async () => {
    const socket = await open(await openSite({}, { requestTimeout: 300 }));
    socket.write(`POST ${emailPath} HTTP/1.1\r\nHost: x\r\n${linesOf(pageHeaders)}Content-Length: 9000\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), 50);
    // Node checks timeouts every 30 s by default.
    const timer = setTimeout(() => socket.destroy(new Error('still open after 10 s')), 10_000);
    const text = await readAll(socket).finally(() => {
      clearInterval(drip);
      clearTimeout(timer);
    });
    expect(statusesIn(text)).toEqual([408]);
  });
});

describe('two Host headers', () => {
  it.each(['/tr', '/assets/js/worker.js', '/contact', '/tr/%C3', '/healthz'])(
    'are a bad request to %s',
    async (path) => {
      const socket = await open(await openSite());
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nHOST: y\r\n\r\n`);
      expect(statusesIn(await readAll(socket))).toEqual([400]);
    },
  );

  it.each(['1.0', '1.1'])('are a bad request even if they are equal, in HTTP/%s', async (version) => {
    const socket = await open(await openSite());
    socket.write(`GET /tr HTTP/${version}\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(statusesIn(await readAll(socket))).toEqual([400]);
  });

  it('are not found in a request that has one and other headers with names of the same length', async () => {
    const socket = await open(await openSite());
    socket.write('GET /tr HTTP/1.1\r\nHost: x\r\nDate: x\r\nFrom: x\r\nConnection: close\r\n\r\n');
    expect(statusesIn(await readAll(socket))).toEqual([200]);
  });
});

describe('a body that is too large', () => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const pieces = 160;

  /** A client that starts reading after it has sent everything; resolves to the response. */
  async function sendAll(app: FastifyInstance, path: string, headers: object, chunked: boolean): Promise<string> {
    const socket = await open(app);
    const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${piece.length * pieces}`;
    socket.pause();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${linesOf(headers)}${length}\r\n\r\n`);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      for (let count = 0; count < pieces; count += 1) {
        if (chunked) socket.write(`${piece.length.toString(16)}\r\n`);
        socket.write(piece);
        if (chunked) socket.write('\r\n');
      }
      socket.write(chunked ? '0\r\n\r\n' : '', (error) => (error ? reject(error) : resolve()));
    });
    return readAll(socket);
  }

  const close = { ...pageHeaders, connection: 'close' };

  it.each<[number, string, string, object, boolean]>([
    [413, 'of a message', formPath, pageHeaders, false],
    [413, 'of a message in chunks', formPath, pageHeaders, true],
    [413, 'of a message with Connection: close', formPath, close, false],
    [413, 'of a message in chunks with Connection: close', formPath, close, true],
    [413, 'for a page', '/tr', close, false],
    [403, 'from another site', formPath, { ...close, 'sec-fetch-site': 'cross-site' }, false],
    [415, 'of another content type', formPath, { ...close, 'content-type': 'text/plain' }, true],
    [400, 'with two Host headers', formPath, { ...close, HOST: 'y' }, false],
  ])('is answered with %d before the connection ends: %s', async (status, _, path, headers, chunked) => {
    const text = await sendAll(await openSite(), path, headers, chunked);
    expect(statusesIn(text)).toEqual([status]);
    if (status !== 400) expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ status });
  });

  it('that never ends is answered, and the connection is closed when the request timeout is over', async () => {
    const socket = await open(await openSite({}, { requestTimeout: 300 }), true);
    socket.write(`POST ${formPath} HTTP/1.1\r\nHost: x\r\n${linesOf(close)}Content-Length: 99999999999\r\n\r\n`);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    const flood = setInterval(() => socket.write(piece), 5);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(flood);
    expect(statusesIn(text)).toEqual([413]);
  });

  it('is not followed by another request on a connection with Connection: close', async () => {
    const socket = await open(await openSite());
    const body = 'x'.repeat(20_000);
    socket.write(`POST ${formPath} HTTP/1.1\r\nHost: x\r\n${linesOf(close)}Content-Length: ${body.length}\r\n\r\n`);
    socket.write(`${body}GET /tr HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(statusesIn(await readAll(socket))).toEqual([413]);
  });
});

describe('a client that sends requests without waiting for answers', () => {
  const request = 'GET /tr HTTP/1.1\r\nHost: x\r\n\r\n';

  /** Resolves when the server has closed its side of the next connection. */
  const closed = (app: FastifyInstance) =>
    new Promise<void>((resolve) => app.server.once('connection', (socket) => socket.once('close', () => resolve())));

  it('gets all answers in their order when it reads them', async () => {
    const socket = await open(await openSite());
    const paths = Array.from({ length: 100 }, (_, index) => (index % 3 ? '/tr' : '/nowhere.txt'));
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const expected = [...paths.map((path) => (path === '/tr' ? 200 : 404)), 200];
    expect(statusesIn(await readAll(socket))).toEqual(expected);
  });

  it('gets any number of answers when it reads them before it sends more requests', async () => {
    const socket = await open(await openSite());
    let count = 0;
    socket.setEncoding('latin1');
    socket.write(request.repeat(20));
    for await (const part of socket) {
      count += statusesIn(part as string).length;
      if (count >= 2_000) break;
      socket.write(request.repeat(statusesIn(part as string).length));
    }
    expect(count).toBeGreaterThanOrEqual(2_000);
  });

  it('is disconnected when it reads none of the answers', async () => {
    const app = await openSite();
    const end = closed(app);
    const socket = await open(app);
    socket.on('error', () => undefined).pause();
    socket.write(request.repeat(5_000));
    await end;
  });

  it('is disconnected when it stops reading, even after few requests', async () => {
    const SITE_DIR = writeSite({ 'assets/large.bin': Buffer.alloc(4_000_000) });
    const app = await openSite({ SITE_DIR }, { connectionTimeout: 300 });
    const end = closed(app);
    const socket = await open(app);
    socket.on('error', () => undefined).pause();
    socket.write('GET /assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    await end;
  });
});
