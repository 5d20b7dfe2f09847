/**
 * @jest-environment node
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { ServerDeps } from '@/server/createServer';
import { closeAll, openSite, openUpstream, temporaryFolder } from '../support/siteServer';
import {
  type MessageRow,
  emailPath,
  formPath,
  idIn,
  contactMessage,
  post,
  readMessages,
  waitUntil,
} from '../support/messages';

afterEach(closeAll);

/** Retry delays in milliseconds instead of seconds. */
const fastRetries: ServerDeps = {
  providerTimeout: 10_000,
  intervals: { firstDelay: 4, maxDelay: 40, maxPause: 40, pollInterval: 50, lease: 20_000 },
};

interface Delivery {
  call: string;
  key: string;
  type: string;
  body: unknown;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const ok: Answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}');
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('{"detail":"no"}');

/** A provider with scripted answers, which accepts all further requests. */
async function openProvider(...answers: Answer[]) {
  const deliveries: Delivery[] = [];
  let open = 0;
  const provider = { deliveries, mostAtOnce: 0, origin: '', reached: 0 };
  const { origin } = await openUpstream((request, response) => {
    open += 1;
    provider.mostAtOnce = Math.max(provider.mostAtOnce, open);
    response.on('close', () => (open -= 1));
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      provider.reached += 1;
      const { url: call = '', headers } = request;
      const [key, type] = [String(headers['idempotency-key']), String(headers['content-type'])];
      deliveries.push({ call, key, type, body: JSON.parse(text || 'null') });
      (answers.shift() ?? ok)(response, request);
    });
  });
  provider.origin = origin;
  return provider;
}

const openForwarding = (DATA_DIR: string, PROVIDER_API_URL: string, deps: ServerDeps = fastRetries) =>
  openSite({ DATA_DIR, PROVIDER_API_URL, RATE_LIMIT: '0' }, deps);

/** Changes the database as another process would. */
async function runSql(sql: string, file = join(folder, 'storm.db')): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  await client.executeMultiple(sql);
  client.close();
}

const states = async (folder: string) => (await readMessages(folder)).map(({ forward }) => forward);
const allAre = (folder: string, state: string) => async () => (await states(folder)).every((found) => found === state);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('a message for the provider', () => {
  it('is posted to the same path, with its fields and the idempotency key of the visitor or its own id', async () => {
    const provider = await openProvider();
    const app = await openForwarding(folder, `${provider.origin}/base/`);
    await post(app, emailPath, { Email: 'a@example.com', more: 1 }, { 'idempotency-key': 'mine' });
    await waitUntil(allAre(folder, 'sent'));
    const id = idIn(await post(app, formPath, { ...contactMessage, Website: '', FilledIn: 9000 }));
    await waitUntil(allAre(folder, 'sent'));
    const type = 'application/json';
    expect(provider.deliveries).toEqual([
      { call: `/base${emailPath}`, key: 'mine', type, body: { Email: 'a@example.com' } },
      { call: `/base${formPath}`, key: id, type, body: contactMessage },
    ]);
  });

  it('is acknowledged to the visitor before the provider answers', async () => {
    let finish = () => {};
    const provider = await openProvider((response) => (finish = () => ok(response, response.req)));
    const app = await openForwarding(folder, provider.origin);
    expect((await post(app, formPath, contactMessage)).statusCode).toBe(200);
    expect((await post(app, emailPath, contactMessage)).statusCode).toBe(200);
    await waitUntil(() => provider.reached === 1);
    expect(await states(folder)).toEqual(['waiting', 'waiting']);
    finish();
    await waitUntil(allAre(folder, 'sent'));
  });

  it.each<[string, Answer]>([
    ['answers 500', status(500)],
    ['answers 503', status(503, { 'retry-after': '0' })],
    ['answers 429', status(429, { 'retry-after': 'soon' })],
    ['answers 408', status(408)],
    ['redirects', status(307, { location: '/elsewhere' })],
    ['answers null', (response) => response.writeHead(200).end('null')],
    ['answers with an HTML page', (response) => response.writeHead(200).end('<!doctype html><p>Back soon')],
    ['answers with a very long text', (response) => response.writeHead(200).end(`"${'x'.repeat(100_000)}"`)],
    [
      'closes the connection in the middle of its answer',
      (response) => response.writeHead(200, { 'content-length': 99 }).end('{"id"', () => response.destroy()),
    ],
    ['closes the connection', (response) => response.destroy()],
    ['does not answer in HTTP', (response) => response.socket?.end('SMTP 220 ready\r\n\r\n')],
    ['never answers', () => undefined],
    ['never finishes its answer', (response) => response.writeHead(200).write('{')],
  ])('is sent again when the provider %s', async (_, answer) => {
    const provider = await openProvider(answer);
    const app = await openForwarding(folder, provider.origin, { ...fastRetries, providerTimeout: 2_000 });
    await post(app, formPath, contactMessage);
    await waitUntil(allAre(folder, 'sent'));
    const id = (await readMessages(folder))[0]?.id;
    expect(provider.deliveries.map(({ call, key }) => [call, key])).toEqual([
      [formPath, id],
      [formPath, id],
    ]);
    expect(await readMessages(folder)).toMatchObject([{ attempts: 2, last_answer: 'HTTP 200', next_at: null }]);
  });

  it.each([200, 201, 204])('counts as sent with status %i, even if the answer has no body', async (code) => {
    const provider = await openProvider((response) => response.writeHead(code).end());
    const app = await openForwarding(folder, provider.origin);
    await post(app, formPath, contactMessage);
    await waitUntil(allAre(folder, 'sent'));
    expect(provider.reached).toBe(1);
  });

  it.each([400, 401, 404, 409, 413, 422])(
    'that is refused with %i is kept as refused, and the next one is sent',
    async (code) => {
      const provider = await openProvider(status(code));
      const app = await openForwarding(folder, provider.origin);
      await post(app, formPath, contactMessage);
      await waitUntil(allAre(folder, 'refused'));
      await post(app, emailPath, { Email: 'a@example.com' });
      await waitUntil(async () => (await states(folder))[1] === 'sent');
      expect(await readMessages(folder)).toMatchObject([{ forward: 'refused', last_answer: `HTTP ${code}` }, {}]);
      expect(provider.reached).toBe(2);
    },
  );

  it('that is suspected of spam is held back', async () => {
    const provider = await openProvider();
    const app = await openForwarding(folder, provider.origin);
    await post(app, formPath, { ...contactMessage, Website: 'x' });
    await post(app, formPath, contactMessage);
    await waitUntil(async () => (await states(folder))[1] === 'sent');
    expect(await states(folder)).toEqual(['held', 'sent']);
    expect(provider.reached).toBe(1);
  });

  it('is forwarded once, however often the visitor sends it', async () => {
    const provider = await openProvider();
    const app = await openForwarding(folder, provider.origin);
    const key = { 'idempotency-key': 'one' };
    await Promise.all([1, 2, 3].map(() => post(app, formPath, contactMessage, key)));
    await waitUntil(allAre(folder, 'sent'));
    await post(app, formPath, contactMessage, key);
    await app.close();
    expect(provider.deliveries.map(({ key: given }) => given)).toEqual(['one']);
  });
});

describe('while the provider fails', () => {
  const nowhere = 'http://127.0.0.1:9';

  it('no message is lost, and each arrives once after a restart', async () => {
    const app = await openForwarding(folder, nowhere);
    for (let count = 0; count < 5; count += 1) await post(app, emailPath, { Email: `v${count}@example.com` });
    await waitUntil(async () => (await readMessages(folder)).some(({ attempts }) => attempts > 0));
    await app.close();
    expect(await readMessages(folder)).toHaveLength(5);
    expect((await readMessages(folder)).map(({ last_answer }) => last_answer)).toContain('ECONNREFUSED');

    const provider = await openProvider();
    await (await openForwarding(folder, nowhere)).close();
    const later = await openForwarding(folder, provider.origin);
    await waitUntil(allAre(folder, 'sent'));
    await later.close();
    await (await openForwarding(folder, provider.origin)).close();
    expect(provider.deliveries.map(({ body }) => (body as { Email: string }).Email).sort()).toEqual(
      [0, 1, 2, 3, 4].map((count) => `v${count}@example.com`),
    );
  });

  /** Range of the delay after a further failed attempt, in ms. */
  async function waitAfter(answer: Answer, attempts: number): Promise<[number, number]> {
    const own = temporaryFolder();
    const provider = await openProvider(answer);
    await post(await openSite({ DATA_DIR: own }), formPath, contactMessage);
    await runSql(`UPDATE messages SET forward = 'waiting', next_at = 0, attempts = ${attempts}`, join(own, 'storm.db'));
    const before = Date.now();
    const app = await openForwarding(own, provider.origin, {});
    await waitUntil(async () => (await readMessages(own))[0]?.attempts === attempts + 1);
    const next = Number((await readMessages(own))[0]?.next_at);
    const after = Date.now();
    await app.close();
    return [next - after, next - before];
  }

  it.each([
    [0, 1_000],
    [3, 8_000],
    [6, 64_000],
    [60, 900_000],
  ])('a message that failed %i times before waits up to %i ms, with random jitter', async (attempts, longest) => {
    const [least, most] = await waitAfter(status(500), attempts);
    expect(least).toBeLessThanOrEqual(longest);
    expect(most).toBeGreaterThanOrEqual(longest / 2);
  });

  it('a message waits as long as Retry-After says, but no longer than a quarter of an hour', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    for (const [answer, wanted] of [
      [status(429, { 'retry-after': '120' }), 120_000],
      [status(503, { 'retry-after': tomorrow }), 900_000],
    ] as const) {
      const [least, most] = await waitAfter(answer, 0);
      expect(least).toBeLessThanOrEqual(wanted);
      expect(most).toBeGreaterThanOrEqual(wanted);
    }
  });

  it('messages are not sent all at once: only one is attempted', async () => {
    const provider = await openProvider(...Array.from({ length: 20 }, () => status(500)));
    const intervals = { firstDelay: 60_000, maxDelay: 60_000, maxPause: 60_000 };
    const app = await openForwarding(folder, provider.origin, { intervals });
    for (let count = 0; count < 20; count += 1) await post(app, emailPath, { Email: `v${count}@example.com` });
    await waitUntil(() => provider.reached > 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(provider.reached).toBe(1);
  });
});

describe('two servers on one store', () => {
  it('forward one at a time, and every message once', async () => {
    const provider = await openProvider();
    const apps = [await openForwarding(folder, provider.origin), await openForwarding(folder, provider.origin)];
    const emails = Array.from({ length: 60 }, (_, index) => `v${index}@example.com`);
    const answers = await Promise.all(emails.map((Email, index) => post(apps[index % 2]!, emailPath, { Email })));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await waitUntil(allAre(folder, 'sent'));
    for (const app of apps) await app.close();
    expect(provider.deliveries.map(({ body }) => (body as { Email: string }).Email).sort()).toEqual(emails.sort());
    expect(provider.mostAtOnce).toBe(1);
  });

  it('wait until the lease of a killed server has expired, and then forward', async () => {
    await post(await openSite({ DATA_DIR: folder }), formPath, contactMessage);
    const end = Date.now() + 500;
    await runSql("UPDATE messages SET forward = 'waiting', next_at = 0");
    await runSql(`INSERT INTO leases VALUES ('forward', 'killed', ${end})`);
    const provider = await openProvider();
    await openForwarding(folder, provider.origin);
    await waitUntil(allAre(folder, 'sent'));
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    expect(provider.reached).toBe(1);
  });
});

describe('a shutdown', () => {
  it('waits for the message that is being sent, and starts no other', async () => {
    let finish = () => {};
    const provider = await openProvider((response) => (finish = () => ok(response, response.req)));
    const app = await openForwarding(folder, provider.origin);
    await post(app, formPath, contactMessage);
    await post(app, formPath, { ...contactMessage, Phone: '2' });
    await waitUntil(() => provider.reached === 1);
    const closed = app.close();
    setTimeout(finish, 100);
    await closed;
    expect(await states(folder)).toEqual(['sent', 'waiting']);
    expect(provider.reached).toBe(1);
  });
});

describe('messages that are not meant for the provider', () => {
  it('are not forwarded when they were stored before a provider was set', async () => {
    await post(await openSite({ DATA_DIR: folder }), formPath, contactMessage);
    const provider = await openProvider();
    const app = await openForwarding(folder, provider.origin);
    await post(app, emailPath, { Email: 'a@example.com' });
    await waitUntil(async () => (await states(folder))[1] === 'sent');
    expect(await states(folder)).toEqual([null, 'sent']);
  });

  it('are kept unchanged in a store of an earlier version', async () => {
    await runSql(
      `CREATE TABLE messages (id TEXT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, created_at TEXT NOT NULL,
       read_at TEXT, idempotency_key TEXT, UNIQUE (kind, idempotency_key));
       INSERT INTO messages VALUES ('1', 'contact-email', '{"Email":"a@example.com"}', '2024-01-01', NULL, NULL)`,
    );
    const provider = await openProvider();
    const app = await openForwarding(folder, provider.origin);
    expect((await post(app, formPath, contactMessage)).statusCode).toBe(200);
    await waitUntil(async () => (await states(folder))[1] === 'sent');
    const [old] = await readMessages(folder);
    expect(old).toMatchObject<Partial<MessageRow>>({
      id: '1',
      payload: '{"Email":"a@example.com"}',
      forward: null,
      attempts: 0,
    });
  });
});

it('the log has every attempt, and no data of the visitor', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const quotes: Answer = (response) => response.writeHead(400).end(JSON.stringify(contactMessage));
  const provider = await openProvider(status(500), quotes);
  const environment = { DATA_DIR: folder, PROVIDER_API_URL: provider.origin, LOG_LEVEL: 'trace' };
  const app = await openSite(environment, { ...fastRetries, logStream });
  await post(app, formPath, contactMessage, { 'idempotency-key': 'secret-key' });
  await waitUntil(allAre(folder, 'refused'));
  const id = (await readMessages(folder))[0]!.id;
  const text = lines.join('');
  for (const secret of [...Object.values(contactMessage), 'secret-key', id]) expect(text).not.toContain(secret);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ answer: 'HTTP 500', attempt: 1, msg: 'a message could not be forwarded yet' }),
      expect.objectContaining({ answer: 'HTTP 400', attempt: 2, msg: 'the provider refused a message' }),
    ]),
  );
});
