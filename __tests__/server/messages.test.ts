/**
 * @jest-environment node
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import type { FastifyInstance } from 'fastify';
import { backupCommand } from '@/server/backupCommand';
import { openDatabase } from '@/server/database';
import { createMessageList } from '@/server/messageList';
import { messagesCommand } from '@/server/messagesCommand';
import { csvRecords } from '../support/csvRecords';
import { closeAll, openSite, openUpstream, temporaryFolder } from '../support/siteServer';
import { emailPath, formPath, idIn, contactMessage, post, readMessages, waitUntil } from '../support/messages';

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  app = await openSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
});
afterEach(closeAll);

const messages = (...args: string[]) => messagesCommand(args, { DATA_DIR: folder });
const json = async (...args: string[]) => JSON.parse(await messages('--format', 'json', ...args)) as Listed[];
interface Listed {
  id: string;
  readAt: string;
  fields: Record<string, string>;
}

const write = async (more: object = {}) => idIn(await post(app, formPath, { ...contactMessage, ...more }));

describe('npm run messages', () => {
  it('lists the messages in a table while the server runs, oldest first', async () => {
    const first = await write();
    const second = idIn(await post(app, emailPath, { Email: 'b@example.com' }));
    const lines = (await messages()).split('\n');
    expect(lines[0]).toMatch(/^id +received \(UTC\) +kind +state +NameSurname +Email +Phone +Company +Message\b/);
    expect(lines[2]).toMatch(new RegExp(`^${first.slice(0, 8)}  20.{14}  contact-form +new +Ayşe Yılmaz +ayse@`));
    expect(lines[2]).toMatch(/Örnek A\.Ş\. +Merhaba, bir uygulama yaptırmak istiyoruz\.$/);
    expect(lines[3]).toMatch(new RegExp(`^${second.slice(0, 8)} .* contact-email +new +b@example.com$`));
    expect(lines.slice(-1)).toEqual(['2 messages, 2 new.']);
  });

  it('aligns its columns whatever the letters', async () => {
    await write({ NameSurname: '👩‍💻 Ada' });
    await write({ NameSurname: 'e\u0301'.repeat(20) });
    const letters = new Intl.Segmenter();
    const before = (await messages()).split('\n').map((line) => line.slice(0, line.indexOf('ayse@')));
    const lengths = before.map((text) => [...letters.segment(text)].length);
    expect(lengths[2]).toBe(lengths[3]);
  });

  it('prints no control characters that could affect the terminal', async () => {
    const text = 'a\u001b[2J\u001b]0;x\u0007 \u009b31m \u202egnp.exe \r\n\u2028 b';
    const id = await write({ Message: text, Company: '\u001b[31mred' });
    for (const output of [await messages(), await messages(id), await messages('--format', 'json')]) {
      // eslint-disable-next-line no-control-regex -- the test looks for these
      expect(output.replaceAll('\n', '')).not.toMatch(/[\0-\x1f\x7f-\x9f\u2028-\u202e]/);
    }
    expect((await json())[0]?.fields.Message).toBe(text);
  });

  it('shows a message in full by the beginning of its id', async () => {
    const id = await write();
    const text = await messages(id.slice(0, 8));
    expect(text.split('\n').slice(1)).toEqual([
      'NameSurname: Ayşe Yılmaz',
      'Email: ayse@example.com',
      'Phone: (232) 555 01 20',
      'Company: Örnek A.Ş.',
      'Message:',
      '  Merhaba,',
      '  bir uygulama yaptırmak istiyoruz.',
    ]);
  });

  it('marks some messages as read, then all, and lists new ones', async () => {
    const ids = [await write(), await write(), await write({ Website: 'x' }), await write()];
    expect(await messages('--read', ids[0]!, ids[1]!.slice(0, 6))).toBe('Marked 2 messages as read.');
    expect(await messages('--read', ids[0]!)).toBe('Marked 0 messages as read.');
    expect((await json('--unread')).map(({ id }) => id)).toEqual([ids[3]]);
    expect((await json()).map(({ readAt }) => readAt !== '')).toEqual([true, true, false]);
    expect(await messages('--read-all')).toBe('Marked 1 message as read.');
    expect(await messages('--unread')).toBe('0 messages, 0 new.\n1 suspect not listed; --suspects shows them.');
    expect(await messages('--read-all', '--suspects')).toBe('Marked 1 message as read.');
  });

  it('lists one kind of messages', async () => {
    await write();
    await post(app, emailPath, { Email: 'b@example.com' });
    expect((await json('--kind', 'contact-email')).map(({ fields }) => fields)).toEqual([{ Email: 'b@example.com' }]);
  });

  it('lists suspected spam only with --suspects, and can accept it', async () => {
    const [suspect] = [await write({ FilledIn: 1 }), await write()];
    expect(await json()).toHaveLength(1);
    expect(await messages('--suspects')).toMatch(/suspect: FilledIn[^]*\n1 suspect, 1 new\.$/);
    expect(await messages('--accept', suspect)).toBe('Accepted 1 message.');
    expect(await json()).toHaveLength(2);
    expect(await json('--suspects')).toEqual([]);
  });

  it('shows messages that the provider refused, and can have them and suspects sent', async () => {
    const statuses = [400, 200, 200];
    const { origin, requests } = await openUpstream((request, response) => {
      request.resume().on('end', () => response.writeHead(statuses.shift() ?? 500).end('{}'));
    });
    const forwarding = await openSite(
      { DATA_DIR: folder, PROVIDER_API_URL: origin },
      { intervals: { pollInterval: 20 } },
    );
    const refused = idIn(await post(forwarding, formPath, contactMessage));
    const held = idIn(await post(forwarding, formPath, { ...contactMessage, Website: 'x' }));
    await waitUntil(async () => (await readMessages(folder))[0]?.forward === 'refused');
    expect(await messages()).toContain('new, refused by the provider (HTTP 400)');
    expect(await messages('--suspects')).toContain('new, suspect: Website, held back');
    expect(await messages('--accept', refused, held)).toBe('Accepted 2 messages.');
    await waitUntil(async () => (await readMessages(folder)).every(({ forward }) => forward === 'sent'));
    expect(requests).toHaveLength(3);
    expect(await messages('--accept', refused, held)).toBe('Accepted 0 messages.');
  });

  it('deletes a message for good once that is confirmed', async () => {
    const [unwanted, wanted] = [await write({ Message: 'unwanted-words' }), await write()];
    expect(await messages('--delete', unwanted)).toMatch(
      /unwanted-words\n\nNothing is deleted yet; --yes deletes 1 message for good\.$/,
    );
    expect(await json()).toHaveLength(2);
    expect(await messages('--delete', unwanted.slice(0, 8), '--yes')).toBe(
      'Deleted 1 message. Backups and exports made before still have them.',
    );
    expect((await json()).map(({ id }) => id)).toEqual([wanted]);
    await expect(messages('--delete', unwanted, '--yes')).rejects.toThrow('There is no message');
  });

  it('deletes all messages of an address, and leaves no trace of them on the disk', async () => {
    await write({ Email: 'Gone@Example.com', Message: 'first-secret' });
    await post(app, emailPath, { Email: 'gone@example.com' });
    await write({ Email: 'gone@example.com', Website: 'x', Message: 'second-secret' });
    const kept = await write({ Email: 'agone@example.com' });
    const bytes = () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('storm.db'))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(bytes()).toMatch(/first-secret[^]*second-secret|second-secret[^]*first-secret/);
    expect(await messages('--delete-of', 'gone@example.com', '--yes')).toMatch(/^Deleted 3 messages\./);
    expect(bytes()).not.toMatch(/first-secret|second-secret|gone@example\.com(?<!agone@example\.com)/i);
    expect((await readMessages(folder)).map(({ id }) => id)).toEqual([kept]);
    expect(await messages('--delete-of', 'gone@example.com', '--yes')).toBe('There is nothing to delete.');
    // The server still stores messages.
    await write();
    expect(await json()).toHaveLength(2);
  });

  it('deletes the messages of an address that was stored with invisible characters, in any spelling', async () => {
    await write();
    const kept = await write({ Email: 'agone@example.com' });
    const database = createClient({ url: `file:${join(folder, 'storm.db')}` });
    const sql = "UPDATE messages SET payload = replace(payload, ?, ?) WHERE payload NOT LIKE '%agone%'";
    await database.execute({ sql, args: [contactMessage.Email, 'go\u200bne@example.com\u00ad'] });
    database.close();
    expect(await messages('--delete-of', '\ufeffGone@example.com', '--yes')).toMatch(/^Deleted 1 message\./);
    expect((await readMessages(folder)).map(({ id }) => id)).toEqual([kept]);
  });

  it('deletes messages that are older than a number of days, and no younger ones', async () => {
    const [old, young] = [await write(), await write()];
    const database = createClient({ url: `file:${join(folder, 'storm.db')}` });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [id, days] of [
      [old, 731],
      [young, 729],
    ] as const)
      await database.execute({ sql: 'UPDATE messages SET created_at = ? WHERE id = ?', args: [daysAgo(days), id] });
    database.close();
    expect(await messages('--delete-older', '730')).toContain('Nothing is deleted yet');
    expect(await messages('--delete-older', '730', '--yes')).toMatch(/^Deleted 1 message\./);
    expect((await readMessages(folder)).map(({ id }) => id)).toEqual([young]);
  });

  it('marks, accepts and deletes more messages at once than an SQL statement may have parameters', async () => {
    const database = openDatabase(`file:${join(folder, 'storm.db')}`);
    const list = createMessageList(database);
    const ids = [await write(), await write({ Website: 'x' }), ...Array.from({ length: 40_000 }, () => randomUUID())];
    expect(await list.markRead(ids)).toBe(2);
    expect(await list.accept(ids)).toBe(1);
    expect(await list.erase(ids)).toBe(2);
    expect(await readMessages(folder)).toEqual([]);
    database.close();
  });

  it('states how many of the deleted messages the provider has', async () => {
    const { origin } = await openUpstream((request, response) => {
      request.resume().on('end', () => response.writeHead(200).end('{}'));
    });
    const forwarding = await openSite(
      { DATA_DIR: folder, PROVIDER_API_URL: origin },
      { intervals: { pollInterval: 20 } },
    );
    await post(forwarding, formPath, contactMessage);
    await waitUntil(async () => (await readMessages(folder)).every(({ forward }) => forward === 'sent'));
    expect(await messages('--delete-of', contactMessage.Email, '--yes')).toMatch(
      /The provider was sent 1 message of them\.$/,
    );
  });

  it.each<[string, string[]]>([
    ['There is no message "abcd"; give at least four characters of its id.', ['abcd']],
    ['There is no message "%"; give at least four characters of its id.', ['--read', '%']],
    ['--kind is "letter", but must be contact-email or contact-form', ['--kind', 'letter']],
    ['--format is "xml", but must be table, csv or json.', ['--format', 'xml']],
    ['--delete-older is "0", but must be a number of days, such as 730.', ['--delete-older', '0']],
    ['--delete-older is "a year", but must be a number of days', ['--delete-older', 'a year']],
    ['--read, --accept and --delete need at least one message id.', ['--read']],
    ['--read, --accept and --delete need at least one message id.', ['--delete', '--yes']],
    ["Unknown option '--all'. --help shows the options.", ['--all']],
  ])('fails with the error: %s', async (sentence, args) => {
    await expect(messages(...args)).rejects.toThrow(sentence);
  });

  it('changes nothing when one of the ids is wrong', async () => {
    const id = await write();
    await expect(messages('--read', id, 'ffffffff-0000')).rejects.toThrow('There is no message');
    expect((await json())[0]?.readAt).toBe('');
  });

  it('fails when there is no store, and creates none', async () => {
    const DATA_DIR = temporaryFolder();
    await expect(messagesCommand([], { DATA_DIR })).rejects.toThrow(`There is no message store at ${DATA_DIR}`);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});

describe('the export for spreadsheets', () => {
  it('is UTF-8 with a byte order mark for Excel, and has every field in its column', async () => {
    const Message = 'He said "hi", then;\r\nleft';
    await write({ Message });
    const out = join(folder, 'messages.csv');
    expect(await messages('--format', 'csv', '--out', out)).toBe(`Wrote ${out}.`);
    const bytes = readFileSync(out);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(csvRecords(bytes.toString('utf8').slice(1))).toEqual([
      expect.objectContaining({ ...contactMessage, Message }),
    ]);
    expect(statSync(out).mode & 0o077).toBe(0);
  });

  it.each([
    '=1+1',
    '+90 232 555 01 20',
    '-2',
    '@SUM(A1)',
    "=cmd|' /C calc'!A0",
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '"=1+1',
    ';=1+1',
    'x;=1+1',
    'x\t@SUM(A1)',
    'x\r\n=1+1',
    'x\n"; -1',
    'x, ＝1',
  ])('never begins a formula with %j, whatever separates the cells', async (Company) => {
    await write({ Company });
    const text = (await messages('--format', 'csv')).slice(1);
    for (const separator of [/,/, /;/, /\t/, /\|/]) {
      // With other separators, and without quotes, too.
      const cells = text.split(/\r\n|[\r\n]/).flatMap((line) => line.split(separator));
      expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
    expect(csvRecords(text)[0]?.Company?.replaceAll("'", '')).toBe(Company.replaceAll("'", ''));
  });

  it('leaves harmless text as it is', async () => {
    await write({ Message: "It's 3-4 days = 2+2; see a@example.com, ok?" });
    expect(csvRecords((await messages('--format', 'csv')).slice(1))[0]?.Message).toBe(
      "It's 3-4 days = 2+2; see a@example.com, ok?",
    );
  });

  it('never replaces a file', async () => {
    const out = join(folder, 'kept.csv');
    writeFileSync(out, 'mine');
    await expect(messages('--format', 'csv', '--out', out)).rejects.toThrow(`${out} already exists.`);
    expect(readFileSync(out, 'utf8')).toBe('mine');
  });
});

describe('a backup', () => {
  const backup = (...args: string[]) => backupCommand(args, { DATA_DIR: folder });

  it('is a consistent copy of the store, also while visitors write', async () => {
    for (let count = 0; count < 20; count += 1) await write();
    const busy = Promise.all(Array.from({ length: 50 }, () => write()));
    const target = join(temporaryFolder(), 'storm.db');
    expect(await backup(target)).toMatch(/storm\.db holds \d+ messages; checked\.$/);
    await busy;
    expect(statSync(target).mode & 0o077).toBe(0);
    expect(readdirSync(join(target, '..'))).toEqual(['storm.db']);
    const copy = createClient({ url: `file:${target}` });
    expect((await copy.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
    const ids = (await copy.execute('SELECT id FROM messages ORDER BY created_at, rowid')).rows.map(({ id }) => id);
    copy.close();
    const all = (await readMessages(folder)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(ids).toEqual(all.slice(0, ids.length));
    expect(all).toHaveLength(70);
  });

  it('can replace the original store of a server', async () => {
    const id = await write();
    const other = temporaryFolder();
    await backup(join(other, 'storm.db'));
    await openSite({ DATA_DIR: other });
    expect((await readMessages(other)).map((row) => row.id)).toEqual([id]);
  });

  it('never replaces a file', async () => {
    await write();
    const target = join(temporaryFolder(), 'kept.db');
    writeFileSync(target, 'mine');
    await expect(backup(target)).rejects.toThrow(`${target} already exists.`);
    expect(readFileSync(target, 'utf8')).toBe('mine');
    await expect(backup(join(folder, 'storm.db'))).rejects.toThrow('already exists.');
  });

  it('leaves no file behind when it cannot be made', async () => {
    await expect(backup(join(folder, 'nowhere', 'storm.db'))).rejects.toThrow('No copy was made: ENOENT');
    const target = join(temporaryFolder(), 'storm.db');
    writeFileSync(`${target}.partial`, 'mine');
    await expect(backup(target)).rejects.toThrow('storm.db.partial already exists.');
    expect(existsSync(target)).toBe(false);
  });

  it.each<[string[]]>([[[]], [['--help']], [['a', 'b']]])('shows its usage for the arguments %j', async (args) => {
    await expect(backup(...args)).rejects.toThrow('npm run backup -- <file>');
  });

  it('is refused for a database server', async () => {
    const environment = { DATABASE_URL: 'libsql://db.example' };
    await expect(backupCommand(['copy.db'], environment)).rejects.toThrow('DATABASE_URL is "libsql:…", but must be');
  });
});

it('the programs print results on stdout and errors on stderr', async () => {
  const run = promisify(execFile);
  const program = (name: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', `src/server/${name}.ts`, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
  await write();
  const [listed, wrong, copied] = await Promise.all([
    program('messages'),
    program('messages', '--kind', 'x').catch((error: unknown) => error as { code: number; stderr: string }),
    program('backup', join(folder, 'copy.db')),
  ]);
  expect(listed).toEqual({ stdout: expect.stringMatching(/1 message, 1 new\.\n$/), stderr: '' });
  expect(wrong).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^--kind is "x", .*\n$/) });
  expect(copied.stdout).toMatch(/copy\.db holds 1 message; checked\.\n$/);
});
