import type { FastifyInstance } from 'fastify';
import type { createFeedCache } from './feedCache';
import { FeedError } from './fetchFeed';
import { Problem } from './problem';
import { sendAsset } from './sendAsset';

const lenient = 'handling=lenient';

/** The address asked for, if it is one of the list, letter by letter once both are written the same way. */
function allowedAddress(query: unknown, allowed: ReadonlySet<string>): string {
  const given = (query as { url?: unknown }).url;
  if (typeof given !== 'string' || given === '') throw new Problem(400, 'The parameter url must name one feed.');
  const href = URL.canParse(given) ? new URL(given).href : '';
  if (!allowed.has(href)) throw new Problem(400, 'This feed is not on the list of this site.');
  return href;
}

/**
 * `GET /rss?url=<feed>` (spec 7; decisions.md, Calls): the feed as UTF-8 XML.
 * A caller that prefers leniency (`Prefer: handling=lenient`, RFC 7240) gets 204 instead of 502 and 504: to a visitor's
 * browser, which would log an error, a feed that is away is no news, not a failure.
 *
 * 400 no feed of the list · 502 the feed fails · 504 it takes too long, both only when there is no copy of the last day.
 */
export function serveFeeds(
  app: FastifyInstance,
  feeds: readonly string[],
  cache: ReturnType<typeof createFeedCache>,
): void {
  const allowed = new Set(feeds);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/rss',
    async handler(request, reply) {
      const address = allowedAddress(request.query, allowed);
      try {
        const { asset, stale } = await cache.get(address);
        return await sendAsset(request, reply, asset, stale ? { cache: 'public, max-age=60' } : {});
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        if (request.headers.prefer === lenient) {
          return await reply.code(204).headers({ 'preference-applied': lenient, 'cache-control': 'no-store' }).send();
        }
        throw new Problem(error.status, error.message, { 'retry-after': '30' });
      }
    },
  });
}
