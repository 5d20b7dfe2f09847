import { ImageError } from './fetchImage';
import type { ImageForms } from './scaleImage';
import { type StoredImage, createImageStore } from './imageStore';
import { createWorkQueue } from './workQueue';

interface ImageCacheOptions {
  /** Folder of the images on disk. */
  folder: string;
  /** Bytes on disk; 64 MB by default, some 800 images. */
  maxBytes?: number | undefined;
  fetch: (sources: readonly string[]) => Promise<Buffer>;
  scale: (bytes: Buffer) => Promise<ImageForms>;
  now?: (() => number) | undefined;
  /** Called for every failed fetch and every failed write. */
  onFailure: (error: unknown, url: string) => void;
}

interface CachedImage {
  forms: ImageForms;
  /** The fetch fails at present; this is the last good copy. */
  stale: boolean;
}

const minute = 60_000;
const freshFor = 24 * 60 * minute;
/** Milliseconds without a retry after a failure. */
const pauseAfterFailure = minute;
/** Maximum number of images in memory; of failures 16 times as many. */
const maxEntries = 64;
/** Limits of concurrent fetches, of up to 8 MB each, and of waiting ones. */
const queueLimits = { running: 8, waiting: 256 };

/** Sets an entry as the newest one and evicts the oldest. */
function setRecent<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= max) return;
    map.delete(oldest);
  }
}

/**
 * Image cache in memory and on disk: fresh for a day, then stale while the publisher fails; one concurrent fetch per
 * image.
 * @returns `get(url, sources)`: undefined without an image; rejects with QueueFullError when too many fetches wait
 */
export function createImageCache({
  folder,
  maxBytes = 64 * 1024 * 1024,
  fetch,
  scale,
  now = Date.now,
  onFailure,
}: ImageCacheOptions) {
  const store = createImageStore({ folder, maxBytes, now });
  const recent = new Map<string, StoredImage>();
  const failures = new Map<string, number>();
  const pending = new Map<string, Promise<CachedImage | undefined>>();
  const runQueued = createWorkQueue(queueLimits.running, queueLimits.waiting);
  // A time in the future (clock set back) counts as expired.
  const isWithin = (span: number, since: number) => now() >= since && now() - since < span;

  async function refresh(url: string, sources: readonly string[]): Promise<StoredImage | undefined> {
    try {
      const forms = await runQueued(async () => scale(await fetch(sources)));
      const image = { forms, fetchedAt: now() };
      failures.delete(url);
      await store.write(url, image).catch((error: unknown) => onFailure(error, url));
      return image;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      setRecent(failures, url, now(), maxEntries * 16);
      onFailure(error, url);
      return undefined;
    }
  }

  async function find(url: string, sources: readonly string[]): Promise<CachedImage | undefined> {
    const stored = recent.get(url) ?? (await store.read(url));
    const failedAt = failures.get(url);
    const isFresh = stored !== undefined && isWithin(freshFor, stored.fetchedAt);
    const isPaused = failedAt !== undefined && isWithin(pauseAfterFailure, failedAt);
    const fetched = isFresh || isPaused ? undefined : await refresh(url, sources);
    const image = fetched ?? stored;
    if (!image) return undefined;
    setRecent(recent, url, image, maxEntries);
    if (!fetched) await store.touch(url);
    return { forms: image.forms, stale: !isFresh && !fetched };
  }

  return {
    get(url: string, sources: readonly string[]): Promise<CachedImage | undefined> {
      const answer = pending.get(url) ?? find(url, sources).finally(() => pending.delete(url));
      pending.set(url, answer);
      return answer;
    },
  };
}
