import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { messageKinds } from '@/site/messageKinds';
import type { Outcome, Outgoing, createForwardQueue } from './forwardQueue';
import type { createProvider } from './provider';

/** Milliseconds; tests shorten them. */
export interface ForwardingIntervals {
  /** Delay after the first failure; doubled after each further one. */
  firstDelay: number;
  /** Maximum delay of a message. */
  maxDelay: number;
  /** Maximum pause of the worker after consecutive failures. */
  maxPause: number;
  /** Polling interval for messages stored by other processes. */
  pollInterval: number;
  /** Lifetime of the lease; longer than an attempt can take. Another worker takes over after it. */
  lease: number;
}

const defaultIntervals: ForwardingIntervals = {
  firstDelay: 1_000,
  maxDelay: 15 * 60_000,
  maxPause: 60_000,
  pollInterval: 15_000,
  lease: 20_000,
};

interface ForwarderOptions {
  queue: ReturnType<typeof createForwardQueue>;
  provider: ReturnType<typeof createProvider>;
  log: FastifyBaseLogger;
  intervals?: Partial<ForwardingIntervals>;
}

/**
 * Forwards stored messages to the provider one at a time, and retries until it accepts a message or finally rejects it
 * (4xx). The state is in the store, so forwarding resumes after a restart. A kill between the provider's response and
 * the stored outcome causes a second attempt with the same Idempotency-Key.
 */
export function createForwarder({ queue, provider, log, intervals = {} }: ForwarderOptions) {
  const { firstDelay, maxDelay, maxPause, pollInterval, lease } = { ...defaultIntervals, ...intervals };
  const holder = randomUUID();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let runRequested = false;
  let failures = 0;
  let pausedUntil = 0;

  /** Exponential backoff in milliseconds; half of it is jitter, which spreads the retries. */
  const backoff = (attempts: number, max: number): number =>
    Math.min(max, firstDelay * 2 ** Math.min(attempts, 30)) * (0.5 + Math.random() / 2);

  async function attempt({ kind, payload, key, attempts }: Outgoing): Promise<Outcome> {
    const { result, answer, retryAfter = 0 } = await provider.deliver(messageKinds[kind].path, payload, key);
    const about = { kind, answer, attempt: attempts + 1 };
    if (result === 'taken') log.info(about, 'forwarded a message');
    if (result === 'refused') log.error(about, 'the provider refused a message');
    if (result !== 'failed') {
      failures = 0;
      return { state: result === 'taken' ? 'sent' : 'refused', answer };
    }
    const wait = Math.min(maxDelay, Math.max(retryAfter, backoff(attempts, maxDelay)));
    pausedUntil = Date.now() + backoff(failures, maxPause);
    failures += 1;
    log.warn({ ...about, seconds: Math.round(wait / 1000) }, 'a message could not be forwarded yet');
    return { state: 'waiting', answer, nextAt: Date.now() + wait };
  }

  /** Retries until the outcome is stored: otherwise a sent message would be sent again. */
  async function recordOutcome(id: string, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await queue.recordOutcome(id, outcome);
      } catch (error) {
        log.error({ err: error }, 'the outcome of a forwarding attempt could not be stored');
        if (stopped.signal.aborted) return;
        await pause(firstDelay, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  /** Forwards all due messages; returns the time of the next run in Unix milliseconds. */
  async function work(): Promise<number> {
    let holding = false;
    while (!stopped.signal.aborted && Date.now() >= pausedUntil) {
      const due = await queue.nextDue();
      if (due === undefined || due > Date.now()) break;
      const now = Date.now();
      const message = await queue.claim(holder, now, now + lease);
      if (message === 'taken') return now + Math.min(pollInterval, 1_000);
      holding = true;
      if (message) await recordOutcome(message.id, await attempt(message));
    }
    if (holding) await queue.release(holder);
    return Math.max(pausedUntil, Math.min((await queue.nextDue()) ?? Infinity, Date.now() + pollInterval));
  }

  function plan(at: number): void {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(begin, Math.max(0, at - Date.now())).unref();
  }

  function begin(): void {
    runRequested = false;
    working ??= work()
      .catch((error: unknown) => {
        log.error({ err: error }, 'forwarding failed and will be retried');
        return Date.now() + pollInterval;
      })
      .then((at) => {
        working = undefined;
        plan(runRequested ? pausedUntil : at);
      });
  }

  return {
    /** Starts a run now, or after the pause that follows a failure. */
    requestRun(): void {
      runRequested = true;
      if (working === undefined) plan(pausedUntil);
    },
    /** Starts nothing more and waits for the current attempt. */
    async stop(): Promise<void> {
      stopped.abort();
      clearTimeout(timer);
      await working;
      await provider.close();
    },
  };
}
