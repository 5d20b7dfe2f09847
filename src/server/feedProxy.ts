import type { FastifyInstance } from 'fastify';
import type { createFeedCache } from './feedCache';
import { FeedError } from './fetchFeed';
import { Problem } from './problem';
import { sendAsset } from './sendAsset';

const lenientPreference = 'handling=lenient';

/** The requested feed if it is on the list; compared as normalized URLs. Throws a 400 otherwise. */
function allowedAddress(query: unknown, allowed: ReadonlySet<string>): string {
  const given = (query as { url?: unknown }).url;
  if (typeof given !== 'string' || given === '')
    throw new Problem(400, 'The query parameter url must be the address of one feed.');
  const href = URL.canParse(given) ? new URL(given).href : '';
  if (!allowed.has(href))
    throw new Problem(400, 'The query parameter url is not an allowed feed; the setting FEEDS adds feeds.');
  return href;
}

/**
 * `GET /rss?url=<feed>`: the feed as UTF-8 XML.
 * With `Prefer: handling=lenient` (RFC 7240) 204 replaces 502 and 504, which browsers would log as errors.
 * 400 not on the list · 502 the feed fails · 504 timeout; 502 and 504 only without a copy of the last 24 hours.
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
        if (request.headers.prefer === lenientPreference) {
          return await reply
            .code(204)
            .headers({ 'preference-applied': lenientPreference, 'cache-control': 'no-store' })
            .send();
        }
        throw new Problem(error.status, error.message, { 'retry-after': '30' });
      }
    },
  });
}
