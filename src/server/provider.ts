import { Agent, request } from 'undici';
import { discardBody } from './discardBody';

/** Result of a delivery. `answer`: an HTTP status or network error, never response text. */
interface Delivery {
  result: 'taken' | 'refused' | 'failed';
  answer: string;
  /** `Retry-After` in milliseconds. */
  retryAfter?: number | undefined;
}

const maxResponseBytes = 64 * 1024;
/** 4xx statuses that are retried. */
const retryableStatuses = new Set([408, 425, 429]);

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new Error('The response is longer than 64 kB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Success unless the JSON is null. An empty body is a success; a body that is not JSON comes from an intermediary. */
function isSuccess(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    return JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/** `Retry-After`, seconds or a date (RFC 9110, 10.2.3), in milliseconds from now. */
function parseRetryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? wait : undefined;
}

/** Code or name of an error; its message may contain addresses. */
function errorNameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return [code, name].find((text): text is string => typeof text === 'string' && text !== '') ?? 'Error';
}

/**
 * Creates the client of the provider's API.
 * @param base its URL without a trailing slash
 * @param timeout milliseconds for an attempt from beginning to end
 */
export function createProvider(base: string, timeout = 8_000) {
  // No keep-alive: a connection that the peer has just closed would look like a failure.
  const agent = new Agent({ pipelining: 0, connections: 1, maxHeaderSize: 16_384 });

  return {
    /** Posts a message. Redirects are not followed, and count as failures; the promise never rejects. */
    async deliver(path: string, payload: string, idempotencyKey: string): Promise<Delivery> {
      const signal = AbortSignal.timeout(timeout);
      try {
        const { statusCode, headers, body } = await request(base + path, {
          method: 'POST',
          dispatcher: agent,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'idempotency-key': idempotencyKey,
          },
          body: payload,
          signal,
        });
        const answer = `HTTP ${statusCode}`;
        if (statusCode >= 200 && statusCode < 300) {
          return isSuccess(await readText(body))
            ? { result: 'taken', answer }
            : { result: 'failed', answer: `${answer}, null or not JSON` };
        }
        discardBody(body);
        const isRefused = statusCode >= 400 && statusCode < 500 && !retryableStatuses.has(statusCode);
        if (isRefused) return { result: 'refused', answer };
        return { result: 'failed', answer, retryAfter: parseRetryAfter(headers['retry-after']) };
      } catch (error) {
        return { result: 'failed', answer: signal.aborted ? 'timeout' : errorNameOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}
