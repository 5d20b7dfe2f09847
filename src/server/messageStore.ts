import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InStatement, ResultSet } from '@libsql/client';
import type { Database } from './database';
import type { MessageKind } from './messageKinds';

/** What a visitor wrote. */
export interface Message {
  kind: MessageKind;
  /** The fields under the names of the call (spec 3). */
  payload: Readonly<Record<string, string>>;
  /** Attempts with the same key are one message. */
  idempotencyKey?: string | undefined;
  /** The trap it fell into: kept, but neither listed nor forwarded unless somebody asks for it. */
  suspect?: string | undefined;
}

interface Saved {
  id: string;
  /** The key was used before, for another text: nothing was stored. */
  conflicting: boolean;
}

export interface MessageStore {
  /** Resolves once the message is on the disk, or with the first attempt's id when its key is known. */
  save(message: Message): Promise<Saved>;
  /** Rejects when messages can't be stored at present. */
  check(): Promise<void>;
  /** Waits for what is being written. */
  finish(): Promise<void>;
}

/** A known key changes nothing and gives back what is stored under it: one statement, so two attempts can't cross. */
const insert = `INSERT INTO messages (id, kind, payload, created_at, idempotency_key, suspect, forward, next_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (kind, idempotency_key) DO UPDATE SET kind = excluded.kind RETURNING id, payload`;

/** A rehearsal takes the room of the longest message that is taken (16 kB), in a row of its own. */
const longest = ' '.repeat(16 * 1024);
const rehearse = `INSERT INTO leases (name, holder, until) VALUES ('rehearsal', ?1, ?2)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until`;

interface Waiting {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

/**
 * Keeps what visitors write.
 * @param forwarding whether messages wait here for their way to the provider; suspects are held back
 */
export function createMessageStore(database: Database, forwarding = false): MessageStore {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  /** Everything that waits goes to the disk in one transaction: many visitors share one wait for the disk. */
  async function writeAll(): Promise<void> {
    await setImmediate(); // who else came in this turn of the event loop?
    while (waiting.length > 0) {
      const group = waiting.splice(0, 200);
      try {
        const results = await database.write(group.map(({ statement }) => statement));
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
    async save({ kind, payload, idempotencyKey, suspect }) {
      const text = JSON.stringify(payload);
      const now = new Date();
      const onTheWay = suspect === undefined ? ['waiting', now.getTime()] : ['held', null];
      const rest = [idempotencyKey ?? null, suspect ?? null, ...(forwarding ? onTheWay : [null, null])];
      const statement = { sql: insert, args: [randomUUID(), kind, text, now.toISOString(), ...rest] };
      const result = await new Promise<ResultSet>((resolve, reject) => {
        waiting.push({ statement, resolve, reject });
        writing ??= writeAll();
      });
      const row = result.rows[0];
      if (typeof row?.id !== 'string') throw new Error('The store gave no answer.');
      return { id: row.id, conflicting: row.payload !== text };
    },
    async check() {
      await database.write([{ sql: rehearse, args: [longest, Date.now()] }]);
    },
    async finish() {
      await writing;
    },
  };
}
