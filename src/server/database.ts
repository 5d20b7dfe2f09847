import { closeSync, openSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Client, type InStatement, type ResultSet, createClient } from '@libsql/client';
import { messageColumns, tableStatements, waitingIndexStatement } from './databaseSchema';

/** The database of messages and web vitals. While another process holds the lock, calls are retried for up to 5 s. */
export interface Database {
  /** Runs statements in one transaction; resolves when it is on disk. */
  write(statements: readonly InStatement[]): Promise<ResultSet[]>;
  read(statement: InStatement): Promise<ResultSet>;
  /** Deletes rows; in a file with `secure_delete`, which overwrites their data, and truncates the WAL. */
  erase(statement: InStatement): Promise<ResultSet>;
  close(): void;
}

const errorCodeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(errorCodeOf(error));

/** Whether an error means a full disk, including one without room for the WAL index. */
export const isDiskFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC)/.test(errorCodeOf(error));

/** Retries for up to 5 s while the database is locked: SQLite's own busy timeout blocks the event loop. */
async function retryWhileBusy<T>(act: () => Promise<T>): Promise<T> {
  const end = Date.now() + 5_000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await pause(50 + Math.random() * 100);
    }
  }
}

/** The path of a `file:` URL's database; undefined for a server or an in-memory database. */
export function storeFile(url: string): string | undefined {
  const [address = ''] = url.split('?');
  if (!address.startsWith('file:') || address === 'file::memory:') return undefined;
  return address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
}

/**
 * Checks the integrity of a copy of the store without changing it.
 * @returns the number of its messages
 * @throws when it is damaged
 */
export async function checkIntegrity(path: string): Promise<number> {
  const client = createClient({ url: pathToFileURL(path).href });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${path} is damaged: PRAGMA integrity_check failed.`);
    return Number((await client.execute('SELECT count(*) AS messages FROM messages')).rows[0]?.messages);
  } finally {
    client.close();
  }
}

/** Creates the file with mode 600 if it is missing, since it holds personal data; returns its inode. */
function ensurePrivateFile(file: string): number {
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the same mode
  return statSync(file).ino;
}

/**
 * Opens the store: a file or a libSQL server. The schema is created at the first use and retried after a failure, so an
 * unavailable server does not prevent the start.
 * @param url `file:…`, `libsql:…`, `https:…`
 * @param authToken for a libSQL server
 */
export function openDatabase(url: string, authToken?: string): Database {
  const isFile = url.startsWith('file:');
  const file = storeFile(url);
  let inode = file === undefined ? undefined : ensurePrivateFile(file);
  // One connection per file: the pragmas below apply to a connection, and SQLite allows one writer only.
  const client: Client = createClient({ url, authToken, timeout: 50, ...(isFile && { concurrency: 1 }) });
  let prepared: Promise<void> | undefined;

  async function addColumns(): Promise<void> {
    const { rows } = await client.execute("SELECT name FROM pragma_table_info('messages')");
    const present = new Set(rows.map(({ name }) => name));
    for (const [name, type] of Object.entries(messageColumns)) {
      if (present.has(name)) continue;
      await client.execute(`ALTER TABLE messages ADD COLUMN ${name} ${type}`).catch((error: unknown) => {
        // Another process has added the column concurrently.
        if (!/duplicate column/i.test((error as Error).message)) throw error;
      });
    }
  }

  async function prepare(): Promise<void> {
    // FULL: acknowledged messages survive a power cut. WAL: readers (`npm run messages`) don't block writers.
    if (isFile)
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await client.execute(`PRAGMA ${pragma}`);
    for (const table of tableStatements) await client.execute(table);
    await addColumns();
    await client.execute(waitingIndexStatement);
  }

  /** Reopens a database file that was removed or replaced: writes to the old inode would be lost. */
  function followFile(): void {
    if (file === undefined || statSync(file, { throwIfNoEntry: false })?.ino === inode) return;
    inode = ensurePrivateFile(file);
    prepared = undefined;
    client.reconnect();
  }

  async function attempt<T>(act: () => Promise<T>): Promise<T> {
    followFile();
    try {
      await (prepared ??= prepare());
      return await act();
    } catch (error) {
      prepared = undefined;
      // libsql keeps a failed statement open until garbage collection, which blocks every commit on its connection:
      // after any failure a file is reconnected.
      if (isFile && !client.closed) client.reconnect();
      throw error;
    }
  }

  /** A mutex for files: they have one connection, and a failed attempt replaces it. */
  let last: Promise<unknown> = Promise.resolve();
  function runExclusive<T>(act: () => Promise<T>): Promise<T> {
    if (!isFile) return attempt(act);
    const turn = last.then(() => attempt(act));
    last = turn.catch(() => undefined);
    return turn;
  }

  const run = <T>(act: () => Promise<T>): Promise<T> => retryWhileBusy(() => runExclusive(act));

  /** Truncates the WAL; retries every 100 ms, 50 times at most, while readers block it. */
  async function emptyLog(): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      const { rows } = await run(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
      if (Number(rows[0]?.busy) === 0) return;
      await pause(100);
    }
    throw new Error(
      'Deleted, but another process keeps the text in the write-ahead log: stop all processes that use the store.',
    );
  }

  return {
    write: (statements) => run(() => client.batch([...statements], 'write')),
    read: (statement) => run(() => client.execute(statement)),
    async erase(statement) {
      if (!isFile) return run(() => client.execute(statement));
      const result = await run(async () => {
        await client.execute('PRAGMA secure_delete = ON');
        return client.execute(statement);
      });
      await emptyLog();
      return result;
    },
    close: () => client.close(),
  };
}
