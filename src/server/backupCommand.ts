import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from './commandError';
import { checkIntegrity, openDatabase, storeFile } from './database';
import { type Environment, readStoreSettings } from './settings';

/** Creates an empty file with mode 600; fails with EEXIST if it exists. */
const createExclusively = (file: string) => closeSync(openSync(file, 'wx', 0o600));

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * `npm run backup -- <file>`: a consistent copy of the store while the server runs. The copy is written to
 * `<file>.partial`, and renamed after it is complete and its integrity is checked.
 * @param args one file name; the file must not exist
 * @returns what to print
 * @throws CommandError, SettingsError with one sentence for the operator
 */
export async function backupCommand(args: string[], environment: Environment): Promise<string> {
  const [given, ...more] = args;
  if (!given || given.startsWith('-') || more.length > 0)
    throw new CommandError('The backup needs one file name: npm run backup -- <file>');
  const { databaseUrl } = readStoreSettings(environment);
  const source = storeFile(databaseUrl);
  if (source === undefined)
    throw new CommandError(
      `DATABASE_URL is "${databaseUrl.split(':')[0]}:…", but must be a file: URL. Use the backup of that server.`,
    );
  if (!existsSync(source))
    throw new CommandError(`There is no message store at ${source}; set DATA_DIR or DATABASE_URL to its location.`);

  const target = resolve(given);
  const draft = `${target}.partial`;
  const made: string[] = [];
  try {
    for (const file of [target, draft]) {
      createExclusively(file);
      made.push(file);
    }
    const database = openDatabase(databaseUrl);
    await database.read({ sql: 'VACUUM INTO ?', args: [draft] }).finally(() => database.close());
    const messages = await checkIntegrity(draft);
    syncToDisk(draft);
    renameSync(draft, target);
    return `${target} holds ${messages} message${messages === 1 ? '' : 's'}; checked.`;
  } catch (error) {
    for (const file of made) rmSync(file, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST' ? `${made.length ? draft : target} already exists.` : `No copy was made: ${message}`,
    );
  }
}
