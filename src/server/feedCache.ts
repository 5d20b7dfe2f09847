import { promisify } from 'node:util';
import { constants, brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { type Asset, makeAsset } from './asset';
import { type StoredFeed, createFeedStore } from './feedStore';

interface FeedCacheOptions {
  /** Folder of the feeds on disk. */
  folder: string;
  fetch: (address: string) => Promise<string>;
  now?: () => number;
  /** Called for every failed fetch and every failed write. */
  onFailure: (error: unknown, address: string) => void;
}

interface CachedFeed {
  asset: Asset;
  /** The feed fails at present; this is the last good copy. */
  stale: boolean;
}

interface CacheEntry {
  stored?: StoredFeed & { asset: Asset };
  failure?: { error: unknown; at: number };
  pending?: Promise<void>;
}

const minute = 60_000;
const freshFor = 10 * minute;
const usableFor = 24 * 60 * minute;
/** After a failure nothing is fetched for 30 s, so that visitors don't wait for the next failure. */
const pauseAfterFailure = minute / 2;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzipCompress);

async function makeFeedAsset({ xml }: StoredFeed): Promise<Asset> {
  const plain = Buffer.from(xml);
  const [br, gzip] = await Promise.all([
    asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    asGzip(plain),
  ]);
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };
  return makeAsset({ plain, br, gzip, headers });
}

/**
 * Feed cache in memory and on disk: fresh for 10 minutes, stale-if-error for 24 hours, one concurrent fetch per feed.
 * @returns `get(address)`, which rejects with the fetch error when there is no usable copy, and `peek(address)`
 */
export function createFeedCache({ folder, fetch, now = Date.now, onFailure }: FeedCacheOptions) {
  const slots = new Map<string, CacheEntry>();
  const store = createFeedStore(folder);
  // A time in the future (clock set back) counts as expired.
  const isWithin = (span: number, since: number) => now() >= since && now() - since < span;

  async function storeFeed(slot: CacheEntry, feed: StoredFeed): Promise<void> {
    slot.stored = { ...feed, asset: await makeFeedAsset(feed) };
  }

  async function refresh(slot: CacheEntry, address: string): Promise<void> {
    if (!slot.stored) {
      const found = await store.read(address);
      if (found) await storeFeed(slot, found);
      if (found && isWithin(freshFor, found.fetchedAt)) return;
    }
    try {
      const feed = { xml: await fetch(address), fetchedAt: now() };
      await storeFeed(slot, feed);
      slot.failure = undefined;
      await store.write(address, feed).catch((error: unknown) => onFailure(error, address));
    } catch (error) {
      slot.failure = { error, at: now() };
      onFailure(error, address);
    }
  }

  function slotOf(address: string): CacheEntry {
    const slot = slots.get(address) ?? {};
    slots.set(address, slot);
    return slot;
  }

  return {
    /** The text of a feed that `get` could return from the cache, or undefined; never fetches. */
    async peek(address: string): Promise<string | undefined> {
      const slot = slotOf(address);
      const found = slot.stored ? undefined : await store.read(address);
      const asset = found && (await makeFeedAsset(found));
      // A concurrent fetch may have stored a newer copy.
      if (found && asset) slot.stored ??= { ...found, asset };
      return slot.stored && isWithin(usableFor, slot.stored.fetchedAt) ? slot.stored.xml : undefined;
    },
    async get(address: string): Promise<CachedFeed> {
      const slot = slotOf(address);
      const isFresh = () => slot.stored !== undefined && isWithin(freshFor, slot.stored.fetchedAt);
      const isPaused = slot.failure !== undefined && isWithin(pauseAfterFailure, slot.failure.at);
      if (!isFresh() && !isPaused) {
        slot.pending ??= refresh(slot, address).finally(() => (slot.pending = undefined));
        await slot.pending;
      }
      if (slot.stored && isWithin(usableFor, slot.stored.fetchedAt))
        return { asset: slot.stored.asset, stale: !isFresh() };
      throw slot.failure?.error;
    },
  };
}
