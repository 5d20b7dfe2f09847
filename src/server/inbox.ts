import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEmail } from '@/lib/email';
import type { Message, MessageStore } from './messageStore';
import { Problem } from './problem';
import { xsrfProblem } from './xsrf';

/** A text field of the body without the blanks around it; '' when it is missing or something else. */
function field(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? (body as Record<string, unknown>)[name]
      : '';
  return typeof value === 'string' ? value.trim() : '';
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem(400, 'Idempotency-Key must be 1 to 200 printable ASCII characters.');
}

function contactEmail(body: unknown): Message {
  const email = field(body, 'Email');
  if (!isEmail(email)) throw new Problem(400, 'Email must be an e-mail address.');
  return { kind: 'contact-email', payload: { Email: email } };
}

/**
 * Takes what visitors send (spec 7): each is on the disk before it is acknowledged with 200 {id}.
 * 400 invalid · 403 not from our pages · 413 over 16 kB · 415 not JSON · 422 a used Idempotency-Key with another text ·
 * 429 more than `perMinute` from one address · 503 the store fails.
 * @param perMinute posts a minute and address, 0: unlimited
 */
export async function takeMessages(app: FastifyInstance, store: MessageStore, perMinute: number): Promise<void> {
  if (perMinute > 0) await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute' });
  // After the limit, so that refused posts count as well, and before the body is read.
  app.addHook('preParsing', (request, reply, body, done) => done(xsrfProblem(request, reply), body));

  const take = (path: string, read: (body: unknown) => Message) =>
    app.post(path, { bodyLimit: 16 * 1024 }, async (request) => {
      const message = { ...read(request.body), idempotencyKey: idempotencyKey(request) };
      const { id, conflicting } = await store.save(message).catch((error: unknown) => {
        request.log.error({ err: error }, 'a message could not be stored');
        throw new Problem(503, 'The message could not be stored; try again later.', { 'retry-after': '30' });
      });
      if (conflicting) throw new Problem(422, 'This Idempotency-Key was used for another message.');
      return { id };
    });

  take('/api/v1/Site/ContactEmail/Create', contactEmail);
}
