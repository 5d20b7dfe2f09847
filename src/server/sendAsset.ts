import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, type AssetForm, formFor } from './asset';
import { type ByteRange, byteRange } from './range';

interface SendOptions {
  status?: number;
  /** Cache-Control instead of the asset's own. */
  cache?: string;
}

/**
 * What a 304 says (RFC 9110, 15.4.5). The browser has the other headers, and its ETag stands for them too: without
 * them the answer is a tenth as long.
 */
const onKnown = new Set(['etag', 'cache-control', 'vary', 'set-cookie', 'strict-transport-security']);

/** The headers of a 304, out of those of the full answer. */
export const onlyKnown = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => onKnown.has(name)));

/** If-None-Match names this ETag; a proxy may have marked ours as weak on its way. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag) return true;
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

function rangeOf({ headers, method }: FastifyRequest, { encoding, etag, size }: AssetForm) {
  if (!headers.range || method !== 'GET' || encoding !== 'identity') return undefined;
  // If-Range: the part is of use only to someone who has the rest of the very same bytes.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  return byteRange(headers.range, size);
}

function part(body: AssetForm['body'], range?: ByteRange) {
  if (Buffer.isBuffer(body)) return range ? body.subarray(range.start, range.end + 1) : body;
  return createReadStream(body.path, range);
}

/**
 * Answers GET or HEAD with an asset: the form the visitor accepts, 304 when it is known already, 206 or 416 for a byte
 * range of the plain form. With a status other than 200 (the 404 page) it is always sent whole.
 */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  { status = 200, cache }: SendOptions = {},
) {
  const form = formFor(asset, request.headers['accept-encoding']);
  reply.code(status).headers(form.headers);
  if (cache !== undefined) reply.header('cache-control', cache);
  if (status === 200) {
    if (isKnown(request.headers['if-none-match'], form.etag)) {
      for (const name of Object.keys(reply.getHeaders())) if (!onKnown.has(name)) reply.removeHeader(name);
      return reply.code(304).send();
    }
    const range = rangeOf(request, form);
    if (range === 'unsatisfiable') {
      reply.removeHeader('content-type').removeHeader('content-length');
      return reply.code(416).header('content-range', `bytes */${form.size}`).send();
    }
    if (range) {
      const { start, end } = range;
      reply
        .code(206)
        .headers({ 'content-range': `bytes ${start}-${end}/${form.size}`, 'content-length': end - start + 1 });
      return reply.send(part(form.body, range));
    }
  }
  return reply.send(request.method === 'HEAD' ? null : part(form.body));
}
