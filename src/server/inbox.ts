import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BotSignals, ContactField } from '@/lib/contactFields';
import { type ContactProblem, contactFieldProblem, normalizeContactField } from '@/lib/contactRules';
import { isDiskFull } from './database';
import { type MessageKind, messageKinds } from './messageKinds';
import type { Message, MessageStore } from './messageStore';
import { limitPosts } from './postLimit';
import { LocalizedProblem } from './problem';
import { xsrfProblem } from './xsrf';

/** Milliseconds; a form filled in faster counts as sent by a bot. */
const minFillTime = 2_000;

const bodyValue = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;

/** A field of the body as `normalizeContactField` returns it; '' when it is missing or not a string. */
function fieldValue(body: unknown, name: ContactField): string {
  const value = bodyValue(body, name);
  return typeof value === 'string' ? normalizeContactField(name, value) : '';
}

/**
 * The bot signal of a body: a filled honeypot, or a form filled in too fast. The response is the usual one, so that
 * bots learn nothing; the message is stored as suspect, so that no genuine message is lost. A body without these two
 * fields counts as genuine.
 */
function botSignal(body: unknown): keyof BotSignals | undefined {
  const website = bodyValue(body, 'Website') ?? '';
  const filledIn = bodyValue(body, 'FilledIn') ?? minFillTime;
  if (typeof website !== 'string' || website.trim() !== '') return 'Website';
  return typeof filledIn === 'number' && filledIn >= minFillTime ? undefined : 'FilledIn';
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new LocalizedProblem('badKey');
}

/** Parses a body: the fields of the kind only, validated as in the form. Throws a 400 that names invalid fields. */
function parseMessage(body: unknown, kind: MessageKind): Message {
  const payload: Partial<Record<ContactField, string>> = {};
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const name of messageKinds[kind].fields) {
    const text = fieldValue(body, name);
    const problem = contactFieldProblem(name, text);
    if (problem) problems[name] = problem;
    payload[name] = text;
  }
  if (Object.keys(problems).length > 0) throw new LocalizedProblem('fields', {}, problems);
  return { kind, payload, suspect: botSignal(body) };
}

interface InboxOptions {
  store: MessageStore;
  /** Posts per minute and IP address; 0: unlimited. */
  perMinute: number;
  /** Called after a message is stored. */
  onStored?: () => void;
}

/**
 * Registers the inbox routes. A message is on disk before it is acknowledged with 200 {id}.
 * 400 invalid, with `errors` by field · 403 missing XSRF token or cross-site · 413 over 16 kB · 415 not JSON ·
 * 422 a used Idempotency-Key with another text · 429 too many from one address · 503 the store fails ·
 * 507 its disk is full.
 */
export async function registerInbox(app: FastifyInstance, { store, perMinute, onStored }: InboxOptions): Promise<void> {
  await limitPosts(app, perMinute);
  // After the rate limit, so that rejected posts count as well, and before the body is read.
  app.addHook('preParsing', (request, reply, body, done) => done(xsrfProblem(request, reply), body));

  for (const kind of Object.keys(messageKinds) as MessageKind[]) {
    app.post(messageKinds[kind].call, async (request) => {
      const message = { ...parseMessage(request.body, kind), idempotencyKey: readIdempotencyKey(request) };
      const { id, conflicting } = await store.save(message).catch((error: unknown) => {
        request.log.error({ err: error }, 'a message could not be stored');
        throw isDiskFull(error)
          ? new LocalizedProblem('storeFull')
          : new LocalizedProblem('storeAway', { 'retry-after': '30' });
      });
      if (conflicting) throw new LocalizedProblem('keyReused');
      onStored?.();
      return { id };
    });
  }
}
