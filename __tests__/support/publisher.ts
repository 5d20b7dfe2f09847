import type { RequestListener } from 'node:http';
import sharp, { type FormatEnum } from 'sharp';
import type { Lookup } from '@/server/guardedLookup';
import { type Upstream, openUpstream } from './siteServer';

/** A lookup that resolves every name to one address. */
export const resolveTo = (address: string): Lookup =>
  ((_name: string, _options: unknown, done: (error: null, found: unknown) => void) =>
    done(null, [{ address, family: 4 }])) as unknown as Lookup;

/** A test image of a size in px; `colour` is any number. */
export const photo = (width: number, height: number, format: keyof FormatEnum | 'avif' = 'jpeg', colour = 0) =>
  sharp({ create: { width, height, channels: 3, background: { r: (colour * 37) % 256, g: 90, b: 160 } } })
    .toFormat(format)
    .toBuffer();

export interface Publisher extends Upstream {
  feed: string;
  /** Images of the feed, by name; mutable. */
  pictures: Record<string, Buffer | RequestListener>;
  /** The URL of an image as the page derives it from the feed, which writes http. */
  addressOf(name: string): string;
  /** The number of requests for an image. */
  requestCount(name: string): number;
}

/** Starts a local publisher: a feed, and its images on the host `pictures.test`. */
export async function openPublisher(pictures: Publisher['pictures']): Promise<Publisher> {
  const upstream = await openUpstream((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (name === 'feed') {
      const { port } = new URL(upstream.origin);
      const items = Object.keys(pictures).map(
        (each) =>
          `<item><title>${each}</title><enclosure type="image/jpeg" url="http://pictures.test:${port}/${each}"/></item>`,
      );
      return response.end(`<rss version="2.0"><channel><title>F</title>${items.join('')}</channel></rss>`);
    }
    const found = pictures[name];
    if (typeof found === 'function') return found(request, response);
    if (!found) response.statusCode = 404;
    return response.end(found);
  });
  return {
    ...upstream,
    pictures,
    feed: `${upstream.origin}/feed`,
    addressOf: (name) => `https://pictures.test:${new URL(upstream.origin).port}/${name}`,
    requestCount: (name) => upstream.requests.filter(({ url }) => url === `/${name}`).length,
  };
}
