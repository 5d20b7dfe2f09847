import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { FastifyInstance } from 'fastify';
import type { MessageBody } from '@/site/messageKinds';

export const emailPath = '/api/v1/Site/ContactEmail/Create';
export const formPath = '/api/v1/Site/ContactForm/Create';

export const token = 'abcdefghijklmnopqrstuvwx';
/** Headers of a request by one of the site's English pages. */
export const pageHeaders: Headers = {
  cookie: `a=1; XSRF-TOKEN=${token}; b=2`,
  'x-xsrf-token': token,
  'content-type': 'application/json',
  'accept-language': 'en',
};

export type Headers = Record<string, string | undefined>;

/** A valid contact form. */
export const contactMessage: MessageBody<'contact-form'> = {
  NameSurname: 'Ayşe Yılmaz',
  Email: 'ayse@example.com',
  Phone: '(232) 555 01 20',
  Company: 'Örnek A.Ş.',
  Message: 'Merhaba,\nbir uygulama yaptırmak istiyoruz.',
};

/** Posts a body, as it is or as JSON, with the headers of the site's pages; an undefined header is omitted. */
export function post(app: FastifyInstance, call: string, body: unknown, headers: Headers = {}) {
  const sent = Object.entries({ ...pageHeaders, ...headers }).filter(([, value]) => value !== undefined);
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return app.inject({ method: 'POST', url: call, payload, headers: Object.fromEntries(sent) });
}

export const idIn = (answer: { json: () => unknown }) => (answer.json() as { id: string }).id;

export interface MessageRow {
  id: string;
  kind: string;
  payload: string;
  created_at: string;
  read_at: string | null;
  idempotency_key: string | null;
  suspect: string | null;
  forward: string | null;
  attempts: number;
  next_at: number | null;
  last_answer: string | null;
}

/** Reads the stored messages of a data folder, oldest first, as another process would. */
export async function readMessages(folder: string): Promise<MessageRow[]> {
  const client = createClient({ url: `file:${join(folder, 'storm.db')}` });
  const { rows } = await client.execute('SELECT * FROM messages ORDER BY created_at, rowid');
  client.close();
  return rows as unknown as MessageRow[];
}

/** Polls a condition; fails after 30 s. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`The condition was not met within 30 s: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
