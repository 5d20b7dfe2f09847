import { closeSync, openSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Client, type InStatement, type ResultSet, createClient } from '@libsql/client';
import { messageColumns, tables, waitingIndex } from './databaseSchema';

/** The store that messages and the counts of page speed lie in. Both ways of asking wait for up to five seconds while another program writes. */
export interface Database {
  /** Runs statements in one transaction; resolves when it is on the disk. */
  write(statements: readonly InStatement[]): Promise<ResultSet[]>;
  read(statement: InStatement): Promise<ResultSet>;
  /** Deletes for good: in a file, what was written is overwritten, also in the log beside it. */
  erase(statement: InStatement): Promise<ResultSet>;
  close(): void;
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** True for an error that says: no room on the disk, not even for the log's index. */
export const isFull = (error: unknown): boolean => /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC)/.test(codeOf(error));

/** Waits for locks between attempts, for 5 s at most: SQLite's own wait is synchronous and blocks every visitor. */
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

/** Where the file of a store lies; undefined for a store on a server, or in memory. */
export function storeFile(url: string): string | undefined {
  const [address = ''] = url.split('?');
  if (!address.startsWith('file:') || address === 'file::memory:') return undefined;
  return address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
}

/**
 * Looks through a copy of the store without changing it.
 * @returns the number of its messages
 * @throws when it is damaged
 */
export async function checkFile(path: string): Promise<number> {
  const client = createClient({ url: pathToFileURL(path).href });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error('The copy is damaged.');
    return Number((await client.execute('SELECT count(*) AS messages FROM messages')).rows[0]?.messages);
  } finally {
    client.close();
  }
}

/** Makes the file where there is none. It holds what people wrote: nobody but us may read it. */
function ownFile(file: string): number {
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the same mode
  return statSync(file).ino;
}

/**
 * Opens the message store: a file of our own, or a libSQL server. It is prepared at the first use, and again until
 * that succeeds, so a server that is away for a while doesn't keep the site from starting.
 * @param url `file:…`, `libsql:…`, `https:…`
 * @param authToken for a libSQL server
 */
export function openDatabase(url: string, authToken?: string): Database {
  const isFile = url.startsWith('file:');
  const file = storeFile(url);
  let inode = file === undefined ? undefined : ownFile(file);
  // One connection to a file: the settings below belong to a connection, and SQLite has one writer anyway.
  const client: Client = createClient({ url, authToken, timeout: 50, ...(isFile && { concurrency: 1 }) });
  let prepared: Promise<void> | undefined;

  async function addColumns(): Promise<void> {
    const { rows } = await client.execute("SELECT name FROM pragma_table_info('messages')");
    const present = new Set(rows.map(({ name }) => name));
    for (const [name, type] of Object.entries(messageColumns)) {
      if (present.has(name)) continue;
      await client.execute(`ALTER TABLE messages ADD COLUMN ${name} ${type}`).catch((error: unknown) => {
        // Another process that starts at the same moment was faster.
        if (!/duplicate column/i.test((error as Error).message)) throw error;
      });
    }
  }

  async function prepare(): Promise<void> {
    // FULL: acknowledged messages survive a power cut. WAL: reading them (npm run messages) never stops a visitor.
    if (isFile)
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await client.execute(`PRAGMA ${pragma}`);
    for (const table of tables) await client.execute(table);
    await addColumns();
    await client.execute(waitingIndex);
  }

  /** What was written to a file that somebody has removed or replaced since would be acknowledged and lost. */
  function followFile(): void {
    if (file === undefined || statSync(file, { throwIfNoEntry: false })?.ino === inode) return;
    inode = ownFile(file);
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
      // The binding leaves a failed statement open until it is collected, and no transaction of its connection can be
      // committed meanwhile: after any failure a file gets a fresh connection.
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

  /** Empties the log; other programs that read at this moment hold it up for a while. */
  async function emptyLog(): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      const { rows } = await run(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
      if (Number(rows[0]?.busy) === 0) return;
      await pause(100);
    }
    throw new Error(
      'Deleted, but another program keeps the log of the store open; its last lines still have the text.',
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
