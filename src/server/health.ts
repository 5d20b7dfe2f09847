import type { FastifyInstance } from 'fastify';
import type { MessageStore } from './messageStore';

/** `/healthz`: the process answers. `/readyz`: it can also store messages; 503 otherwise. */
export function reportHealth(app: FastifyInstance, store: MessageStore): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const failure = await store.check().then(
      () => undefined,
      (error: unknown) => error ?? true,
    );
    if (failure) request.log.error({ err: failure }, 'the message store is not ready');
    reply.code(failure ? 503 : 200).header('cache-control', 'no-store');
    return { status: failure ? 'not ready' : 'ready' };
  });
}
