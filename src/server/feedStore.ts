import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface KeptFeed {
  xml: string;
  /** Milliseconds since 1970. */
  fetchedAt: number;
}

/** The feeds on the disk, one file each, so that a restart shows news before the first fetch. */
export function createFeedStore(folder: string) {
  const fileOf = (address: string) =>
    join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.json`);

  return {
    /** The kept feed, or undefined: a missing or damaged file is as good as none. */
    async read(address: string): Promise<KeptFeed | undefined> {
      try {
        const kept: unknown = JSON.parse(await readFile(fileOf(address), 'utf8'));
        const { url, xml, fetchedAt } = kept as { url?: unknown; xml?: unknown; fetchedAt?: unknown };
        const isWhole =
          url === address && typeof xml === 'string' && xml.startsWith('<') && typeof fetchedAt === 'number';
        return isWhole ? { xml, fetchedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    /**
     * Replaces the file in one step: whoever reads finds the old feed or the new one, never half of it. What could be
     * written of one that does not fit goes again: a disk must not stay full because it was full.
     */
    async write(address: string, { xml, fetchedAt }: KeptFeed): Promise<void> {
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
