import type { FastifyInstance } from 'fastify';
import type { MessageStore } from './messageStore';

/** Milliseconds that a good rehearsal counts for: whoever asks often must not keep the disk busy. */
const trust = 5_000;

/** `/healthz`: the process answers. `/readyz`: it can also store messages, as it has just tried; 503 otherwise. */
export function reportHealth(app: FastifyInstance, store: Pick<MessageStore, 'check'>): void {
  let good = -Infinity;
  let rehearsal: Promise<void> | undefined;
  const check = async () => {
    await store.check();
    good = performance.now();
  };
  const rehearse = async () => {
    if (performance.now() - good < trust) return;
    // Who asks at the same time waits for the same answer: a crowd costs the disk no more than one.
    rehearsal ??= check().finally(() => (rehearsal = undefined));
    await rehearsal;
  };
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const failure = await rehearse().then(
      () => undefined,
      (error: unknown) => error ?? true,
    );
    if (failure) request.log.error({ err: failure }, 'the message store is not ready');
    reply.code(failure ? 503 : 200).header('cache-control', 'no-store');
    return { status: failure ? 'not ready' : 'ready' };
  });
}
