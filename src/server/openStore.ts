import { mkdirSync } from 'node:fs';
import { type Database, isDiskFull, openDatabase } from './database';
import { type ServerSettings, SettingsError } from './settings';

/**
 * Opens the store of the settings; creates the data folder with mode 700.
 * @throws SettingsError when the store can't be used
 */
export async function openStore({ dataDir, databaseUrl, databaseToken }: ServerSettings): Promise<Database> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new SettingsError('DATA_DIR', dataDir, 'a folder this program may write to');
  }
  const isFile = databaseUrl.startsWith('file:');
  try {
    const database = openDatabase(databaseUrl, databaseToken);
    // An unusable file fails the start, except on a full disk. A database server may become available later.
    if (isFile) {
      await database.read('SELECT 1').catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
      });
    }
    return database;
  } catch (cause) {
    const shown = isFile ? databaseUrl : `${databaseUrl.split(':')[0]}:…`;
    throw new SettingsError('DATABASE_URL', shown, `a store that can be opened (${(cause as Error).message})`);
  }
}
