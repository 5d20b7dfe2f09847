import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { decodeFeed } from './decode';
import { discardBody } from './discardBody';
import { type Lookup, guardedLookup } from './guardedLookup';
import { isSafeTarget } from './safeTarget';
import { canDecompress, decompress } from './decompress';

interface FeedFetcherOptions {
  /** Absolute URLs in the form of `new URL().href`. */
  allowed: readonly string[];
  /** Allow feeds on this machine. */
  loopback: boolean;
  /** Milliseconds for everything together: DNS, connection, redirects and body. */
  timeout?: number;
  lookup?: Lookup;
}

/** A failed fetch: 504 for a timeout, 502 otherwise. */
export class FeedError extends Error {
  constructor(
    readonly status: 502 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FeedError';
  }
}

const maxFeedBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
const requestHeaders = {
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'StormSite/1.0 (news reader)',
};

const joinHeader = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(', ') : (header ?? '');

/** Reads and decompresses the body. The size limit applies to the decompressed bytes (decompression bombs). */
async function readBody(body: Readable, header: string): Promise<Buffer> {
  const coding = header.trim().toLowerCase();
  if (!canDecompress(coding)) {
    discardBody(body);
    throw new FeedError(502, `The Content-Encoding of the feed is "${coding}", but must be gzip, deflate, br or none.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompress(body, coding)) {
    size += chunk.length;
    if (size > maxFeedBytes) throw new FeedError(502, 'The feed is larger than 2 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Removes leading comments, one at a time: a single pattern for all of them would backtrack exponentially. */
function skipComments(text: string): string {
  const comment = /^<!--.*?-->\s*/s;
  let rest = text;
  while (comment.test(rest)) rest = rest.replace(comment, '');
  return rest;
}

/** Rejects HTML, JSON and empty bodies, which must not replace a cached feed. */
function assertFeed(text: string): string {
  if (!text.startsWith('<') || /^<(!doctype\s+html|html)[\s>]/i.test(skipComments(text))) {
    throw new FeedError(502, 'The response is HTML or not XML, but must be a feed.');
  }
  return text;
}

/** An address without the differences that a redirect may have: `www.`, letter case, one trailing slash. */
function normalizeAddress({ host, pathname, search }: URL): string {
  return host.replace(/^www\./, '') + pathname.toLowerCase().replace(/\/$/, '') + search;
}

/**
 * Creates the feed client: public addresses only, up to 3 redirects and only to feeds of the list, 2 MB, 5 s; decodes
 * the text.
 * @returns `fetch(address)` rejects with a FeedError; `close()` closes its connections
 */
export function createFeedFetcher({ allowed, loopback, timeout = 5_000, lookup }: FeedFetcherOptions) {
  const spellings = new Set(allowed.map((address) => normalizeAddress(new URL(address))));
  const agent = new Agent({
    connect: { lookup: guardedLookup(loopback, lookup) },
    connections: 4,
    maxHeaderSize: 16_384,
  });

  /** Sockets look up names only: IP literals are checked here. */
  function checkTarget(url: URL): void {
    if (!isSafeTarget(url, loopback))
      throw new FeedError(502, 'The address is not public; FEED_LOOPBACK=allow permits feeds on this machine.');
  }

  function nextTarget(from: URL, location: string): URL {
    const next = URL.canParse(location, from) ? new URL(location, from) : undefined;
    const isSafe = next?.protocol === 'https:' || (next?.protocol === 'http:' && from.protocol === 'http:');
    if (next && isSafe && spellings.has(normalizeAddress(next)) && !next.username && !next.password) return next;
    throw new FeedError(502, 'The feed redirects to an address that is not allowed; add its new address to FEEDS.');
  }

  async function follow(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<string> {
    checkTarget(url);
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, headers: requestHeaders, signal });
    if ([301, 302, 303, 307, 308].includes(statusCode)) {
      discardBody(body);
      if (redirectsLeft === 0) throw new FeedError(502, 'The feed redirects more than 3 times.');
      return follow(nextTarget(url, joinHeader(headers.location)), signal, redirectsLeft - 1);
    }
    if (statusCode !== 200) {
      discardBody(body);
      throw new FeedError(502, `The feed responded with status ${statusCode}.`);
    }
    const bytes = await readBody(body, joinHeader(headers['content-encoding']));
    return assertFeed(decodeFeed(bytes, joinHeader(headers['content-type'])));
  }

  return {
    async fetch(address: string): Promise<string> {
      const signal = AbortSignal.timeout(timeout);
      try {
        return await follow(new URL(address), signal, maxRedirects);
      } catch (cause) {
        if (cause instanceof FeedError) throw cause;
        if (signal.aborted) throw new FeedError(504, `The feed was not complete after ${timeout} ms.`, { cause });
        throw new FeedError(502, 'The feed could not be fetched.', { cause });
      }
    },
    close: () => agent.destroy(),
  };
}
