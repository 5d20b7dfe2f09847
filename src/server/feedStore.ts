import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A feed as it was fetched. */
export interface StoredFeed {
  xml: string;
  /** Unix milliseconds. */
  fetchedAt: number;
}

/** Feeds on disk, one JSON file each; available after a restart. */
export function createFeedStore(folder: string) {
  const fileOf = (address: string) =>
    join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.json`);

  return {
    /** The stored feed; undefined when the file is missing or damaged. */
    async read(address: string): Promise<StoredFeed | undefined> {
      try {
        const stored: unknown = JSON.parse(await readFile(fileOf(address), 'utf8'));
        const { url, xml, fetchedAt } = stored as { url?: unknown; xml?: unknown; fetchedAt?: unknown };
        const isComplete =
          url === address && typeof xml === 'string' && xml.startsWith('<') && typeof fetchedAt === 'number';
        return isComplete ? { xml, fetchedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    /** Replaces the file atomically; removes the partial file when writing fails, so that a full disk can recover. */
    async write(address: string, { xml, fetchedAt }: StoredFeed): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(draft, JSON.stringify({ url: address, fetchedAt, xml }));
        await rename(draft, fileOf(address));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
