import type { FastifyInstance } from 'fastify';
import type { MessageStore } from './messageStore';

/** Milliseconds for which a successful check is cached, so that frequent requests don't load the disk. */
const checkLifetime = 5_000;

/** `/healthz`: liveness. `/readyz`: readiness, with a test write to the store; 503 when it fails. */
export function registerHealthChecks(app: FastifyInstance, store: Pick<MessageStore, 'check'>): void {
  let lastSuccess = -Infinity;
  let pendingCheck: Promise<void> | undefined;
  const check = async () => {
    await store.check();
    lastSuccess = performance.now();
  };
  const checkStore = async () => {
    if (performance.now() - lastSuccess < checkLifetime) return;
    // Concurrent requests share one check.
    pendingCheck ??= check().finally(() => (pendingCheck = undefined));
    await pendingCheck;
  };
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const failure = await checkStore().then(
      () => undefined,
      (error: unknown) => error ?? true,
    );
    if (failure) request.log.error({ err: failure }, 'the message store is not ready');
    reply.code(failure ? 503 : 200).header('cache-control', 'no-store');
    return { status: failure ? 'not ready' : 'ready' };
  });
}
