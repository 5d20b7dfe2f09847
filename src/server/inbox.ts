import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, normalizeField } from '@/lib/fieldRules';
import { type BotSignals, type MessageKind, messageFields, messageKinds } from '@/site/messageKinds';
import { isDiskFull } from './database';
import type { Message, MessageStore } from './messageStore';
import { limitPosts } from './postLimit';
import { type FieldError, LocalizedProblem } from './problem';
import { xsrfProblem } from './xsrf';

/** Milliseconds; a form filled in faster counts as sent by a bot. */
const minFillTime = 2_000;

const bodyValue = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;

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

/**
 * Parses a body: the fields of the kind only, validated as in the form; a value that is not a string counts as missing,
 * and an empty optional field is left out. Throws a 400 that names invalid fields.
 */
function parseMessage(body: unknown, kind: MessageKind): Message {
  const fields: Record<string, string> = {};
  const errors: FieldError[] = [];
  for (const [name, rule] of Object.entries(messageFields(kind))) {
    const value = bodyValue(body, name);
    const text = typeof value === 'string' ? normalizeField(rule, value) : '';
    const code = fieldProblem(rule, text);
    if (code) errors.push({ name, code, rule });
    else if (text !== '') fields[name] = text;
  }
  if (errors.length > 0) throw new LocalizedProblem('fields', {}, errors);
  return { kind, fields, suspect: botSignal(body) };
}

interface InboxOptions {
  store: MessageStore;
  /** Posts per minute and IP address; 0: unlimited. */
  perMinute: number;
  /** Called after a message is stored. */
  onStored?: () => void;
}

/**
 * Registers the inbox routes, one per kind of message. A message is on disk before it is acknowledged with 200 {id}.
 * 400 invalid, with `errors` by field · 403 missing XSRF token or cross-site · 413 over 16 kB · 415 not JSON ·
 * 422 a used Idempotency-Key with another text · 429 too many from one address · 503 the store fails ·
 * 507 its disk is full.
 */
export async function registerInbox(app: FastifyInstance, { store, perMinute, onStored }: InboxOptions): Promise<void> {
  await limitPosts(app, perMinute);
  // After the rate limit, so that rejected posts count as well, and before the body is read.
  app.addHook('preParsing', (request, reply, body, done) => done(xsrfProblem(request, reply), body));

  for (const kind of Object.keys(messageKinds) as MessageKind[]) {
    app.post(messageKinds[kind].path, async (request) => {
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
