import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InStatement, ResultSet } from '@libsql/client';
import type { MessageKind } from '@/site/messageKinds';
import type { Database } from './database';

/** A message to store. */
export interface Message {
  kind: MessageKind;
  /** Fields by name, of the kind only. */
  fields: Readonly<Record<string, string>>;
  /** Requests with the same key are stored once. */
  idempotencyKey?: string | undefined;
  /** The bot signal; suspects are stored, but not listed or forwarded by default. */
  suspect?: string | undefined;
}

interface SaveResult {
  id: string;
  /** The key was used before with another text: nothing was stored. */
  conflicting: boolean;
}

/** What the inbox needs of the store: write, check, finish. */
export interface MessageStore {
  /** Resolves when the message is on disk; for a known key to the id that is stored with it. */
  save(message: Message): Promise<SaveResult>;
  /** Writes a test row; rejects when messages can't be stored at present. */
  check(): Promise<void>;
  /** Waits for pending writes. */
  finish(): Promise<void>;
}

/** Upsert: a known key returns the stored row. One statement, so concurrent attempts can't race. */
const insertStatement = `INSERT INTO messages (id, kind, payload, created_at, idempotency_key, suspect, forward, next_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (kind, idempotency_key) DO UPDATE SET kind = excluded.kind RETURNING id, payload`;

/** The readiness check writes 16 kB, the maximum message size, into a row of its own. */
const longestMessage = ' '.repeat(16 * 1024);
const readinessStatement = `INSERT INTO leases (name, holder, until) VALUES ('rehearsal', ?1, ?2)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until`;

interface PendingWrite {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

/**
 * Creates the message store.
 * @param forwarding whether messages are queued for the provider; suspects are held back
 */
export function createMessageStore(database: Database, forwarding = false): MessageStore {
  const waiting: PendingWrite[] = [];
  let writing: Promise<void> | undefined;

  /** Group commit: writes up to 200 pending messages in one transaction, so that they share one disk sync. */
  async function writeAll(): Promise<void> {
    await setImmediate(); // collects the requests of this event loop turn
    while (waiting.length > 0) {
      const group = waiting.splice(0, 200);
      try {
        const results = await database.write(group.map(({ statement }) => statement));
        group.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result) resolve(result);
          else reject(new Error('The database returned fewer results than statements.'));
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = undefined;
  }

  return {
    async save({ kind, fields, idempotencyKey, suspect }) {
      const text = JSON.stringify(fields);
      const now = new Date();
      const forwardColumns = suspect === undefined ? ['waiting', now.getTime()] : ['held', null];
      const rest = [idempotencyKey ?? null, suspect ?? null, ...(forwarding ? forwardColumns : [null, null])];
      const statement = { sql: insertStatement, args: [randomUUID(), kind, text, now.toISOString(), ...rest] };
      const result = await new Promise<ResultSet>((resolve, reject) => {
        waiting.push({ statement, resolve, reject });
        writing ??= writeAll();
      });
      const row = result.rows[0];
      if (typeof row?.id !== 'string') throw new Error('The database returned no id for the stored message.');
      return { id: row.id, conflicting: row.payload !== text };
    },
    async check() {
      await database.write([{ sql: readinessStatement, args: [longestMessage, Date.now()] }]);
    },
    async finish() {
      await writing;
    },
  };
}
