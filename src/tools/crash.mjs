import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { folder } from './builtSite.mjs';
import { fillDisk } from './crash/fullDisk.mjs';
import { check, failures, newMessage, printProgress, send, sent, startStore, unanswered } from './crash/journal.mjs';

// Kills servers with SIGKILL while messages are sent, and checks that no acknowledged message is missing, duplicated or
// changed. Real processes and sockets; every fourth round two servers share the store. Finally fills the disk.
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, 'full-disk': { type: 'boolean' } },
});
const rounds = Number(values.rounds);

/** Sends messages until the server is gone. */
async function visit(server, origin) {
  let isUp = true;
  while (isUp) isUp = (await send(server, unanswered.shift() ?? newMessage(origin))) !== undefined;
}

async function crashWhileStoring() {
  const dataDir = join(folder, 'storing');
  let seen = 0;
  for (let round = 1; round <= rounds && failures.length === 0; round += 1) {
    const servers = await Promise.all(Array.from({ length: round % 4 === 0 ? 2 : 1 }, () => startStore(dataDir)));
    const visits = Array.from({ length: 16 }, (_, index) =>
      visit(servers[index % servers.length].origin, `round ${round}`),
    );
    await pause(Math.random() * 400);
    for (const { stop } of servers) {
      await stop('SIGKILL');
      await pause(Math.random() * 40);
    }
    await Promise.all(visits);
    seen = await check(dataDir, seen);
    if (round % 20 === 0 || round === rounds) printProgress(`round ${round}`);
  }
  // Resends unanswered messages and compares everything again.
  const server = await startStore(dataDir);
  for (const key of unanswered.splice(0)) await send(server.origin, key);
  await server.stop('SIGKILL');
  for (const message of sent.values()) delete message.stored;
  await check(dataDir);
  printProgress('after the last round');
}

/** A mock provider that drops 2 % of the connections; `taken` counts the accepted requests by Idempotency-Key. */
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
  const start = () => startStore(dataDir, { PROVIDER_API_URL: provider.url });
  const arrived = async (count) => {
    while (provider.taken.size < count) await pause(20);
  };
  for (let round = 1; round <= 3; round += 1) {
    const server = await start();
    for (let count = 0; count < 100; count += 1) await send(server.origin, newMessage('forwarding'));
    await arrived(round * 60 + Math.floor(Math.random() * 20));
    await server.stop('SIGKILL');
  }
  const server = await start();
  for (const key of unanswered.splice(0)) await send(server.origin, key);
  await Promise.race([arrived(sent.size), pause(120_000)]);
  await pause(500);
  await server.stop('SIGKILL');
  provider.close();
  await check(dataDir);
  for (const [key, { id }] of sent)
    if (id !== undefined && !provider.taken.has(key))
      failures.push(`message ${key} was acknowledged, but not forwarded within 120 s`);
  const twice = [...provider.taken.values()].filter((count) => count > 1).length;
  // At most one duplicate per kill, between the provider's response and the stored outcome.
  if (twice > 3) failures.push(`${twice} messages were forwarded more than once, but at most 3 may be: one per kill`);
  printProgress(`forwarding, 3 kills (${twice} messages forwarded again with the same Idempotency-Key)`);
}

const parts = values['full-disk'] ? [fillDisk] : [crashWhileStoring, crashWhileForwarding, fillDisk];
for (const part of parts) if (failures.length === 0) await part();
for (const failure of failures.slice(0, 20)) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
