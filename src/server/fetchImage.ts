import { Agent, request } from 'undici';
import { discardBody } from './discardBody';
import { type Lookup, guardedLookup } from './guardedLookup';
import { isSafeTarget } from './safeTarget';

interface ImageFetcherOptions {
  /** Allow images on this machine. */
  loopback: boolean;
  /** Milliseconds for everything together: DNS, connections, redirects and body. */
  timeout?: number | undefined;
  lookup?: Lookup | undefined;
}

/** A failed fetch or decode of an image. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

const maxImageBytes = 8 * 1024 * 1024;
const maxRedirects = 3;
const requestHeaders = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'StormSite/1.0 (news reader)',
};

type UpstreamResponse = Awaited<ReturnType<typeof request>>;

function nextTarget(from: URL, location: unknown): URL {
  const next = typeof location === 'string' && URL.canParse(location, from) ? new URL(location, from) : undefined;
  const isSafe = next?.protocol === 'https:' || (next?.protocol === 'http:' && from.protocol === 'http:');
  if (next && isSafe && !next.username && !next.password) return next;
  throw new ImageError(
    `The image redirects to ${next?.host ?? 'a malformed URL'}; allowed are https, http from http, and no credentials.`,
  );
}

async function readBody({ statusCode, headers, body }: UpstreamResponse): Promise<Buffer> {
  if (statusCode !== 200) throw new ImageError(`The image's server responded with status ${statusCode}.`);
  const tooLarge = () => new ImageError('The image is larger than 8 MB.');
  if (Number(headers['content-length']) > maxImageBytes) throw tooLarge();
  if (!['', 'identity'].includes(String(headers['content-encoding'] ?? ''))) {
    throw new ImageError(`The Content-Encoding must be identity, but is ${String(headers['content-encoding'])}.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxImageBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Creates the image client: public addresses only, up to 3 redirects, each of them checked, 8 MB, 5 s.
 * @returns `fetch(sources)` resolves to the bytes of the first source that responds, and rejects with an ImageError;
 * `close()` closes its connections
 */
export function createImageFetcher({ loopback, timeout = 5_000, lookup }: ImageFetcherOptions) {
  const agent = new Agent({
    connect: { lookup: guardedLookup(loopback, lookup) },
    connections: 4,
    maxHeaderSize: 16_384,
  });

  function send(url: URL, signal: AbortSignal): Promise<UpstreamResponse> {
    if (!isSafeTarget(url, loopback))
      throw new ImageError(`${url.hostname} is not a public address; FEED_LOOPBACK=allow permits this machine.`);
    return request(url, { dispatcher: agent, headers: requestHeaders, signal });
  }

  async function follow(
    url: URL,
    answer: UpstreamResponse,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<Buffer> {
    if (![301, 302, 303, 307, 308].includes(answer.statusCode)) return readBody(answer);
    if (redirectsLeft === 0) throw new ImageError('The image redirects more than 3 times.');
    const next = nextTarget(url, answer.headers.location);
    discardBody(answer.body);
    return follow(next, await send(next, signal), signal, redirectsLeft - 1);
  }

  /** The bytes; undefined when the source does not respond. */
  async function fetchFrom(url: URL, signal: AbortSignal): Promise<Buffer | undefined> {
    let answer: UpstreamResponse;
    try {
      answer = await send(url, signal);
    } catch (error) {
      if (error instanceof ImageError || signal.aborted) throw error;
      return undefined;
    }
    return follow(url, answer, signal, maxRedirects).finally(() => discardBody(answer.body));
  }

  return {
    async fetch(sources: readonly string[]): Promise<Buffer> {
      const signal = AbortSignal.timeout(timeout);
      try {
        for (const source of sources) {
          const bytes = await fetchFrom(new URL(source), signal);
          if (bytes) return bytes;
        }
      } catch (cause) {
        throw cause instanceof ImageError ? cause : new ImageError('The image could not be fetched.', { cause });
      }
      throw new ImageError(`No server responds at ${sources.join(' or ')}.`);
    },
    close: () => agent.destroy(),
  };
}
