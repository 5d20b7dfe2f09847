import { createHash } from 'node:crypto';
import type { Encoding } from './encoding';

type Headers = Readonly<Record<string, string | number>>;

/** One form of a resource: plain, or compressed in one way (RFC 9110, 3.2). */
export interface Representation {
  /** The bytes, or their file when they are too many to keep in memory. */
  body: Buffer | { path: string };
  size: number;
  etag: string;
  headers: Headers;
}

/** A file of the site or a feed, with every representation it exists in. */
export interface Asset extends Partial<Record<Encoding, Representation>> {
  isPage: boolean;
  identity: Representation;
}

interface AssetSource extends Partial<Record<Exclude<Encoding, 'identity'>, Buffer | undefined>> {
  plain: Buffer;
  /** The file of the plain bytes, when they are to be streamed from it. */
  path?: string | undefined;
  headers: Readonly<Record<'content-type' | 'cache-control', string>> & Headers;
  /** Changes with the headers that the asset does not set itself. */
  salt?: string;
}

/**
 * Prepares an asset. Each representation has a strong ETag of its own, since its bytes differ (RFC 9110, 8.8.3.3). The
 * ETag changes with the headers too, because a browser keeps the stored ones after a 304.
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
