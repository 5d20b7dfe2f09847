import { ImageError } from './fetchImage';
import type { ImageForms } from './scaleImage';
import { type KeptImage, createImageStore } from './imageStore';
import { createWorkQueue } from './workQueue';

interface ImageCacheOptions {
  /** Where pictures outlive a restart. */
  folder: string;
  /** Bytes on the disk; by default 64 MB, some 800 pictures. */
  mostBytes?: number | undefined;
  fetch: (sources: readonly string[]) => Promise<Buffer>;
  scale: (bytes: Buffer) => Promise<ImageForms>;
  now?: (() => number) | undefined;
  /** Called for every failed fetch and every failed write. */
  onFailure: (error: unknown, url: string) => void;
}

interface ImageAnswer {
  forms: ImageForms;
  /** The picture can't be fetched at present; this is its last good state. */
  stale: boolean;
}

const minute = 60_000;
const freshFor = 24 * 60 * minute;
/** A failing picture is not asked for again at once. */
const pauseAfterFailure = minute;
/** How many pictures, and failures, are remembered in memory. */
const remembered = 64;
/** Pictures that are fetched and scaled at once, 8 MB each at most, and those that may wait for it. */
const work = { running: 8, waiting: 256 };

/** Sets the newest entry of a map, and forgets the oldest ones. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

/**
 * Keeps scaled pictures in memory and on the disk: fresh for a day, shown beyond that while their publisher fails. One
 * fetch at a time for a picture, however many visitors wait for it.
 * @returns `get(url, sources)`, undefined when there is nothing to show; rejects with QueueFullError when too many
 * pictures wait to be fetched
 */
export function createImageCache({
  folder,
  mostBytes = 64 * 1024 * 1024,
  fetch,
  scale,
  now = Date.now,
  onFailure,
}: ImageCacheOptions) {
  const store = createImageStore({ folder, mostBytes, now });
  const recent = new Map<string, KeptImage>();
  const failures = new Map<string, number>();
  const pending = new Map<string, Promise<ImageAnswer | undefined>>();
  const runQueued = createWorkQueue(work.running, work.waiting);
  // A time in the future (the clock was set back) counts as long ago.
  const isWithin = (span: number, since: number) => now() >= since && now() - since < span;

  async function refresh(url: string, sources: readonly string[]): Promise<KeptImage | undefined> {
    try {
      const forms = await runQueued(async () => scale(await fetch(sources)));
      const image = { forms, fetchedAt: now() };
      failures.delete(url);
      await store.write(url, image).catch((error: unknown) => onFailure(error, url));
      return image;
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      remember(failures, url, now(), remembered * 16);
      onFailure(error, url);
      return undefined;
    }
  }

  async function find(url: string, sources: readonly string[]): Promise<ImageAnswer | undefined> {
    const kept = recent.get(url) ?? (await store.read(url));
    const failedAt = failures.get(url);
    const isFresh = kept !== undefined && isWithin(freshFor, kept.fetchedAt);
    const isPaused = failedAt !== undefined && isWithin(pauseAfterFailure, failedAt);
    const fetched = isFresh || isPaused ? undefined : await refresh(url, sources);
    const image = fetched ?? kept;
    if (!image) return undefined;
    remember(recent, url, image, remembered);
    if (!fetched) await store.touch(url);
    return { forms: image.forms, stale: !isFresh && !fetched };
  }

  return {
    get(url: string, sources: readonly string[]): Promise<ImageAnswer | undefined> {
      const answer = pending.get(url) ?? find(url, sources).finally(() => pending.delete(url));
      pending.set(url, answer);
      return answer;
    },
  };
}
