import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguageCode, languageCodes } from '@/site/languages';
import { isPageKey } from '@/site/menu';
import { devices } from '@/site/vitals';
import { CommandError } from './commandError';
import { openDatabase, storeFile } from './database';
import { type Environment, readStoreSettings } from './settings';
import { type VitalsFilter, retentionDays, createVitalStore } from './vitalStore';
import { vitalsTable } from './vitalsTable';

const usage = `npm run vitals -- [options]

Web vitals of the visitors who consented to their measurement, by page and language: the 75th percentile of each metric
and the share of good values.

  --days <n>          number of days up to today, UTC; default: 28
  --page <key>        the key of one page, such as shop/grid
  --language <code>   ${languageCodes.join(', ')}
  --device <device>   ${devices.join(' or ')}
  --help              shows this text`;

const options = {
  days: { type: 'string', default: '28' },
  page: { type: 'string' },
  language: { type: 'string' },
  device: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]}. --help shows the options.`);
  }
}

function filterOf({ days, page, language, device }: ReturnType<typeof parse>): VitalsFilter {
  if (!/^[1-9]\d{0,2}$/.test(days) || Number(days) > retentionDays)
    throw new CommandError(`--days is "${days}", but must be a whole number from 1 to ${retentionDays}.`);
  if (page !== undefined && !isPageKey(page))
    throw new CommandError(`--page is "${page}", but must be the key of a page, such as home or shop/grid.`);
  if (language !== undefined && !isLanguageCode(language))
    throw new CommandError(`--language is "${language}", but must be ${languageCodes.join(', ')}.`);
  const known = devices.find((one) => one === device);
  if (device !== undefined && !known)
    throw new CommandError(`--device is "${device}", but must be ${devices.join(' or ')}.`);
  return { days: Number(days), page, language, device: known };
}

/**
 * `npm run vitals`: shows web vitals by page and language, also while the server runs.
 * @param args as on the command line
 * @returns what to print
 * @throws CommandError, SettingsError with one sentence for the operator
 */
export async function vitalsCommand(args: string[], environment: Environment): Promise<string> {
  const values = parse(args);
  if (values.help) return usage;
  const filter = filterOf(values);
  const { databaseUrl, databaseToken } = readStoreSettings(environment);
  const file = storeFile(databaseUrl);
  if (file !== undefined && !existsSync(file))
    throw new CommandError(`There is no store at ${file}; set DATA_DIR or DATABASE_URL to its location.`);
  const database = openDatabase(databaseUrl, databaseToken);
  try {
    const rows = await createVitalStore(database).find(filter);
    const period = filter.days === 1 ? 'today' : `in the last ${filter.days} days`;
    return rows.length > 0 ? vitalsTable(rows) : `Nothing was measured ${period} (UTC).`;
  } finally {
    database.close();
  }
}
