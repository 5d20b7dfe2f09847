import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './asset';
import { negotiateEncoding } from './encoding';
import { parseByteRange } from './range';

/** The headers of a 304 (RFC 9110, 15.4.5). The browser has stored the others, nine tenths of the response. */
const sentWith304 = new Set(['etag', 'cache-control', 'vary', 'set-cookie', 'strict-transport-security']);

/** Whether If-None-Match contains this ETag; a proxy may have weakened it. */
const isFresh = (header = '', etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * Responds to GET or HEAD with an asset: the negotiated representation, 304 for a matching ETag, 206 or 416 for a byte
 * range of the identity representation. With a status other than 200 (the 404 page) always the whole asset.
 * @param options a status, and a Cache-Control that replaces the asset's own
 */
export function sendAsset(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  { status = 200, cache }: { status?: number; cache?: string } = {},
) {
  const representation =
    asset[negotiateEncoding(headers['accept-encoding'], (encoding) => encoding in asset)] ?? asset.identity;
  const { body, etag, size } = representation;
  reply.code(status).headers(representation.headers);
  if (cache !== undefined) reply.header('cache-control', cache);
  if (status === 200 && isFresh(headers['if-none-match'], etag)) {
    for (const name of Object.keys(reply.getHeaders())) if (!sentWith304.has(name)) reply.removeHeader(name);
    return reply.code(304).send();
  }
  if (method === 'HEAD') return reply.send(null);
  // If-Range: ranges only for the same ETag.
  const { range: given = '', 'if-range': condition = etag } = headers;
  const isDivisible = status === 200 && representation === asset.identity && condition === etag;
  const range = isDivisible ? parseByteRange(given, size) : undefined;
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-type').removeHeader('content-length');
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}` });
  reply.header('content-length', end - start + 1);
  return reply.send(
    Buffer.isBuffer(body) ? body.subarray(start, end + 1) : createReadStream(body.path, { start, end }),
  );
}
