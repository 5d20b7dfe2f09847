import { mkdirSync } from 'node:fs';
import { type Database, isFull, openDatabase } from './database';
import { type Settings, SettingsError } from './settings';

/**
 * Opens the store that the settings name.
 * @throws SettingsError when it can't be used
 */
export async function openStore({ dataDir, databaseUrl, databaseToken }: Settings): Promise<Database> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new SettingsError('DATA_DIR', dataDir, 'a folder this program may write to');
  }
  const isFile = databaseUrl.startsWith('file:');
  try {
    const database = openDatabase(databaseUrl, databaseToken);
    // A file that can't be used now never will, unless the disk is full; a server may be back in a minute.
    if (isFile) {
      await database.read('SELECT 1').catch((error: unknown) => {
        if (!isFull(error)) throw error;
      });
    }
    return database;
  } catch (cause) {
    const shown = isFile ? databaseUrl : `${databaseUrl.split(':')[0]}:…`;
    throw new SettingsError('DATABASE_URL', shown, `a store that can be opened (${(cause as Error).message})`);
  }
}
