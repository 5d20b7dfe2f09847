import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Client, type ResultSet, createClient } from '@libsql/client';

/** What a visitor wrote. */
export interface Message {
  kind: 'contact-email';
  /** The fields under the names of the call (spec 3). */
  payload: Readonly<Record<string, string>>;
  /** Attempts with the same key are one message. */
  idempotencyKey?: string | undefined;
}

export interface Saved {
  id: string;
  /** The key was used before, for another text: nothing was stored. */
  conflicting: boolean;
}

export interface MessageStore {
  /** Resolves once the message is on the disk, or with the first attempt's id when its key is known. */
  save(message: Message): Promise<Saved>;
  /** Rejects when messages can't be stored at present. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const schema = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  created_at TEXT NOT NULL,
  read_at TEXT,
  idempotency_key TEXT,
  UNIQUE (kind, idempotency_key)
)`;
/** A known key changes nothing and gives back what is stored under it: one statement, so two attempts can't cross. */
const insert = `INSERT INTO messages (id, kind, payload, created_at, idempotency_key) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (kind, idempotency_key) DO UPDATE SET kind = excluded.kind RETURNING id, payload`;

interface Waiting {
  args: (string | null)[];
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens the message store: a file of our own, or a libSQL server. It is prepared at the first use, and again until
 * that succeeds, so a server that is away for a while doesn't keep the site from starting.
 * @param url `file:…`, `libsql:…`, `https:…`
 * @param authToken for a libSQL server
 */
export function openMessageStore(url: string, authToken?: string): MessageStore {
  const isFile = url.startsWith('file:');
  // One connection to a file: the settings below belong to a connection, and SQLite has one writer anyway.
  const client: Client = createClient({ url, authToken, timeout: 5_000, ...(isFile && { concurrency: 1 }) });
  let prepared: Promise<void> | undefined;
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    // FULL: acknowledged messages survive a power cut. WAL: reading them (npm run messages) never stops a visitor.
    if (isFile)
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await client.execute(`PRAGMA ${pragma}`);
    await client.execute(schema);
  }

  function ready(): Promise<void> {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  /** Everything that waits goes to the disk in one transaction: many visitors share one wait for the disk. */
  async function writeAll(): Promise<void> {
    await setImmediate(); // who else came in this turn of the event loop?
    while (waiting.length > 0) {
      const group = waiting.splice(0, 200);
      try {
        await ready();
        const results = await client.batch(
          group.map(({ args }) => ({ sql: insert, args })),
          'write',
        );
        group.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result) resolve(result);
          else reject(new Error('The store gave no answer.'));
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = undefined;
  }

  return {
    async save({ kind, payload, idempotencyKey }) {
      const text = JSON.stringify(payload);
      const args = [randomUUID(), kind, text, new Date().toISOString(), idempotencyKey ?? null];
      const result = await new Promise<ResultSet>((resolve, reject) => {
        waiting.push({ args, resolve, reject });
        writing ??= writeAll();
      });
      const row = result.rows[0];
      if (typeof row?.id !== 'string') throw new Error('The store gave no answer.');
      return { id: row.id, conflicting: row.payload !== text };
    },
    async check() {
      await ready();
      await client.execute('SELECT 1');
    },
    async close() {
      await writing;
      client.close();
    },
  };
}
