import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';

// Kills servers with -9 while visitors write, and looks whether a message that was acknowledged is missing, doubled or
// altered. Real processes, real sockets; every fourth round two servers share the store.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, visitors: { type: 'string', default: '16' } },
});
const rounds = Number(values.rounds);
const visitors = Number(values.visitors);

if (!existsSync('build/server.js')) {
  console.error('build/server.js is missing; npm run build makes it.');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'storm-crash-'));
const siteDir = join(folder, 'site');
mkdirSync(join(siteDir, 'tr'), { recursive: true });
writeFileSync(join(siteDir, 'tr/index.html'), '<!doctype html><title>storm</title>');

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

async function startServer(dataDir, more = {}) {
  const child = spawn(process.execPath, ['build/server.js'], {
    env: {
      PATH: process.env.PATH,
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const ended = once(child, 'exit').then(() => running.delete(child));
  const printed = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  const address = await Promise.race([printed, ended.then(() => '')]);
  if (!address) throw new Error(`The server did not start: ${complaint}`);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, kill };
}

const token = 'abcdefghijklmnopqrstuvwx';
const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' };

/** What visitors have sent, by Idempotency-Key; `id` once it is acknowledged. */
const sent = new Map();
/** Keys whose answer never came: their visitors try again when the server is back. */
const unanswered = [];
const failures = [];

function newMessage(origin) {
  const key = randomUUID();
  const isForm = Math.random() < 0.5;
  const Email = `${key.slice(0, 8)}@example.com`;
  const form = {
    NameSurname: 'Ayşe',
    Email,
    Phone: '555',
    Company: origin,
    Message: key.repeat(1 + Math.random() * 80),
  };
  sent.set(key, { call: isForm ? 'ContactForm' : 'ContactEmail', payload: JSON.stringify(isForm ? form : { Email }) });
  return key;
}

/** @returns whether an answer came */
async function send(address, key) {
  const message = sent.get(key);
  try {
    const answer = await fetch(`${address}/api/v1/Site/${message.call}/Create`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: message.payload,
    });
    const body = await answer.json();
    if (answer.status !== 200) failures.push(`${key} was answered with ${answer.status} ${JSON.stringify(body)}`);
    else if (message.id !== undefined && message.id !== body.id) failures.push(`${key} got two ids`);
    else message.id = body.id;
    return true;
  } catch {
    unanswered.push(key);
    return false;
  }
}

async function visit(address, origin) {
  let isUp = true;
  while (isUp) isUp = await send(address, unanswered.shift() ?? newMessage(origin));
}

const kindOf = { ContactForm: 'contact-form', ContactEmail: 'contact-email' };

/** Compares the store with what visitors sent; rows up to `from` have been seen before. */
async function check(dataDir, from) {
  const client = createClient({ url: `file:${join(dataDir, 'storm.db')}` });
  try {
    const health = (await client.execute('PRAGMA integrity_check')).rows[0]?.integrity_check;
    if (health !== 'ok') failures.push(`integrity_check says ${health}`);
    const { rows } = await client.execute({
      sql: 'SELECT rowid, * FROM messages WHERE rowid > ? ORDER BY rowid',
      args: [from],
    });
    for (const { id, kind, payload, idempotency_key: key } of rows) {
      const message = sent.get(key);
      if (!message) failures.push(`${key} is stored, but nobody sent it`);
      else if (message.stored) failures.push(`${key} is stored twice`);
      else if (message.payload !== payload || kindOf[message.call] !== kind) failures.push(`${key} was altered`);
      else if (message.id !== undefined && message.id !== id) failures.push(`${key} is stored under another id`);
      if (message) message.stored = id;
    }
    for (const [key, { id, stored }] of sent)
      if (id !== undefined && stored !== id) failures.push(`${key} was acknowledged, but is not stored`);
    return Number(rows.at(-1)?.rowid ?? from);
  } finally {
    client.close();
  }
}

const acknowledged = () => [...sent.values()].filter(({ id }) => id !== undefined).length;
const say = (text) =>
  console.log(`${text}: ${sent.size} sent, ${acknowledged()} acknowledged, ${failures.length} failures`);

async function crashWhileStoring() {
  const dataDir = join(folder, 'storing');
  let seen = 0;
  for (let round = 1; round <= rounds && failures.length === 0; round += 1) {
    const servers = await Promise.all(Array.from({ length: round % 4 === 0 ? 2 : 1 }, () => startServer(dataDir)));
    const visits = Array.from({ length: visitors }, (_, index) =>
      visit(servers[index % servers.length].address, `round ${round}`),
    );
    await pause(Math.random() * 400);
    for (const { kill } of servers) {
      await kill();
      await pause(Math.random() * 40);
    }
    await Promise.all(visits);
    seen = await check(dataDir, seen);
    if (round % 20 === 0 || round === rounds) say(`round ${round}`);
  }
  // The last visitors try again, and everything is compared anew.
  const server = await startServer(dataDir);
  for (const key of unanswered.splice(0)) await send(server.address, key);
  await server.kill();
  for (const message of sent.values()) delete message.stored;
  await check(dataDir, 0);
  say('in the end');
}

/** A provider that takes messages, sometimes only after hanging up on the first attempt. */
async function openProvider() {
  const taken = new Map();
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const key = request.headers['idempotency-key'];
      if (Math.random() < 0.02) return void response.destroy();
      taken.set(key, (taken.get(key) ?? 0) + 1);
      setTimeout(() => response.end('{}'), Math.random() * 4);
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { taken, url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function crashWhileForwarding() {
  sent.clear();
  const dataDir = join(folder, 'forwarding');
  const provider = await openProvider();
  const start = () => startServer(dataDir, { PROVIDER_API_URL: provider.url });
  const arrived = async (count) => {
    while (provider.taken.size < count) await pause(20);
  };
  for (let round = 1; round <= 3; round += 1) {
    const server = await start();
    for (let count = 0; count < 100; count += 1) await send(server.address, newMessage('forwarding'));
    await arrived(round * 60 + Math.floor(Math.random() * 20));
    await server.kill();
  }
  const server = await start();
  for (const key of unanswered.splice(0)) await send(server.address, key);
  await Promise.race([arrived(sent.size), pause(120_000)]);
  await pause(500);
  await server.kill();
  provider.close();
  await check(dataDir, 0);
  for (const [key, { id }] of sent)
    if (id !== undefined && !provider.taken.has(key)) failures.push(`${key} was never forwarded`);
  const twice = [...provider.taken.values()].filter((count) => count > 1).length;
  // A kill between the provider's answer and our note of it: at most one message each time.
  if (twice > 3) failures.push(`${twice} messages were forwarded twice`);
  say(`forwarding, killed three times (${twice} forwarded again under the same key)`);
}

await crashWhileStoring();
if (failures.length === 0) await crashWhileForwarding();
for (const failure of failures.slice(0, 20)) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
