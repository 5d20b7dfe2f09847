import type { InStatement, Row } from '@libsql/client';
import { cleanEmail } from '@/lib/email';
import { type MessageField, type MessageKind, messageKinds } from '@/site/messageKinds';
import type { Database } from './database';

/** A stored message. Times are ISO 8601, UTC; '' where there is none. */
export interface ListedMessage {
  id: string;
  kind: string;
  receivedAt: string;
  readAt: string;
  /** The bot signal, or ''. */
  suspect: string;
  /** '' (not forwarded), `waiting`, `held` (suspect), `sent`, or `refused` by the provider. */
  forward: string;
  attempts: number;
  /** Last HTTP status or network error. */
  lastAnswer: string;
  forwardedAt: string;
  fields: Partial<Record<string, string>>;
}

/** Which messages are listed; all of them, except suspects, by default. */
export interface MessageFilter {
  unread?: boolean | undefined;
  kind?: MessageKind | undefined;
  /** Suspects instead of the others. */
  suspects?: boolean | undefined;
}

/** Names of the fields that hold an e-mail address in some kind. */
const emailFields = Object.values(messageKinds)
  .flatMap(({ fields }) => Object.entries<MessageField>(fields))
  .flatMap(([name, { format }]) => (format === 'email' ? [name] : []));

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

const toListedMessage = (row: Row): ListedMessage => ({
  id: textOrEmpty(row.id),
  kind: textOrEmpty(row.kind),
  receivedAt: textOrEmpty(row.created_at),
  readAt: textOrEmpty(row.read_at),
  suspect: textOrEmpty(row.suspect),
  forward: textOrEmpty(row.forward),
  attempts: Number(row.attempts),
  lastAnswer: textOrEmpty(row.last_answer),
  forwardedAt: textOrEmpty(row.forwarded_at),
  fields: JSON.parse(textOrEmpty(row.payload)) as ListedMessage['fields'],
});

function whereClause({ unread, kind, suspects }: MessageFilter): { sql: string; args: string[] } {
  const conditions = [suspects ? 'suspect IS NOT NULL' : 'suspect IS NULL'];
  if (unread) conditions.push('read_at IS NULL');
  if (kind) conditions.push('kind = ?');
  return { sql: `WHERE ${conditions.join(' AND ')}`, args: kind ? [kind] : [] };
}

/** Queries of `npm run messages`. */
export function createMessageList(database: Database) {
  const change = async (statement: InStatement) =>
    (await database.write([statement])).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
  /** For a JSON array of ids as one parameter: SQLite takes 32 766 parameters at most. */
  const inIds = 'id IN (SELECT value FROM json_each(?))';

  return {
    /** Oldest first, so that the newest is at the end of the terminal's output. */
    async find(filter: MessageFilter): Promise<ListedMessage[]> {
      const { sql, args } = whereClause(filter);
      const { rows } = await database.read({ sql: `SELECT * FROM messages ${sql} ORDER BY created_at, rowid`, args });
      return rows.map(toListedMessage);
    },
    /** The messages whose ids start with a text. */
    async startingWith(start: string): Promise<ListedMessage[]> {
      const sql = 'SELECT * FROM messages WHERE substr(id, 1, length(?1)) = ?1';
      return (await database.read({ sql, args: [start] })).rows.map(toListedMessage);
    },
    /** All messages received before a time (ISO 8601, UTC), suspects included. */
    async before(moment: string): Promise<ListedMessage[]> {
      const sql = 'SELECT * FROM messages WHERE created_at < ? ORDER BY created_at, rowid';
      return (await database.read({ sql, args: [moment] })).rows.map(toListedMessage);
    },
    /** All messages from an e-mail address, case-insensitively, suspects included. */
    async from(email: string): Promise<ListedMessage[]> {
      const { rows } = await database.read('SELECT * FROM messages ORDER BY created_at, rowid');
      const plain = (address: string) => cleanEmail(address).toLowerCase();
      const isFrom = (address: string | undefined) => address !== undefined && plain(address) === plain(email);
      return rows.map(toListedMessage).filter(({ fields }) => emailFields.some((name) => isFrom(fields[name])));
    },
    /** @returns the number of deleted messages */
    erase: async (ids: readonly string[]): Promise<number> =>
      (await database.erase({ sql: `DELETE FROM messages WHERE ${inIds}`, args: [JSON.stringify(ids)] })).rowsAffected,
    async countSuspects(): Promise<number> {
      const { rows } = await database.read('SELECT count(*) AS suspects FROM messages WHERE suspect IS NOT NULL');
      return Number(rows[0]?.suspects);
    },
    /** @returns the number of messages that were unread */
    markRead: (ids: readonly string[], now = new Date().toISOString()): Promise<number> =>
      change({
        sql: `UPDATE messages SET read_at = ? WHERE read_at IS NULL AND ${inIds}`,
        args: [now, JSON.stringify(ids)],
      }),
    /** @returns the number of messages that were unread */
    markAllRead(filter: MessageFilter, now = new Date().toISOString()): Promise<number> {
      const { sql, args } = whereClause({ ...filter, unread: true });
      return change({ sql: `UPDATE messages SET read_at = ? ${sql}`, args: [now, ...args] });
    },
    /**
     * Accepts suspects and refused messages; queues those that were held or refused for forwarding.
     * @returns the number of accepted messages
     */
    accept: (ids: readonly string[], now = Date.now()): Promise<number> =>
      change({
        sql: `UPDATE messages SET suspect = NULL, attempts = 0,
          next_at = CASE WHEN forward IN ('held', 'refused') THEN ? ELSE next_at END,
          forward = CASE WHEN forward IN ('held', 'refused') THEN 'waiting' ELSE forward END
          WHERE (suspect IS NOT NULL OR forward = 'refused') AND ${inIds}`,
        args: [now, JSON.stringify(ids)],
      }),
  };
}
