import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMessageKind, messageKinds } from '@/site/messageKinds';
import { CommandError } from './commandError';
import { openDatabase, storeFile } from './database';
import { asCsv, asJson, asFullText, asTable } from './messageFormats';
import { type MessageFilter, type ListedMessage, createMessageList } from './messageList';
import { type Environment, readStoreSettings } from './settings';

const kindNames = Object.keys(messageKinds).sort().join(' or ');

const usage = `npm run messages -- [options] [id…]

Lists the messages of visitors; with ids (at least their first four characters) it shows those messages in full.

  --unread            only messages that are not marked as read
  --kind <kind>       ${kindNames}
  --suspects          messages with a bot signal, instead of the others
  --format <format>   table, csv or json
  --out <file>        writes to a new file instead of the terminal; does not replace an existing one
  --read <id…>        marks messages as read
  --read-all          marks as read all messages that the other options select
  --accept <id…>      accepts suspects as genuine; queues messages that the provider refused for another attempt
  --delete <id…>      deletes messages permanently
  --delete-of <email> deletes all messages from an address, including suspects
  --delete-older <days>
                      deletes all older messages, including suspects (the privacy notice promises two years: 730)
  --yes               confirms the deletion; without it the messages are only listed
  --help              shows this text`;

const options = {
  unread: { type: 'boolean' },
  kind: { type: 'string' },
  suspects: { type: 'boolean' },
  format: { type: 'string', default: 'table' },
  out: { type: 'string' },
  read: { type: 'boolean' },
  'read-all': { type: 'boolean' },
  accept: { type: 'boolean' },
  delete: { type: 'boolean' },
  'delete-of': { type: 'string' },
  'delete-older': { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]}. --help shows the options.`);
  }
}

type MessageList = ReturnType<typeof createMessageList>;

const pluralize = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Finds messages by id prefixes. Throws unless each prefix matches exactly one. */
async function findByIdPrefixes(list: MessageList, starts: readonly string[]): Promise<ListedMessage[]> {
  const found: ListedMessage[] = [];
  for (const start of starts) {
    const [message, ...more] = /^[\da-f-]{4,36}$/.test(start) ? await list.startingWith(start) : [];
    if (!message) throw new CommandError(`There is no message "${start}"; give at least four characters of its id.`);
    if (more.length > 0) throw new CommandError(`Several message ids start with "${start}"; give more characters.`);
    found.push(message);
  }
  return found;
}

async function tableWithTotals(
  list: MessageList,
  filter: MessageFilter,
  messages: readonly ListedMessage[],
): Promise<string> {
  const unread = messages.filter(({ readAt }) => readAt === '').length;
  const hidden = filter.suspects ? 0 : await list.countSuspects();
  const sum = `${pluralize(messages.length, filter.suspects ? 'suspect' : 'message')}, ${unread} new.`;
  const hint = hidden > 0 ? [`${pluralize(hidden, 'suspect')} not listed; --suspects shows them.`] : [];
  return [...(messages.length > 0 ? [asTable(messages), ''] : []), sum, ...hint].join('\n');
}

/** The time that many days ago, ISO 8601. Throws for anything but a number of days. */
function daysAgo(days: string): string {
  if (!/^\d{1,5}$/.test(days) || Number(days) === 0)
    throw new CommandError(`--delete-older is "${days}", but must be a number of days, such as 730.`);
  return new Date(Date.now() - Number(days) * 86_400_000).toISOString();
}

/** Erasure requests (GDPR article 17, KVKK article 7). Backups, exports and forwarded messages are not affected. */
async function erase(list: MessageList, messages: readonly ListedMessage[], confirmed = false): Promise<string> {
  if (messages.length === 0) return 'There is nothing to delete.';
  const amount = pluralize(messages.length, 'message');
  if (!confirmed) return `${asTable(messages)}\n\nNothing is deleted yet; --yes deletes ${amount} for good.`;
  await list.erase(messages.map(({ id }) => id));
  const sent = messages.filter(({ forward }) => forward === 'sent').length;
  const elsewhere = sent > 0 ? ` The provider was sent ${pluralize(sent, 'message')} of them.` : '';
  return `Deleted ${amount}. Backups and exports made before still have them.${elsewhere}`;
}

async function run(list: MessageList, { values, positionals }: ReturnType<typeof parse>): Promise<string> {
  const { unread, kind, suspects, format, read, accept, delete: deleting, yes } = values;
  if (kind !== undefined && !isMessageKind(kind))
    throw new CommandError(`--kind is "${kind}", but must be ${kindNames}.`);
  if (!['table', 'csv', 'json'].includes(format))
    throw new CommandError(`--format is "${format}", but must be table, csv or json.`);
  if ((read || accept || deleting) && positionals.length === 0)
    throw new CommandError('--read, --accept and --delete need at least one message id.');
  const filter: MessageFilter = { unread, kind, suspects };
  if (values['read-all']) return `Marked ${pluralize(await list.markAllRead(filter), 'message')} as read.`;

  if (values['delete-of'] !== undefined) return erase(list, await list.from(values['delete-of']), yes);

  if (values['delete-older'] !== undefined) return erase(list, await list.before(daysAgo(values['delete-older'])), yes);

  const chosen = await findByIdPrefixes(list, positionals);
  if (deleting) return erase(list, chosen, yes);
  const ids = chosen.map(({ id }) => id);
  if (accept) return `Accepted ${pluralize(await list.accept(ids), 'message')}.`;
  if (read) return `Marked ${pluralize(await list.markRead(ids), 'message')} as read.`;

  const messages = ids.length > 0 ? chosen : await list.find(filter);
  if (format === 'csv') return asCsv(messages);
  if (format === 'json') return asJson(messages);
  return ids.length > 0 ? messages.map(asFullText).join('\n\n') : tableWithTotals(list, filter, messages);
}

function writeOutput(file: string, content: string): string {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return `Wrote ${file}.`;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new CommandError(
      exists ? `${file} already exists.` : `${file} can't be written: ${(error as Error).message}.`,
    );
  }
}

/**
 * `npm run messages`: lists, marks, exports and deletes stored messages, also while the server runs.
 * @param args as on the command line
 * @returns what to print
 * @throws CommandError, SettingsError with one sentence for the operator
 */
export async function messagesCommand(args: string[], environment: Environment): Promise<string> {
  const parsed = parse(args);
  if (parsed.values.help) return usage;
  const { databaseUrl, databaseToken } = readStoreSettings(environment);
  const file = storeFile(databaseUrl);
  if (file !== undefined && !existsSync(file))
    throw new CommandError(`There is no message store at ${file}; set DATA_DIR or DATABASE_URL to its location.`);
  const database = openDatabase(databaseUrl, databaseToken);
  try {
    const text = await run(createMessageList(database), parsed);
    return parsed.values.out === undefined ? text : writeOutput(parsed.values.out, text);
  } finally {
    database.close();
  }
}
