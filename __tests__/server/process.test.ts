/**
 * @jest-environment node
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { closeAll, openUpstream, temporaryFolder, writeSite } from '../support/siteServer';

jest.setTimeout(30_000);
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await closeAll();
});

/** Starts the server from its sources; `said` collects its output. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/index.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...environment },
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { child, said, ended: once(child, 'exit') };
}

async function startAndListen(environment: Record<string, string> = {}) {
  const SITE_DIR = environment.SITE_DIR ?? writeSite();
  const server = start({ SITE_DIR, DATA_DIR: temporaryFolder(), ...environment });
  const printed = once(server.child.stdout, 'data').then(() => true);
  const isUp = await Promise.race([printed, server.ended.then(() => false)]);
  if (!isUp) throw new Error(server.said.err);
  return { ...server, address: server.said.out.trim() };
}

describe('the server process', () => {
  it('prints the address it serves, and stops on SIGINT', async () => {
    const { address, child, ended, said } = await startAndListen();
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await fetch(`${address}/en`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('home')]);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(said.err).toBe('');
  });

  it('finishes open requests before it stops, also on a second SIGINT', async () => {
    let publish: ServerResponse | undefined;
    const asked = new Promise<void>((resolve) => {
      void openUpstream((_, response) => {
        publish = response;
        resolve();
      }).then(({ origin }) => (feed = `${origin}/feed`));
    });
    let feed = '';
    while (!feed) await new Promise(setImmediate);
    const { address, child, ended } = await startAndListen({ FEEDS: feed, FEED_LOOPBACK: 'allow' });
    const answer = fetch(`${address}/rss?url=${encodeURIComponent(feed)}`);
    await asked;
    // Ctrl+C sends SIGINT twice: from the terminal and from the script that started the server.
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 200));
    publish?.end('<rss>in time</rss>');
    expect(await (await answer).text()).toBe('<rss>in time</rss>');
    expect(await ended).toEqual([0, null]);
  });

  it('keeps every message it has acknowledged when it is killed', async () => {
    const DATA_DIR = temporaryFolder();
    const { address, child, ended } = await startAndListen({ DATA_DIR, RATE_LIMIT: '0' });
    const token = 'abcdefghijklmnopqrstuvwx';
    const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' };
    const acknowledged: string[] = [];
    const visitor = async (name: number) => {
      for (let count = 0; ; count += 1) {
        const body = JSON.stringify({ Email: `v${name}.${count}@example.com` });
        const answer = await fetch(`${address}/api/v1/Site/ContactEmail/Create`, { method: 'POST', headers, body });
        acknowledged.push(((await answer.json()) as { id: string }).id);
        if (acknowledged.length === 300) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, (_, name) => visitor(name)));
    await ended;
    const client = createClient({ url: `file:${join(DATA_DIR, 'storm.db')}` });
    const ids = new Set((await client.execute('SELECT id FROM messages')).rows.map(({ id }) => id));
    client.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(300);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('prints in one sentence why it does not start', async () => {
    const { address } = await startAndListen();
    const { port } = new URL(address);
    const cases: [Record<string, string>, string][] = [
      [
        { PORT: port, SITE_DIR: writeSite(), DATA_DIR: temporaryFolder() },
        `Port ${port} is in use by another program.`,
      ],
      [{ PORT: 'eighty' }, 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
      [{ SITE_DIR: '/nowhere' }, 'SITE_DIR is "/nowhere", but must be the folder of the built site'],
      [{ SITE_DIR: writeSite({ 'policies.json': '{' }) }, 'its policies.json is not valid JSON'],
      [{ HOST: '192.0.2.1', SITE_DIR: writeSite(), DATA_DIR: temporaryFolder() }, 'HOST is "192.0.2.1", but must be'],
    ];
    const starts = cases.map(([environment]) => start(environment));
    for (const [index, { said, ended }] of starts.entries()) {
      expect(await ended).toEqual([1, null]);
      expect(said.err).toContain(cases[index]?.[1]);
      expect(said.err.trim().split('\n')).toHaveLength(1);
    }
  });
});
