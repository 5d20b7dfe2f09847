import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { folder, startServer } from '../builtSite.mjs';

const token = 'abcdefghijklmnopqrstuvwx';
const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' };

/** Sent messages by Idempotency-Key; `id` when acknowledged, `refused` on a full disk. */
export const sent = new Map();
/** Keys without a response; sent again after the restart. */
export const unanswered = [];
export const failures = [];

const siteDir = join(folder, 'site');
mkdirSync(join(siteDir, 'tr'), { recursive: true });
writeFileSync(join(siteDir, 'tr/index.html'), '<!doctype html><title>storm</title>');

/** Starts a server with a site of one page, so that it starts quickly. */
export const startStore = (dataDir, more) => startServer({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...more });

/** Creates a message without sending it; returns its key. */
export function newMessage(origin) {
  const key = randomUUID();
  const isForm = Math.random() < 0.5;
  const Email = `${key.slice(0, 8)}@example.com`;
  const Message = key.repeat(1 + Math.random() * 80);
  const form = { NameSurname: 'Ayşe', Email, Phone: '555', Company: origin, Message };
  sent.set(key, { call: isForm ? 'ContactForm' : 'ContactEmail', payload: JSON.stringify(isForm ? form : { Email }) });
  return key;
}

/**
 * Sends a message, for the first time or again.
 * @param mayBeFull whether 507 is expected
 * @returns the status; undefined without a response
 */
export async function send(origin, key, mayBeFull = false) {
  const message = sent.get(key);
  try {
    const answer = await fetch(`${origin}/api/v1/Site/${message.call}/Create`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: message.payload,
    });
    const body = await answer.json();
    message.refused = answer.status === 507;
    if (answer.status !== 200) {
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
      if (!mayBeFull || answer.status !== 507 || !isProblem || body.status !== 507)
        failures.push(`message ${key} got the unexpected response ${answer.status} ${JSON.stringify(body)}`);
    } else if (message.id !== undefined && message.id !== body.id)
      failures.push(`message ${key} was acknowledged with two ids: ${message.id} and ${body.id}`);
    else message.id = body.id;
    return answer.status;
  } catch {
    unanswered.push(key);
    return undefined;
  }
}

const kindOf = { ContactForm: 'contact-form', ContactEmail: 'contact-email' };

/** Compares the rows of the store after rowid `from` with the sent messages; returns the last rowid. */
export async function check(dataDir, from = 0) {
  const client = createClient({ url: `file:${join(dataDir, 'storm.db')}` });
  try {
    const health = (await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check;
    if (health !== 'ok') failures.push(`PRAGMA integrity_check: ${health}`);
    const { rows } = await client.execute({
      sql: 'SELECT rowid, * FROM messages WHERE rowid > ? ORDER BY rowid',
      args: [from],
    });
    for (const { id, kind, payload, idempotency_key: key } of rows) {
      const message = sent.get(key);
      if (!message) failures.push(`message ${key} is stored, but was not sent`);
      else if (message.stored) failures.push(`message ${key} is stored twice`);
      else if (message.payload !== payload || kindOf[message.call] !== kind)
        failures.push(`message ${key} is stored with another kind or text`);
      else if (message.id !== undefined && message.id !== id)
        failures.push(`message ${key} is stored with the id ${id}, but was acknowledged with ${message.id}`);
      else if (message.refused && message.id === undefined) failures.push(`message ${key} was refused, but is stored`);
      if (message) message.stored = id;
    }
    for (const [key, { id, stored }] of sent)
      if (id !== undefined && stored !== id) failures.push(`message ${key} was acknowledged, but is not stored`);
    return Number(rows.at(-1)?.rowid ?? from);
  } finally {
    client.close();
  }
}

export function printProgress(text) {
  const acknowledged = [...sent.values()].filter(({ id }) => id !== undefined).length;
  console.log(`${text}: ${sent.size} sent, ${acknowledged} acknowledged, ${failures.length} failures`);
}
