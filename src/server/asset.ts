import { createHash } from 'node:crypto';
import type { Encoding } from './encoding';

type Headers = Readonly<Record<string, string | number>>;

/** One representation of a resource (RFC 9110, 3.2): identity, or compressed. */
export interface Representation {
  /** The bytes, or the path of a file that is too large to keep in memory. */
  body: Buffer | { path: string };
  size: number;
  etag: string;
  headers: Headers;
}

/** A file of the site or a feed, with all its representations. */
export interface Asset extends Partial<Record<Encoding, Representation>> {
  isPage: boolean;
  identity: Representation;
}

interface AssetSource extends Partial<Record<Exclude<Encoding, 'identity'>, Buffer | undefined>> {
  plain: Buffer;
  /** The file of the uncompressed bytes if they are to be streamed. */
  path?: string | undefined;
  headers: Readonly<Record<'content-type' | 'cache-control', string>> & Headers;
  /** Part of the ETag: the headers that are added to every response. */
  salt?: string;
}

/**
 * Creates an asset. Each representation has a strong ETag of its own, since its bytes differ (RFC 9110, 8.8.3.3). The
 * ETag also depends on the headers: after a 304 a browser keeps the stored ones.
 */
export function makeAsset({ plain, path, br, gzip, headers, salt = '' }: AssetSource): Asset {
  const hash = createHash('sha256').update(plain).update(JSON.stringify(headers)).update(salt).digest('base64url');
  const vary: Headers = br || gzip ? { vary: 'accept-encoding' } : {};
  const represent = (encoding: Encoding, { length: size }: Buffer, body: Representation['body'], own: Headers) => {
    const etag = `"${hash.slice(0, 22)}-${encoding}"`;
    return { body, size, etag, headers: { ...headers, ...vary, ...own, 'content-length': size, etag } };
  };
  return {
    isPage: headers['content-type'].startsWith('text/html'),
    identity: represent('identity', plain, path ? { path } : plain, { 'accept-ranges': 'bytes' }),
    ...(br && { br: represent('br', br, br, { 'content-encoding': 'br' }) }),
    ...(gzip && { gzip: represent('gzip', gzip, gzip, { 'content-encoding': 'gzip' }) }),
  };
}
