import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, failures, newMessage, say, send, sent, unanswered } from './journal.mjs';
import { folder, startServer, undo } from './server.mjs';

const dataDir = join(folder, 'full');
const ballast = join(dataDir, 'ballast');
const megabyte = 1024 * 1024;

const mount = (...options) => spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', dataDir]).status === 0;

/** A disk of a few megabytes in memory. @returns whether there may be one */
function mountDisk() {
  mkdirSync(dataDir);
  if (!mount('size=3m', 'mode=700')) return false;
  undo.push(() => spawnSync('umount', ['--lazy', dataDir]));
  writeFileSync(ballast, Buffer.alloc(megabyte));
  return true;
}

/** What an operator does about it. The larger disk holds the log of the store and fills up while that is moved over. */
const ways = [
  { what: 'a file was deleted', makeRoom: () => rmSync(ballast) },
  { what: 'the disk grew', makeRoom: () => mount('remount', 'size=8m'), killed: true },
  { what: 'it grew again', makeRoom: () => mount('remount', 'size=32m') },
];

/** Visitors write until the disk has refused each of them twenty messages in a row. @returns the keys it refused */
async function fill(address) {
  const refused = [];
  const visitor = async () => {
    for (let inARow = 0; inARow < 20 && failures.length === 0;) {
      const key = newMessage('full disk');
      const status = await send(address, key, true);
      inARow = status === 507 ? inARow + 1 : 0;
      if (status === 507) refused.push(key);
      if (status === undefined) failures.push(`${key} was not answered`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  return refused;
}

const statusOf = (address, path) =>
  fetch(address + path).then(
    ({ status }) => status,
    () => 'nothing',
  );

/** Everything but the store goes on. */
async function walk(address) {
  for (const path of ['/tr', '/healthz']) {
    const status = await statusOf(address, path);
    if (status !== 200) failures.push(`${path} was answered with ${status}`);
  }
}

/** A good rehearsal of `/readyz` counts for five seconds. */
const untilRehearsed = () => new Promise((done) => setTimeout(done, 5_000));

/** Fills the disk until the server itself says that it can't store: after a refusal the store tidies up, and may find room. */
async function fillUp(address) {
  const refused = [];
  for (let tries = 0; tries < 5 && failures.length === 0; tries += 1) {
    refused.push(...(await fill(address)));
    await untilRehearsed();
    if ((await statusOf(address, '/readyz')) === 503) return refused;
  }
  failures.push('/readyz never said that the disk is full');
  return refused;
}

/**
 * Fills the disk the store lies on, three times: pages go on, messages are refused as 507, and once there is room they
 * are taken again by the same process. The second time the server is killed and has to start on the full disk.
 */
export async function fillDisk() {
  sent.clear();
  if (!mountDisk()) {
    console.log('full disk: skipped, since no small disk can be mounted here; as root it can, or behind `unshare -rm`');
    return;
  }
  let server = await startServer(dataDir);
  for (const { what, makeRoom, killed } of ways) {
    const refused = await fillUp(server.address);
    if (killed) {
      await server.kill();
      server = await startServer(dataDir);
      refused.push(...(await fillUp(server.address)));
    }
    await walk(server.address);
    makeRoom();
    // So many try again as there is room for in any case; of the others nothing may turn up.
    for (const key of refused.slice(0, 20)) await send(server.address, key);
    const ready = await statusOf(server.address, '/readyz');
    if (ready !== 200) failures.push(`/readyz was answered with ${ready} although ${what}`);
    say(`full disk, ${refused.length} refused, then ${what}`);
    if (failures.length > 0) return;
  }
  await server.kill();
  await check(dataDir);
  if (unanswered.length > 0) failures.push(`${unanswered.length} were not answered`);
  say('full disk, in the end');
}
