/**
 * @jest-environment node
 */
import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { isDiskFull, openDatabase } from '@/server/database';
import { type MessageStore, createMessageStore } from '@/server/messageStore';
import { openLibsqlServer } from '../support/libsqlServer';
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

describe('a store whose disk is full', () => {
  const write = (store: MessageStore, count: number) =>
    store.save({ kind: 'contact-form', fields: { ...contactMessage, Message: `${count} ${'x'.repeat(3_000)}` } });

  it('rejects messages that do not fit, keeps the stored ones, and accepts messages again when there is room', async () => {
    const folder = temporaryFolder();
    const database = openDatabase(`file:${join(folder, 'storm.db')}`);
    const store = createMessageStore(database);
    await store.check();
    const acknowledged: string[] = [];
    let failure: unknown;
    for (let count = 0; count < 60; count += 1) {
      // Repeated, since the pragma applies to a connection and a failure reconnects.
      await database.read('PRAGMA max_page_count = 40');
      await write(store, count).then(
        ({ id }) => acknowledged.push(id),
        (error: unknown) => (failure = error),
      );
    }
    expect(isDiskFull(failure)).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.length).toBeLessThan(40);
    acknowledged.push((await write(store, 60)).id);
    expect((await database.read('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
    database.close();
    expect((await readMessages(folder)).map(({ id }) => id)).toEqual(acknowledged);
  });

  it('fails its readiness check until there is room again', async () => {
    const database = openDatabase(`file:${join(temporaryFolder(), 'storm.db')}`);
    const store = createMessageStore(database);
    const pages = Number((await database.read('PRAGMA page_count')).rows[0]?.page_count);
    await database.read(`PRAGMA max_page_count = ${pages + 1}`);
    await expect(store.check()).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_FULL/) as string });
    await expect(store.check()).resolves.toBeUndefined();
    await expect(store.check()).resolves.toBeUndefined();
    expect((await database.read('SELECT count(*) AS rows FROM leases')).rows[0]?.rows).toBe(1);
    database.close();
  });

  it('is reported to the visitor with status 507, and pages are still served', async () => {
    const server = await openLibsqlServer();
    const app = await openSite({ DATABASE_URL: server.url });
    server.failure = { message: 'database or disk is full', code: 'SQLITE_FULL' };
    const answer = await post(app, formPath, contactMessage);
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ title: 'Insufficient Storage', detail: expect.stringContaining('@') });
    expect((await app.inject('/en')).statusCode).toBe(200);
    server.failure = undefined;
    expect((await post(app, formPath, contactMessage)).statusCode).toBe(200);
  });
});

describe('a store that another program writes to', () => {
  it('waits for the lock of the other program without delaying other requests', async () => {
    const folder = temporaryFolder();
    const app = await openSite({ DATA_DIR: folder });
    const other = createClient({ url: `file:${join(folder, 'storm.db')}` });
    const lock = await other.transaction('write');
    const answer = post(app, formPath, contactMessage);
    const times: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const start = performance.now();
      expect((await app.inject('/en')).statusCode).toBe(200);
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await lock.rollback();
    other.close();
    expect((await answer).statusCode).toBe(200);
    // Blocked requests would take the 5 s for which a write is retried.
    expect(Math.max(...times)).toBeLessThan(4_000);
  });
});

it('the files of the store can be read only by their owner', async () => {
  const folder = temporaryFolder();
  const app = await openSite({ DATA_DIR: folder });
  await post(app, formPath, contactMessage);
  for (const name of ['storm.db', 'storm.db-wal']) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

describe('a store whose file or folder is removed', () => {
  it('creates a new file, which holds the next message', async () => {
    const folder = temporaryFolder();
    const app = await openSite({ DATA_DIR: folder });
    await post(app, formPath, contactMessage);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    const answer = await post(app, formPath, contactMessage);
    expect(answer.statusCode).toBe(200);
    expect((await readMessages(folder)).map(({ id }) => id)).toEqual([idIn(answer)]);
    expect(statSync(join(folder, 'storm.db')).mode & 0o077).toBe(0);
  });

  it('rejects messages while its folder is missing', async () => {
    const folder = join(temporaryFolder(), 'data');
    const app = await openSite({ DATA_DIR: folder });
    await post(app, formPath, contactMessage);
    renameSync(folder, `${folder}-away`);
    expect((await post(app, formPath, contactMessage)).statusCode).toBe(503);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    renameSync(`${folder}-away`, folder);
    expect((await post(app, formPath, contactMessage)).statusCode).toBe(200);
    expect(await readMessages(folder)).toHaveLength(2);
  });
});

describe('a store on a libSQL server', () => {
  it('stores messages, recognizes their idempotency keys, and forwards them', async () => {
    const bodies: unknown[] = [];
    const { origin } = await openUpstream((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(JSON.parse(chunk.toString())));
      request.on('end', () => response.end('{}'));
    });
    const server = await openLibsqlServer();
    const app = await openSite({ DATABASE_URL: server.url, PROVIDER_API_URL: origin });
    const key = { 'idempotency-key': 'one' };
    const first = await post(app, formPath, contactMessage, key);
    expect(first.statusCode).toBe(200);
    expect(idIn(await post(app, formPath, contactMessage, key))).toBe(idIn(first));
    expect((await post(app, formPath, { ...contactMessage, Phone: '1' }, key)).statusCode).toBe(422);
    expect((await post(app, emailPath, { Email: 'a@example.com' })).statusCode).toBe(200);
    const rows = async () =>
      (await server.database.execute('SELECT * FROM messages ORDER BY kind')).rows as unknown as MessageRow[];
    await waitUntil(async () => (await rows()).every(({ forward }) => forward === 'sent'));
    expect(await rows()).toMatchObject([{ kind: 'contact-email' }, { kind: 'contact-form', id: idIn(first) }]);
    expect(bodies).toEqual([contactMessage, { Email: 'a@example.com' }]);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
