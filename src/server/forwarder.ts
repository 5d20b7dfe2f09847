import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Outcome, Outgoing, forwardQueue } from './forwardQueue';
import { messageKinds } from './messageKinds';
import type { createProvider } from './provider';

/** Milliseconds; tests shorten them. */
export interface ForwardingPace {
  /** After the first failure; each further one doubles it. */
  firstDelay: number;
  /** The longest wait of one message. */
  longestDelay: number;
  /** The longest rest of the worker, which a provider that is away meets instead of a crowd. */
  longestRest: number;
  /** How often to look for what another process has stored. */
  look: number;
  /** For how long a lease outlives a worker that was killed: longer than an attempt can take. */
  lease: number;
}

const usualPace: ForwardingPace = {
  firstDelay: 1_000,
  longestDelay: 15 * 60_000,
  longestRest: 60_000,
  look: 15_000,
  lease: 20_000,
};

interface ForwarderOptions {
  queue: ReturnType<typeof forwardQueue>;
  provider: ReturnType<typeof createProvider>;
  log: FastifyBaseLogger;
  pace?: Partial<ForwardingPace>;
}

/**
 * Brings stored messages to the provider, one after the other and as often as it takes: a message leaves the queue when
 * the provider has taken it, or has refused it for good (4xx). All it needs is in the store, so it goes on after a
 * restart. Only between the provider's answer and our note of it can a kill cause a second attempt, which carries the
 * same Idempotency-Key.
 */
export function createForwarder({ queue, provider, log, pace = {} }: ForwarderOptions) {
  const { firstDelay, longestDelay, longestRest, look, lease } = { ...usualPace, ...pace };
  const holder = randomUUID();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let woken = false;
  let failures = 0;
  let restUntil = 0;

  /** Exponential, with jitter: half of the wait is by chance, so that nobody comes back in step. */
  const backoff = (attempts: number, longest: number): number =>
    Math.min(longest, firstDelay * 2 ** Math.min(attempts, 30)) * (0.5 + Math.random() / 2);

  async function attempt({ kind, payload, key, attempts }: Outgoing): Promise<Outcome> {
    const { result, answer, retryAfter = 0 } = await provider.deliver(messageKinds[kind].call, payload, key);
    const about = { kind, answer, attempt: attempts + 1 };
    if (result === 'taken') log.info(about, 'forwarded a message');
    if (result === 'refused') log.error(about, 'the provider refused a message');
    if (result !== 'failed') {
      failures = 0;
      return { state: result === 'taken' ? 'sent' : 'refused', answer };
    }
    const wait = Math.min(longestDelay, Math.max(retryAfter, backoff(attempts, longestDelay)));
    restUntil = Date.now() + backoff(failures, longestRest);
    failures += 1;
    log.warn({ ...about, seconds: Math.round(wait / 1000) }, 'a message could not be forwarded yet');
    return { state: 'waiting', answer, nextAt: Date.now() + wait };
  }

  /** A message that was sent must not be sent again because the store is busy or full: nothing else is done before. */
  async function settle(id: string, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await queue.settle(id, outcome);
      } catch (error) {
        log.error({ err: error }, 'the outcome of an attempt could not be stored');
        if (stopped.signal.aborted) return;
        await pause(firstDelay, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  /** Works until nothing is due; gives back when to look again. */
  async function work(): Promise<number> {
    let holding = false;
    while (!stopped.signal.aborted && Date.now() >= restUntil) {
      const due = await queue.nextDue();
      if (due === undefined || due > Date.now()) break;
      const now = Date.now();
      const message = await queue.claim(holder, now, now + lease);
      if (message === 'taken') return now + Math.min(look, 1_000);
      holding = true;
      if (message) await settle(message.id, await attempt(message));
    }
    if (holding) await queue.release(holder);
    return Math.max(restUntil, Math.min((await queue.nextDue()) ?? Infinity, Date.now() + look));
  }

  function plan(at: number): void {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(begin, Math.max(0, at - Date.now())).unref();
  }

  function begin(): void {
    woken = false;
    working ??= work()
      .catch((error: unknown) => {
        log.error({ err: error }, 'forwarding had to pause');
        return Date.now() + look;
      })
      .then((at) => {
        working = undefined;
        plan(woken ? restUntil : at);
      });
  }

  return {
    /** Something may be due: begins at once, unless the worker rests after a failure. */
    wake(): void {
      woken = true;
      if (working === undefined) plan(restUntil);
    },
    /** Begins nothing more and waits for the attempt under way. */
    async stop(): Promise<void> {
      stopped.abort();
      clearTimeout(timer);
      await working;
      await provider.close();
    },
  };
}
