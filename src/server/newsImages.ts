import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newsImagePath, newsImageWidths } from '@/site/newsImage';
import { makeAsset } from './asset';
import { parseQualityValues } from './encoding';
import { feedImages } from './feedImages';
import { createImageFetcher } from './fetchImage';
import type { Lookup } from './guardedLookup';
import { createImageCache } from './imageCache';
import { Problem } from './problem';
import { type ImageFormat, imageFormats, imageFormName, scaleImage } from './scaleImage';
import { sendAsset } from './sendAsset';
import type { ServerSettings } from './settings';
import { QueueFullError } from './workQueue';

const cacheFor = { fresh: 'public, max-age=86400', stale: 'public, max-age=60' };

/** The preferred format among those that the Accept header names; WebP when it names none. */
function formatFor(accept: string | undefined): ImageFormat {
  const weight = parseQualityValues(accept ?? '');
  const of = (format: ImageFormat) => weight.get(`image/${format}`) ?? 0;
  return (
    imageFormats.find((format) => of(format) > 0 && imageFormats.every((other) => of(format) >= of(other))) ?? 'webp'
  );
}

/** Creates a lookup of the image sources in cached feeds; a feed is parsed again when it has changed. */
function createSourceLookup(feeds: readonly string[], cached: (feed: string) => Promise<string | undefined>) {
  const read = new Map<string, { xml: string; images: ReturnType<typeof feedImages> }>();
  return async (url: string): Promise<readonly string[] | undefined> => {
    for (const feed of feeds) {
      const xml = await cached(feed);
      if (xml === undefined) continue;
      if (read.get(feed)?.xml !== xml) read.set(feed, { xml, images: feedImages(xml, feed) });
      const sources = read.get(feed)?.images.get(url);
      if (sources) return sources;
    }
    return undefined;
  };
}

/** Dependencies that tests replace. */
export interface NewsImageDeps {
  now?: () => number;
  lookup?: Lookup;
  imageTimeout?: number;
  /** Maximum size of all stored images in bytes. */
  imageBytes?: number;
}

/** Creates the image cache; its fetcher is closed with the server. */
function openCache(app: FastifyInstance, { dataDir, feedLoopback }: ServerSettings, deps: NewsImageDeps) {
  const fetcher = createImageFetcher({ loopback: feedLoopback, timeout: deps.imageTimeout, lookup: deps.lookup });
  app.addHook('onClose', () => fetcher.close());
  return createImageCache({
    folder: join(dataDir, 'images'),
    maxBytes: deps.imageBytes,
    fetch: (sources) => fetcher.fetch(sources),
    scale: scaleImage,
    now: deps.now,
    onFailure: (error, picture) => app.log.warn({ err: error, picture }, 'a news image could not be loaded or stored'),
  });
}

/**
 * `GET /news-image?url=<image>&w=<width>`: an image of a cached feed as AVIF or WebP, negotiated by Accept.
 * 400 unknown width · 404 not in a cached feed, or the fetch or decode failed · 503 too many fetches wait
 * @param cached returns the text of a cached feed; never fetches
 */
export function serveNewsImages(
  app: FastifyInstance,
  cached: (feed: string) => Promise<string | undefined>,
  settings: ServerSettings,
  deps: NewsImageDeps,
): void {
  const cache = openCache(app, settings, deps);
  const sourcesOf = createSourceLookup(settings.feeds, cached);
  app.route({
    method: ['GET', 'HEAD'],
    url: newsImagePath,
    async handler(request, reply) {
      const { url, w } = request.query as { url?: unknown; w?: unknown };
      const width = newsImageWidths.find((each) => String(each) === w);
      if (!width) throw new Problem(400, `The query parameter w must be one of ${newsImageWidths.join(', ')}.`);
      const nothing = new Problem(404, 'The image is not in a cached feed, or could not be fetched or decoded.');
      const sources = typeof url === 'string' ? await sourcesOf(url) : undefined;
      if (typeof url !== 'string' || !sources) throw nothing;
      const format = formatFor(request.headers.accept);
      const found = await cache.get(url, sources).catch((error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        throw new Problem(503, 'Too many images are being fetched.', { 'retry-after': '5' });
      });
      const bytes = found?.forms.get(imageFormName(width, format));
      if (!bytes) throw nothing;
      const cacheControl = found?.stale ? cacheFor.stale : cacheFor.fresh;
      reply.header('vary', 'accept');
      const headers = { 'content-type': `image/${format}`, 'cache-control': cacheControl };
      return sendAsset(request, reply, makeAsset({ plain: bytes, headers }));
    },
  });
}
