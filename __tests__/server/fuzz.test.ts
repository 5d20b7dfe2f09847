/**
 * @jest-environment node
 */
import { connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { languageCodes } from '@/site/languages';
import { type MessageKind, messageKinds } from '@/site/messageKinds';
import { messageProblems } from '../support/messageProblems';
import { closeAll, listen, openSite, temporaryFolder } from '../support/siteServer';
import { emailPath, formPath, idIn, contactMessage, post, readMessages } from '../support/messages';

jest.setTimeout(120_000);

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  app = await openSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
});
afterAll(closeAll);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '\u202e', 'x'.repeat(4_001), "'); DROP TABLE messages; --", '{"a":1}'),
);
/** Mostly valid values. */
const fieldOf = (good: string) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 2, arbitrary: text }, fc.jsonValue());
const email = fc.oneof(fc.emailAddress(), fieldOf(contactMessage.Email));
const form = fc.record(
  {
    NameSurname: fieldOf(contactMessage.NameSurname),
    Email: email,
    Phone: fieldOf(contactMessage.Phone),
    Company: fieldOf(contactMessage.Company),
    Message: fc.oneof(text, fieldOf(contactMessage.Message)),
    Website: fieldOf(''),
    FilledIn: fc.oneof(fc.double(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const whole = form.map((fields) => ({ ...contactMessage, ...fields }));

const body: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 6, arbitrary: whole.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: form.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.record({ Email: email }).map((value) => JSON.stringify(value)) },
  fc.json(),
  fc.tuple(fc.json(), fc.nat(200)).map(([json, length]) => json.slice(0, length)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.nat(8_000).map((depth) => '['.repeat(depth)),
  fc.constantFrom('{"__proto__":{"Email":"a@example.com"}}', '{"constructor":{"prototype":{}}}', '\ufeff{}'),
);

const request = fc.record({
  call: fc.constantFrom(emailPath, formPath),
  body,
  type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.string({ maxLength: 40 })),
  key: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.string({ maxLength: 3 }), fc.uuid()),
  language: fc.option(fc.string({ maxLength: 60 }), { nil: undefined }),
});

/** Whether the form rules accept a body; undefined if parsing decides. */
function isValid(call: string, sent: string | Buffer): boolean | undefined {
  let value: unknown;
  try {
    value = JSON.parse(sent.toString());
  } catch {
    return false;
  }
  if (/__proto__|constructor|\ufffd/.test(sent.toString())) return undefined;
  if (typeof value !== 'object' || value === null) return false;
  const fields = Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
  const kind = call === emailPath ? 'contact-email' : 'contact-form';
  return Object.keys(messageProblems(kind, fields)).length === 0;
}

it('ten thousand random bodies are answered without a server error, and only valid messages are stored', async () => {
  const ids = new Set<string>();
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 100, maxLength: 100 }), async (requests) => {
      const answers = await Promise.all(
        requests.map(({ call, body: sent, type, key, language }) =>
          post(app, call, sent, { 'content-type': type, 'idempotency-key': key, 'accept-language': language }),
        ),
      );
      answers.forEach((answer, index) => {
        const { call, body: sent, type, key } = requests[index]!;
        const { statusCode, headers } = answer;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        expect([200, 400, 413, 415, 422]).toContain(statusCode);
        if (statusCode === 200) ids.add(idIn(answer));
        else {
          expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
          expect(answer.json()).toMatchObject({ type: 'about:blank', status: statusCode, detail: expect.any(String) });
          expect(languageCodes).toContain(headers['content-language']);
        }
        const expected = type === 'application/json' && key === undefined ? isValid(call, sent) : undefined;
        if (expected !== undefined && statusCode !== 413) expect([sent, statusCode === 200]).toEqual([sent, expected]);
      });
    }),
    { numRuns: 100, endOnFailure: true },
  );
  // The bodies were neither all valid nor all invalid.
  expect(statuses.get(200)).toBeGreaterThan(1_000);
  expect(statuses.get(400)).toBeGreaterThan(1_000);

  const rows = await readMessages(folder);
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids);
  for (const { kind, payload } of rows) {
    const fields = JSON.parse(payload) as Record<string, string>;
    expect(Object.keys(fields)).toEqual(Object.keys(messageKinds[kind as MessageKind].fields));
    expect(messageProblems(kind as MessageKind, fields)).toEqual({});
    for (const text of Object.values(fields)) expect(text).toBe(text.trim());
  }
});

/** Sends raw bytes; resolves to the status line. */
const raw = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
  });

const path = fc.oneof(
  fc.webUrl().map((url) => url.replace(/^https?:\/\/[^/]*/, '')),
  fc
    .array(
      fc.constantFrom(
        '/',
        '..',
        '%2e',
        '%2f',
        '%00',
        '%',
        '%ff',
        '%C3%BC',
        '\\',
        '?',
        '#',
        ';',
        'tr',
        'api',
        'v1',
        'rss',
        'news-image',
        '?url=',
        'ü',
        '~',
        '//',
        'x',
      ),
      { maxLength: 12 },
    )
    .map((parts) => `/${parts.join('')}`),
  fc
    .tuple(
      fc.constantFrom(
        '/rss?url=',
        '/rss?url=https://',
        '/news-image?w=640&url=',
        `${formPath}?`,
        `${emailPath}/`,
        '/assets/',
      ),
      fc.string(),
    )
    .map(([start, end]) => start + encodeURIComponent(end)),
  fc.string({ unit: 'binary', maxLength: 80 }).map((end) => `/${end}`),
  fc.nat(20_000).map((length) => `/${'a'.repeat(length)}`),
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'brew',
);

it('two thousand random addresses, sent over a raw socket, are answered without a server error', async () => {
  const { port } = new URL(await listen(app));
  const statuses = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(method, path), { minLength: 50, maxLength: 50 }), async (targets) => {
      const lines = await Promise.all(
        targets.map(([verb, target]) =>
          raw(Number(port), Buffer.from(`${verb} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)),
        ),
      );
      for (const line of lines) {
        const status = /^HTTP\/1\.1 ([1-4]\d\d) /.exec(line)?.[1];
        // CONNECT is rejected by closing the connection.
        if (line !== '') expect([line, status]).toEqual([line, expect.any(String)]);
        statuses.add(status ?? 'none');
      }
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect([...statuses]).toEqual(expect.arrayContaining(['302', '400', '404', '405']));
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
