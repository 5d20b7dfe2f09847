import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageForms } from './scaleImage';

/** A scaled image as it was stored. */
export interface StoredImage {
  forms: ImageForms;
  /** Unix milliseconds. */
  fetchedAt: number;
}

interface ImageStoreOptions {
  folder: string;
  /** Maximum size of all files together in bytes. */
  maxBytes: number;
  now: () => number;
}

interface FileHeader {
  url: string;
  fetchedAt: number;
  /** Names and sizes of the forms, whose bytes follow in this order. */
  forms: [string, number][];
  /** SHA-256 of these bytes. */
  hash: string;
}

/** Maximum age of a temporary file in ms; older ones are left-overs of a killed process. */
const maxDraftAge = 60_000;

/** Minimum interval in ms between two updates of the modification time. */
const minTouchInterval = 60_000;

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The file format: a line of JSON, then the bytes of the forms. */
function encode(url: string, { forms, fetchedAt }: StoredImage): Buffer {
  const body = Buffer.concat([...forms.values()]);
  const sizes = [...forms].map(([name, { length }]): [string, number] => [name, length]);
  const head: FileHeader = { url, fetchedAt, forms: sizes, hash: hashOf(body) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
}

/** @throws when the file is damaged, or of another image */
function decode(url: string, file: Buffer): StoredImage {
  const end = file.indexOf('\n');
  const head = JSON.parse(file.subarray(0, end).toString()) as FileHeader;
  const body = file.subarray(end + 1);
  if (head.url !== url || head.hash !== hashOf(body))
    throw new Error(`The stored file of ${url} is damaged, or of another image.`);
  let start = 0;
  const forms = head.forms.map(([name, size]): [string, Buffer] => [name, body.subarray(start, (start += size))]);
  return { forms: new Map(forms), fetchedAt: head.fetchedAt };
}

/**
 * Images on disk, one file each, with a size limit and LRU eviction. A file's modification time is its last use, so the
 * order survives a restart.
 */
export function createImageStore({ folder, maxBytes, now }: ImageStoreOptions) {
  const nameFor = (url: string) => `${hashOf(url).slice(0, 32)}.img`;
  /** Sizes in bytes and last uses, by file name. */
  let index: Promise<Map<string, { size: number; usedAt: number }>> | undefined;

  async function scan() {
    await mkdir(folder, { recursive: true });
    const found = new Map<string, { size: number; usedAt: number }>();
    for (const name of await readdir(folder)) {
      const { size, mtimeMs } = await stat(join(folder, name));
      if (name.endsWith('.img')) found.set(name, { size, usedAt: mtimeMs });
      else if (name.endsWith('.tmp') && Date.now() - mtimeMs > maxDraftAge)
        await rm(join(folder, name), { force: true });
    }
    return found;
  }
  const files = () =>
    (index ??= scan().catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

  async function evictOldest(): Promise<void> {
    const all = await files();
    let bytes = [...all.values()].reduce((sum, { size }) => sum + size, 0);
    const oldestFirst = [...all].sort(([, one], [, other]) => one.usedAt - other.usedAt);
    for (const [name, { size }] of oldestFirst) {
      if (bytes <= maxBytes) return;
      bytes -= size;
      all.delete(name);
      await rm(join(folder, name), { force: true });
    }
  }

  async function touch(url: string): Promise<void> {
    const name = nameFor(url);
    const file = (await files()).get(name);
    if (!file || now() - file.usedAt < minTouchInterval) return;
    file.usedAt = now();
    await utimes(join(folder, name), now() / 1000, now() / 1000);
  }

  return {
    /** Records a use of an image. */
    touch: (url: string): Promise<void> => touch(url).catch(() => undefined),
    /** The stored image; undefined when the file is missing or damaged. */
    async read(url: string): Promise<StoredImage | undefined> {
      try {
        return decode(url, await readFile(join(folder, nameFor(url))));
      } catch {
        return undefined;
      }
    },
    /** Replaces the file atomically; removes the temporary file when writing fails. */
    async write(url: string, image: StoredImage): Promise<void> {
      const all = await files();
      const name = nameFor(url);
      const bytes = encode(url, image);
      const draft = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(draft, bytes);
        await utimes(draft, now() / 1000, now() / 1000);
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      all.set(name, { size: bytes.length, usedAt: now() });
      await evictOldest();
    },
  };
}
