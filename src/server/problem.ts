import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer that is an error: thrown anywhere in a route, sent as RFC 9457 problem JSON. `detail` is for developers. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }
}

/** Sends a problem; never cached, since the next attempt may succeed. */
export function sendProblem(reply: FastifyReply, { status, detail, headers }: Problem): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers, 'content-type': 'application/problem+json; charset=utf-8' })
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }));
}

/** What an error thrown by Fastify or a plugin means to the caller; the error's own text may quote the request. */
const detailOf: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  413: 'The body is too large.',
  415: 'The body must be application/json.',
  429: 'Too many requests from this address; try again later.',
};

/** Turns whatever was thrown into a problem; what nobody foresaw is a 500 without particulars. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, detailOf[status] ?? 'The request was refused.');
  }
  return new Problem(500, 'The server failed to answer this request.');
}
