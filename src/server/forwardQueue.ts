import { type MessageKind, messageKinds } from '@/site/messageKinds';
import type { Database } from './database';

/** A queued message. */
export interface Outgoing {
  id: string;
  kind: MessageKind;
  /** The request body, as JSON text. */
  payload: string;
  /** The visitor's Idempotency-Key, or the message's id; the same for each attempt. */
  key: string;
  /** Failed attempts so far. */
  attempts: number;
}

/**
 * Outcome of an attempt. `answer` appears in lists of messages: an HTTP status or network error, never response text.
 */
export type Outcome =
  | { state: 'sent'; answer: string }
  | { state: 'refused'; answer: string }
  | { state: 'waiting'; answer: string; nextAt: number };

/** A lease: one process forwards at a time. */
const claimLease = `INSERT INTO leases (name, holder, until) VALUES ('forward', ?1, ?2)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE holder = excluded.holder OR until <= ?3 RETURNING holder`;
/** Unknown kinds (written by a later version) are ignored. */
const knownKinds = Object.keys(messageKinds).map((kind) => `'${kind}'`);
const waitingMessages = `messages WHERE forward = 'waiting' AND kind IN (${knownKinds.join(', ')})`;
const selectDue = `SELECT id, kind, payload, coalesce(idempotency_key, id) AS key, attempts FROM ${waitingMessages} AND next_at <= ?2
  AND EXISTS (SELECT 1 FROM leases WHERE name = 'forward' AND holder = ?1) ORDER BY next_at LIMIT 1`;
const updateOutcome = `UPDATE messages SET forward = ?, attempts = attempts + 1, last_answer = ?, next_at = ?, forwarded_at = ?
  WHERE id = ? AND forward = 'waiting'`;

/** The queue of messages for the provider. It is in the database, so it survives restarts. */
export function createForwardQueue(database: Database) {
  return {
    /** When the next message is due, in Unix milliseconds; undefined when the queue is empty. */
    async nextDue(): Promise<number | undefined> {
      const { rows } = await database.read(`SELECT min(next_at) AS due FROM ${waitingMessages}`);
      const due = rows[0]?.due;
      return typeof due === 'number' ? due : undefined;
    },
    /**
     * Takes or renews the lease until `until` (Unix milliseconds).
     * @returns 'taken' while another worker holds it, else the message that has been due for longest, if any
     */
    async claim(holder: string, now: number, until: number): Promise<Outgoing | 'taken' | undefined> {
      const [lease, due] = await database.write([
        { sql: claimLease, args: [holder, until, now] },
        { sql: selectDue, args: [holder, now] },
      ]);
      if (!lease?.rows.length) return 'taken';
      // The columns are those of Outgoing, by name and type.
      return due?.rows[0] as unknown as Outgoing | undefined;
    },
    /** Stores the outcome of an attempt. */
    async recordOutcome(id: string, outcome: Outcome): Promise<void> {
      const nextAt = outcome.state === 'waiting' ? outcome.nextAt : null;
      const forwardedAt = outcome.state === 'sent' ? new Date().toISOString() : null;
      await database.write([{ sql: updateOutcome, args: [outcome.state, outcome.answer, nextAt, forwardedAt, id] }]);
    },
    /** Releases the lease. */
    async release(holder: string): Promise<void> {
      await database.write([{ sql: "DELETE FROM leases WHERE name = 'forward' AND holder = ?", args: [holder] }]);
    },
  };
}
