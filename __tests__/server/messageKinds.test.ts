/**
 * @jest-environment node
 */
import { createClient } from '@libsql/client';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FieldFormat } from '@/lib/fieldRules';
import { messagesCommand } from '@/server/messagesCommand';
import { languageCodes } from '@/site/languages';
import { type MessageField, type MessageKind, messageFields, messageKinds } from '@/site/messageKinds';
import { csvRecords } from '../support/csvRecords';
import { closeAll, openSite, openUpstream, temporaryFolder } from '../support/siteServer';
import { idIn, post, readMessages, waitUntil } from '../support/messages';

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  app = await openSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
});
afterEach(closeAll);

const messages = (...args: string[]) => messagesCommand(args, { DATA_DIR: folder });
const kinds = Object.keys(messageKinds) as MessageKind[];

/** A valid value of each format. */
const validValues: Record<FieldFormat, string> = {
  email: 'ayse@example.com',
};
/** A value that no format takes. */
const invalidValue = '?';
const validValue = (name: string, { format, max }: MessageField) =>
  format ? validValues[format] : `${name} of a visitor`.slice(0, max);

/** A valid body with every field of a kind. */
const bodyOf = (kind: MessageKind) =>
  Object.fromEntries(Object.entries(messageFields(kind)).map(([name, field]) => [name, validValue(name, field)]));

/** Every field of every kind, with each value that its rule refuses and the code of the refusal. */
const refusals = kinds.flatMap((kind) =>
  Object.entries(messageFields(kind)).flatMap(([name, { max, format, optional }]) => [
    ...(optional ? [] : [[kind, name, 'required', '']]),
    [kind, name, 'tooLong', 'x'.repeat(max + 1)],
    ...(format ? [[kind, name, 'invalid', invalidValue]] : []),
  ]),
) as [MessageKind, string, string, string][];

describe.each(kinds)('a message of the kind %s', (kind) => {
  const { path } = messageKinds[kind];
  const body = bodyOf(kind);

  it('is accepted, stored, listed and exported with every field', async () => {
    const answer = await post(app, path, body);
    expect(answer.statusCode).toBe(200);
    const id = idIn(answer);
    const [row] = await readMessages(folder);
    expect(row).toMatchObject({ id, kind, payload: JSON.stringify(body) });

    const [head = '', , line = ''] = (await messages('--kind', kind)).split('\n');
    const inFull = (await messages(id)).split('\n');
    const [record] = csvRecords(await messages('--format', 'csv'));
    expect(line).toContain(kind);
    expect(record).toMatchObject({ id, kind });
    for (const [name, value] of Object.entries(body)) {
      expect(line.slice(head.indexOf(name)).startsWith(value.slice(0, 19))).toBe(true);
      expect(inFull).toContain(`${name}: ${value}`);
      expect(record?.[name]).toBe(value);
    }
    expect(JSON.parse(await messages('--format', 'json'))).toMatchObject([{ id, kind, fields: body }]);
  });

  it('may lack its optional fields, which are then left out everywhere', async () => {
    const required = Object.entries(body).filter(([name]) => !messageFields(kind)[name]?.optional);
    const blank = Object.fromEntries(Object.keys(body).map((name) => [name, ' ']));
    expect((await post(app, path, Object.fromEntries(required))).statusCode).toBe(200);
    expect((await post(app, path, { ...blank, ...Object.fromEntries(required) })).statusCode).toBe(200);
    const payloads = (await readMessages(folder)).map(({ payload }) => JSON.parse(payload) as unknown);
    expect(payloads).toEqual([Object.fromEntries(required), Object.fromEntries(required)]);
  });

  it('is forwarded to the same path of the provider', async () => {
    const { origin, requests } = await openUpstream((request, response) => {
      request.resume().on('end', () => response.writeHead(200).end('{}'));
    });
    const forwarding = await openSite({ DATA_DIR: folder, PROVIDER_API_URL: origin });
    await post(forwarding, path, body);
    await waitUntil(async () => (await readMessages(folder))[0]?.forward === 'sent');
    expect(requests.map(({ url }) => url)).toEqual([path]);
  });

  it('is found by each e-mail address in it when its sender asks for deletion', async () => {
    const addresses = Object.keys(body).filter((name) => messageFields(kind)[name]?.format === 'email');
    for (const name of addresses) {
      await post(app, path, { ...body, [name]: 'gone@example.com' });
      expect(await messages('--delete-of', 'gone@example.com', '--yes')).toMatch(/^Deleted 1 message\./);
    }
    expect(await readMessages(folder)).toEqual([]);
  });
});

it.each(refusals)('a message of the kind %s is refused when its %s is %s', async (kind, name, code, value) => {
  for (const language of languageCodes) {
    const body = { ...bodyOf(kind), [name]: value };
    const answer = await post(app, messageKinds[kind].path, body, { 'accept-language': language });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: `#/${name}`, code, detail: expect.any(String) }] });
  }
  expect(await readMessages(folder)).toEqual([]);
});

it('messages of a store of an earlier version are listed and exported beside new ones', async () => {
  const old = temporaryFolder();
  const client = createClient({ url: `file:${join(old, 'storm.db')}` });
  await client.executeMultiple(
    `CREATE TABLE messages (id TEXT PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, created_at TEXT NOT NULL,
       read_at TEXT, idempotency_key TEXT, UNIQUE (kind, idempotency_key));
     INSERT INTO messages VALUES ('0001', 'contact-email', '{"Email":"a@example.com"}', '2024-01-01', NULL, 'k');
     INSERT INTO messages VALUES ('0002', 'contact-form', '{"NameSurname":"Ada","Email":"b@example.com","Phone":"1","Company":"C","Message":"M"}', '2024-01-02', NULL, NULL);
     INSERT INTO messages VALUES ('0003', 'of-a-later-version', '{"Unknown":"x"}', '2024-01-03', NULL, NULL);`,
  );
  client.close();
  const site = await openSite({ DATA_DIR: old });
  const repeated = await post(
    site,
    messageKinds['contact-email'].path,
    { Email: 'a@example.com' },
    { 'idempotency-key': 'k' },
  );
  expect(idIn(repeated)).toBe('0001');
  await post(site, messageKinds['contact-email'].path, { Email: 'd@example.com' });
  const records = csvRecords(await messagesCommand(['--format', 'csv'], { DATA_DIR: old }));
  expect(records.map(({ kind, Email, Message }) => [kind, Email, Message])).toEqual([
    ['contact-email', 'a@example.com', ''],
    ['contact-form', 'b@example.com', 'M'],
    ['of-a-later-version', '', ''],
    ['contact-email', 'd@example.com', ''],
  ]);
  // No address is not the address of messages without one.
  expect(await messagesCommand(['--delete-of', ' '], { DATA_DIR: old })).toBe('There is nothing to delete.');
});
