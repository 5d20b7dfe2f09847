/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type MessageBody, messageKinds } from '@/site/messageKinds';
import { closeAll, openSite, temporaryFolder } from '../support/siteServer';
import { invisibleCharacters } from '../support/invisibleCharacters';
import {
  type Headers,
  type MessageRow,
  emailPath as url,
  formPath,
  idIn,
  contactMessage,
  pageHeaders,
  post,
  readMessages,
  token,
} from '../support/messages';

const { fields } = messageKinds['contact-form'];
const allRequired = Object.fromEntries(Object.keys(fields).map((name) => [name, 'required']));

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  app = await openSite({ DATA_DIR: folder });
});
afterEach(closeAll);

const send = (body: unknown, headers: Headers = {}, server = app) => post(server, url, body, headers);
const write = (body: unknown, headers: Headers = {}, server = app) => post(server, formPath, body, headers);
const stored = (): Promise<MessageRow[]> => readMessages(folder);

describe('a visitor who signs up with an e-mail address', () => {
  it('is answered once the address is stored on the disk', async () => {
    const answer = await send({ Email: ' ayşe@örnek.com.tr ' });
    expect(answer.statusCode).toBe(200);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: idIn(answer),
      kind: 'contact-email',
      payload: '{"Email":"ayşe@örnek.com.tr"}',
      read_at: null,
      idempotency_key: null,
    });
    expect(row?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
    expect(new Date(row?.created_at ?? '').toISOString()).toBe(row?.created_at);
  });

  it.each(invisibleCharacters)('is stored without the %s that was copied with the address', async (_, sign) => {
    const answer = await send({ Email: `${sign}a${sign}da@example.com${sign}` });
    expect(answer.statusCode).toBe(200);
    expect((await stored()).map(({ payload }) => payload)).toEqual(['{"Email":"ada@example.com"}']);
  });

  it('is stored when 500 visitors sign up at the same moment', async () => {
    const free = await openSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
    const emails = Array.from({ length: 500 }, (_, index) => `visitor${index}@example.com`);
    const answers = await Promise.all(emails.map((Email) => send({ Email }, {}, free)));
    expect(new Set(answers.map(idIn)).size).toBe(500);
    const found = (await stored()).map(({ payload }) => (JSON.parse(payload) as { Email: string }).Email);
    expect(found.sort()).toEqual(emails.sort());
  });

  it('is still stored after a restart', async () => {
    await send({ Email: 'a@example.com' });
    await app.close();
    app = await openSite({ DATA_DIR: folder });
    await send({ Email: 'b@example.com' });
    expect(await stored()).toHaveLength(2);
  });

  it('may send the same message twice when the first answer got lost', async () => {
    const key = { 'idempotency-key': '3f0c9a1e-0000-4000-8000-000000000001' };
    const answers = await Promise.all([1, 2, 3].map(() => send({ Email: 'a@example.com' }, key)));
    answers.push(await send({ Email: 'a@example.com' }, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(idIn)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('may not use an idempotency key again for another message', async () => {
    const key = { 'idempotency-key': 'one' };
    await send({ Email: 'a@example.com' }, key);
    expect((await send({ Email: 'b@example.com' }, key)).statusCode).toBe(422);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['', 'a b', 'ş', 'x'.repeat(201)])('may not use "%s" as an idempotency key', async (key) => {
    expect((await send({ Email: 'a@example.com' }, { 'idempotency-key': key })).statusCode).toBe(400);
  });

  it.each([
    [{}],
    [{ Email: '' }],
    [{ Email: '   ' }],
    [{ Email: 'a@b' }],
    [{ Email: 'a b@example.com' }],
    [{ Email: 'a@example.com\r\nBcc: b@example.com' }],
    [{ Email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com` }],
    [{ Email: ['a@example.com'] }],
    [{ Email: { toString: 'a@example.com' } }],
    [{ Email: 5 }],
    [{ email: 'a@example.com' }],
    [null],
    [[]],
    ['{'],
    ['{"__proto__":{"Email":"a@example.com"}}'],
    [''],
  ])('gets status 400 for the body %j', async (body) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
    expect(await stored()).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    undefined,
  ])('can only send JSON, not %s', async (type) => {
    const answer = await send({ Email: 'a@example.com' }, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ status: 415 });
    expect(await stored()).toEqual([]);
  });

  it('can not send more than 16 kB', async () => {
    const answer = await send({ Email: 'a@example.com', more: 'x'.repeat(17_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ title: 'Content Too Large', status: 413 });
  });

  it('gets status 503 when the message cannot be stored', async () => {
    const away = await openSite({ DATABASE_URL: 'http://127.0.0.1:9' });
    const answer = await send({ Email: 'a@example.com' }, {}, away);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.body).not.toContain('127.0.0.1');
  });
});

describe('a visitor who fills in the contact form', () => {
  it('is answered once all five fields are stored on the disk', async () => {
    const answer = await write({ ...contactMessage, Phone: ' (232) 555 01 20 ', more: 'x', __proto: {} });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toEqual([
      expect.objectContaining({ id: idIn(answer), kind: 'contact-form', suspect: null, forward: null }),
    ]);
    expect(JSON.parse((await stored())[0]?.payload ?? '')).toEqual(contactMessage);
  });

  it('may fill every field to its maximum length', async () => {
    const Email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    const full = Object.fromEntries(Object.entries(fields).map(([name, { max }]) => [name, 'ş'.repeat(max)]));
    expect((await write({ ...full, Email })).statusCode).toBe(200);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['an empty form', {}, allRequired],
    [
      'blank fields',
      { ...contactMessage, NameSurname: ' ', Company: '\n\t' },
      { NameSurname: 'required', Company: 'required' },
    ],
    ['an invalid address', { ...contactMessage, Email: 'ayse' }, { Email: 'invalid' }],
    ['two addresses', { ...contactMessage, Email: 'a@example.com,b@example.com' }, { Email: 'invalid' }],
    ['a message that is too long', { ...contactMessage, Message: 'x'.repeat(4001) }, { Message: 'tooLong' }],
    [
      'values of other types',
      { ...contactMessage, Phone: 5550120, Message: ['x'] },
      { Phone: 'required', Message: 'required' },
    ],
    ['an array', [contactMessage], allRequired],
  ])('gets an error for each wrong field of %s', async (_, body, problems) => {
    const answer = await write(body);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<{ errors: { pointer: string; code: string; detail: string }[] }>();
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer.slice(2), code]))).toEqual(problems);
    expect(errors.every(({ detail }) => detail.length > 10)).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('and signs up with the same idempotency key has both messages stored', async () => {
    const key = { 'idempotency-key': 'one' };
    expect([
      (await write(contactMessage, key)).statusCode,
      (await send({ Email: contactMessage.Email }, key)).statusCode,
    ]).toEqual([200, 200]);
    expect(await stored()).toHaveLength(2);
  });

  it('gets the same id for the same form under one key, and status 422 for another form', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await write(contactMessage, key);
    expect(idIn(await write({ ...contactMessage, Website: '', FilledIn: 5000 }, key))).toBe(idIn(first));
    expect((await write({ ...contactMessage, Phone: '1' }, key)).statusCode).toBe(422);
    expect(await stored()).toHaveLength(1);
  });

  it('shares the rate limit with visitors who sign up from the same IP address', async () => {
    const site = await openSite({ DATA_DIR: folder, RATE_LIMIT: '2' });
    const statuses = [
      await write(contactMessage, {}, site),
      await write(contactMessage, {}, site),
      await send(contactMessage, {}, site),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });
});

describe('a bot', () => {
  it.each<[string, object, string | null]>([
    ['fills in the hidden field', { Website: 'https://spam.example' }, 'Website'],
    ['fills in the hidden field with another type', { Website: 1 }, 'Website'],
    ['is done in less than two seconds', { FilledIn: 1999 }, 'FilledIn'],
    ['states a negative time', { FilledIn: -1 }, 'FilledIn'],
    ['states a time that is no number', { FilledIn: 'long' }, 'FilledIn'],
  ])('that %s gets the same answer as a visitor, and its message is marked as suspect', async (_, traps, suspect) => {
    const [caught, free] = [await write({ ...contactMessage, ...traps }), await write(contactMessage)];
    expect(caught.statusCode).toBe(200);
    expect(Object.keys(caught.json())).toEqual(Object.keys(free.json()));
    expect((await stored()).map((row) => row.suspect)).toEqual([suspect, null]);
  });

  it.each<[object]>([
    [{}],
    [{ Website: '', FilledIn: 2000 }],
    [{ Website: ' ', FilledIn: 3.6e6 }],
    [{ Website: null, FilledIn: null }],
  ])('is not suspected when a message has %j', async (traps) => {
    await write({ ...contactMessage, ...traps });
    expect((await stored()).map((row) => row.suspect)).toEqual([null]);
  });
});

describe('a refusal', () => {
  it.each([
    ['tr', 'Geçersiz istek', 'Lütfen adınızı girin.'],
    ['en', 'Bad Request', 'Please enter your name.'],
    ['de', 'Ungültige Anfrage', 'Bitte geben Sie Ihren Namen ein.'],
    ['de-AT,de;q=0.9,en;q=0.5', 'Ungültige Anfrage', 'Bitte geben Sie Ihren Namen ein.'],
    ['xx, en;q=0.7, tr;q=0.8', 'Geçersiz istek', 'Lütfen adınızı girin.'],
    ['EN-us', 'Bad Request', 'Please enter your name.'],
    ['en;q=0, de;q=0.1', 'Ungültige Anfrage', 'Bitte geben Sie Ihren Namen ein.'],
    ['xx', 'Geçersiz istek', 'Lütfen adınızı girin.'],
    ['*', 'Geçersiz istek', 'Lütfen adınızı girin.'],
    ['en;q=x, ;;,', 'Geçersiz istek', 'Lütfen adınızı girin.'],
    [undefined, 'Geçersiz istek', 'Lütfen adınızı girin.'],
  ])('is in the language that Accept-Language %s prefers', async (language, title, detail) => {
    const answer = await write({ ...contactMessage, NameSurname: '' }, { 'accept-language': language });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title,
      status: 400,
      detail: expect.any(String),
      errors: [{ pointer: '#/NameSurname', code: 'required', detail }],
    });
    const said = { 'Geçersiz istek': 'tr', 'Bad Request': 'en', 'Ungültige Anfrage': 'de' };
    expect(answer.headers['content-language']).toBe(said[title as keyof typeof said]);
  });

  it('states the maximum number of characters', async () => {
    const long: MessageBody<'contact-form'> = { ...contactMessage, Company: 'x'.repeat(161) };
    const { errors } = (await write(long)).json<{ errors: object[] }>();
    expect(errors).toEqual([
      { pointer: '#/Company', code: 'tooLong', detail: 'No more than 160 characters fit here.' },
    ]);
  });

  it.each<[number, string, () => ReturnType<typeof post>]>([
    [400, 'lesbar', () => write('{', { 'accept-language': 'de' })],
    [403, 'XSRF-TOKEN', () => write(contactMessage, { 'accept-language': 'de', cookie: undefined })],
    [403, 'fremden', () => write(contactMessage, { 'accept-language': 'de', 'sec-fetch-site': 'cross-site' })],
    [404, 'Aufruf', () => post(app, '/api/v1/Site/Other', contactMessage, { 'accept-language': 'de' })],
    [405, 'beantwortet', () => post(app, '/de', contactMessage, { 'accept-language': 'de' })],
    [413, '16 kB', () => write({ ...contactMessage, more: 'x'.repeat(17_000) }, { 'accept-language': 'de' })],
    [415, 'application/json', () => write(contactMessage, { 'accept-language': 'de', 'content-type': 'text/plain' })],
  ])('with status %i states the reason in German, too', async (status, word, attempt) => {
    const answer = await attempt();
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ detail: string }>().detail).toContain(word);
  });
});

describe('a post that may come from another site', () => {
  it.each<[string, Headers]>([
    ['without the cookie', { cookie: undefined }],
    ['without the header', { 'x-xsrf-token': undefined }],
    ['with another header', { 'x-xsrf-token': 'abcdefghijklmnopqrstuvwy' }],
    ['with a longer header', { 'x-xsrf-token': `${token}x` }],
    ['with an empty cookie and header', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['with a cookie and header that are too short', { cookie: 'XSRF-TOKEN=1', 'x-xsrf-token': '1' }],
    ['with a cookie of a similar name', { cookie: `NOT-XSRF-TOKEN=${token}` }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused: %s', async (_, headers) => {
    const answer = await send({ Email: 'a@example.com' }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ title: 'Forbidden', status: 403 });
    expect(await stored()).toEqual([]);
  });

  it.each(['same-origin', 'same-site', 'none'])(
    'is accepted when Sec-Fetch-Site is %s and the header matches the cookie',
    async (site) => {
      expect((await send({ Email: 'a@example.com' }, { 'sec-fetch-site': site })).statusCode).toBe(200);
    },
  );

  it('gets a new cookie when only the cookie is missing, so that the next attempt succeeds', async () => {
    const refused = await send({ Email: 'a@example.com' }, { cookie: undefined });
    const [, fresh = ''] = /^XSRF-TOKEN=([\w-]+);/.exec(String(refused.headers['set-cookie'])) ?? [];
    const again = await send({ Email: 'a@example.com' }, { cookie: `XSRF-TOKEN=${fresh}`, 'x-xsrf-token': fresh });
    expect(again.statusCode).toBe(200);
  });
});

describe('the XSRF cookie', () => {
  it('is set with the first page, readable by scripts, in a private response', async () => {
    const page = await app.inject('/tr');
    expect(page.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/);
    expect(page.headers['cache-control']).toBe('private, no-cache');
  });

  it('is different for each visitor', async () => {
    const [one, other] = [await app.inject('/tr'), await app.inject('/tr')];
    expect(one.headers['set-cookie']).not.toBe(other.headers['set-cookie']);
  });

  it('is not set again for a visitor who has it, and a cached page is answered with 304', async () => {
    const first = await app.inject('/tr');
    const known = { cookie: pageHeaders.cookie, 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: '/tr', headers: known });
    expect(again.statusCode).toBe(304);
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/js/main.3f9c21ab12.js', '/healthz', '/', '/rss'])('is not set with %s', async (address) => {
    expect((await app.inject(address)).headers).not.toHaveProperty('set-cookie');
  });

  it('is Secure when a trusted proxy reports https', async () => {
    const cookieOf = async (server: FastifyInstance) =>
      (await server.inject({ url: '/tr', headers: { 'x-forwarded-proto': 'https' } })).headers['set-cookie'];
    expect(await cookieOf(await openSite({ TRUST_PROXY: 'loopback' }))).toMatch(/; Secure$/);
    expect(await cookieOf(app)).not.toMatch(/Secure/);
  });
});

describe('a client that exceeds the rate limit', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('gets status 429, while other clients can post and pages are served', async () => {
    const site = await openSite({ RATE_LIMIT: '3', TRUST_PROXY: 'loopback' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await send({ Email: 'a@example.com' }, from('192.0.2.1'), site)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await send({ Email: 'a@example.com' }, from('192.0.2.1'), site);
    expect(refused.json()).toMatchObject({ title: 'Too Many Requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({ Email: 'b@example.com' }, from('192.0.2.2'), site)).statusCode).toBe(200);
    expect((await site.inject({ url: '/tr', headers: from('192.0.2.1') })).statusCode).toBe(200);
  });

  it('cannot avoid it by another address of its IPv6 network, or by a header that is not trusted', async () => {
    const trusting = await openSite({ RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    await send({ Email: 'a@example.com' }, from('2001:db8::1'), trusting);
    expect((await send({ Email: 'a@example.com' }, from('2001:db8::2'), trusting)).statusCode).toBe(429);
    const careful = await openSite({ RATE_LIMIT: '1' });
    await send({ Email: 'a@example.com' }, from('192.0.2.1'), careful);
    expect((await send({ Email: 'a@example.com' }, from('192.0.2.2'), careful)).statusCode).toBe(429);
  });

  it.each([
    ['192.0.2.1:4001', '192.0.2.1:4002'],
    ['192.0.2.1:4001', '::ffff:192.0.2.1'],
    ['[2001:db8::1]:4001', '[2001:db8::2]'],
  ])('cannot avoid it by another port, which some proxies append, as in %s', async (one, other) => {
    const site = await openSite({ RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    await send({ Email: 'a@example.com' }, from(one), site);
    expect((await send({ Email: 'a@example.com' }, from(other), site)).statusCode).toBe(429);
    expect((await send({ Email: 'a@example.com' }, from('192.0.2.7:4001'), site)).statusCode).toBe(200);
  });

  it('is counted for refused posts as well', async () => {
    const site = await openSite({ RATE_LIMIT: '1' });
    await send({ Email: 'a@example.com' }, { cookie: undefined }, site);
    expect((await send({ Email: 'a@example.com' }, {}, site)).statusCode).toBe(429);
  });
});

describe('the log', () => {
  it('has every request, and no data of the visitor', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const site = await openSite({ LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' }, { logStream });
    const who = { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'my browser' };
    await send({ Email: 'ayse@example.com' }, who, site);
    await send('{"Email": ayse@example.com', who, site);
    const key = { ...who, 'idempotency-key': 'ayse-1' };
    const written = await write({ ...contactMessage, NameSurname: 'ayse' }, key, site);
    expect(written.statusCode).toBe(200);
    await write({ ...contactMessage, NameSurname: 'ayse', Website: 'ayse' }, who, site);
    await write({ ...contactMessage, NameSurname: 'ayse', Phone: '' }, who, site);
    await site.inject({ url: '/tr/unheard-of?name=ayse', headers: who });
    await site.inject({ url: '/rss?url=https://ayse.example/feed', headers: who });
    await site.inject({ url: '/%?ayse', headers: who });
    const away = await openSite({ LOG_LEVEL: 'trace', DATABASE_URL: 'http://127.0.0.1:9' }, { logStream });
    await send({ Email: 'ayse@example.com' }, who, away);

    const text = lines.join('');
    expect(text).not.toMatch(/ayse|Örnek|Merhaba|555|192\.0\.2\.77|my browser|XSRF|abcdefgh/);
    const entries = lines.map(
      (line) => JSON.parse(line) as Record<'msg' | 'method' | 'route', string> & Record<'status' | 'level', number>,
    );
    const answered = entries.filter(({ msg }) => msg === 'request completed');
    expect(answered.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      `POST ${url} 200`,
      `POST ${url} 400`,
      `POST ${formPath} 200`,
      `POST ${formPath} 200`,
      `POST ${formPath} 400`,
      'GET /* 404',
      'GET /rss 400',
      `POST ${url} 503`,
    ]);
    // pino's levels: 20 debug, 30 info, 50 error.
    expect(answered.map(({ level }) => level)).toEqual([30, 30, 30, 30, 30, 20, 30, 50]);
  });
});

it('the store is a SQLite file with a write-ahead log', async () => {
  await send({ Email: 'a@example.com' });
  const file = readFileSync(join(folder, 'storm.db'));
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect([file[18], file[19]]).toEqual([2, 2]);
});
