import { createHash } from 'node:crypto';
import { type Encoding, negotiate } from './encoding';

export interface AssetForm {
  encoding: Encoding;
  /** The bytes, or where they lie when they are too many to keep in memory. */
  body: Buffer | { path: string };
  size: number;
  etag: string;
  /** The headers of a full answer, ready to send. */
  headers: Readonly<Record<string, string | number>>;
}

/** A file of the site or a feed, ready to be sent in every form it exists in. */
export interface Asset {
  isPage: boolean;
  cache: string;
  varies: boolean;
  identity: AssetForm;
  br?: AssetForm;
  gzip?: AssetForm;
}

interface AssetSource {
  type: string;
  cache: string;
  plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
  /** A page's own content security policy. */
  policy?: string | undefined;
  /** What else the answer depends on: headers that the file doesn't name itself. */
  salt?: string;
  /** Where the plain bytes lie: given, they are not kept in memory. */
  path?: string;
}

/** Browsers revalidate with the ETag before each use. */
export const revalidated = 'no-cache';
/** The name or the query changes with the contents: asked for once. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Prepares an asset. Each form has a strong ETag of its own, since its bytes differ (RFC 9110, 8.8.3.3). It changes with
 * the headers as well: who is told that nothing has changed goes on with those of the last time.
 */
export function makeAsset({ type, cache, plain, path, br, gzip, policy = '', salt = '' }: AssetSource): Asset {
  const hash = createHash('sha256').update(plain).update(policy).update(salt).digest('base64url').slice(0, 22);
  const varies = Boolean(br ?? gzip);
  const form = (encoding: Encoding, bytes: Buffer): AssetForm => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const headers: Record<string, string | number> = { 'content-type': type, 'content-length': bytes.length, etag };
    headers['cache-control'] = cache;
    if (policy) headers['content-security-policy'] = policy;
    if (varies) headers.vary = 'accept-encoding';
    if (encoding === 'identity') headers['accept-ranges'] = 'bytes';
    else headers['content-encoding'] = encoding;
    return { encoding, body: path && encoding === 'identity' ? { path } : bytes, size: bytes.length, etag, headers };
  };
  return {
    isPage: type.startsWith('text/html'),
    cache,
    varies,
    identity: form('identity', plain),
    ...(br && { br: form('br', br) }),
    ...(gzip && { gzip: form('gzip', gzip) }),
  };
}

/** The form of an asset that an Accept-Encoding header asks for. */
export function formFor(asset: Asset, acceptEncoding: string | undefined): AssetForm {
  if (!asset.varies) return asset.identity;
  return asset[negotiate(acceptEncoding, (encoding) => encoding in asset)] ?? asset.identity;
}
