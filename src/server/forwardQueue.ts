import type { Database } from './database';
import { type MessageKind, messageKinds } from './messageKinds';

/** A message on its way to the provider. */
export interface Outgoing {
  id: string;
  kind: MessageKind;
  /** The body of the call, as JSON text. */
  payload: string;
  /** The visitor's Idempotency-Key, or the message's id: the same at each attempt. */
  key: string;
  /** Attempts so far. */
  attempts: number;
}

/** What became of an attempt. `answer` is for the list of messages: a status or a network error, no text of theirs. */
export type Outcome =
  | { state: 'sent'; answer: string }
  | { state: 'refused'; answer: string }
  | { state: 'waiting'; answer: string; nextAt: number };

/** Whoever holds this row forwards: one at a time, whichever process it is in. */
const claim = `INSERT INTO leases (name, holder, until) VALUES ('forward', ?1, ?2)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE holder = excluded.holder OR until <= ?3 RETURNING holder`;
/** A kind that a later version has left in the store stays where it is. */
const known = Object.keys(messageKinds).map((kind) => `'${kind}'`);
const queued = `messages WHERE forward = 'waiting' AND kind IN (${known.join(', ')})`;
const pick = `SELECT id, kind, payload, coalesce(idempotency_key, id) AS key, attempts FROM ${queued} AND next_at <= ?2
  AND EXISTS (SELECT 1 FROM leases WHERE name = 'forward' AND holder = ?1) ORDER BY next_at LIMIT 1`;
const note = `UPDATE messages SET forward = ?, attempts = attempts + 1, last_answer = ?, next_at = ?, forwarded_at = ?
  WHERE id = ? AND forward = 'waiting'`;

/** The stored messages that wait for the provider, which is all the worker knows: it survives every restart. */
export function forwardQueue(database: Database) {
  return {
    /** When the next message is due, in milliseconds since 1970; undefined when none waits. */
    async nextDue(): Promise<number | undefined> {
      const { rows } = await database.read(`SELECT min(next_at) AS due FROM ${queued}`);
      const due = rows[0]?.due;
      return typeof due === 'number' ? due : undefined;
    },
    /**
     * Takes or renews the lease until `until`.
     * @returns 'taken' while another worker holds it, else the message that has been due for longest, if there is one
     */
    async claim(holder: string, now: number, until: number): Promise<Outgoing | 'taken' | undefined> {
      const [lease, due] = await database.write([
        { sql: claim, args: [holder, until, now] },
        { sql: pick, args: [holder, now] },
      ]);
      if (!lease?.rows.length) return 'taken';
      // The columns are those of Outgoing, by name and type.
      return due?.rows[0] as unknown as Outgoing | undefined;
    },
    /** Writes down what became of an attempt. */
    async settle(id: string, outcome: Outcome): Promise<void> {
      const nextAt = outcome.state === 'waiting' ? outcome.nextAt : null;
      const forwardedAt = outcome.state === 'sent' ? new Date().toISOString() : null;
      await database.write([{ sql: note, args: [outcome.state, outcome.answer, nextAt, forwardedAt, id] }]);
    },
    /** Lets another worker begin at once. */
    async release(holder: string): Promise<void> {
      await database.write([{ sql: "DELETE FROM leases WHERE name = 'forward' AND holder = ?", args: [holder] }]);
    },
  };
}
