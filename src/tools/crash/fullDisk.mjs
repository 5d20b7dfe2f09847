import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, failures, newMessage, printProgress, send, sent, unanswered } from './journal.mjs';
import { folder, startServer, cleanups } from './server.mjs';

const dataDir = join(folder, 'full');
const ballast = join(dataDir, 'ballast');
const megabyte = 1024 * 1024;

const mount = (...options) => spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', dataDir]).status === 0;

/**
 * Mounts a disk of 3 MB in memory (tmpfs).
 * @returns whether mounting is permitted
 */
function mountDisk() {
  mkdirSync(dataDir);
  if (!mount('size=3m', 'mode=700')) return false;
  cleanups.push(() => spawnSync('umount', ['--lazy', dataDir]));
  writeFileSync(ballast, Buffer.alloc(megabyte));
  return true;
}

/** How an operator frees space. The 8 MB disk fills up again while the WAL is checkpointed. */
const remedies = [
  { what: 'a file was deleted', makeRoom: () => rmSync(ballast) },
  { what: 'the disk grew', makeRoom: () => mount('remount', 'size=8m'), killed: true },
  { what: 'the disk grew again', makeRoom: () => mount('remount', 'size=32m') },
];

/**
 * Sends messages until each of 16 clients got 507 twenty times in a row.
 * @returns the refused keys
 */
async function sendUntilRefused(address) {
  const refused = [];
  const visitor = async () => {
    for (let inARow = 0; inARow < 20 && failures.length === 0;) {
      const key = newMessage('full disk');
      const status = await send(address, key, true);
      inARow = status === 507 ? inARow + 1 : 0;
      if (status === 507) refused.push(key);
      if (status === undefined) failures.push(`message ${key} got no response`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  return refused;
}

const statusOf = (address, path) =>
  fetch(address + path).then(
    ({ status }) => status,
    () => 'no response',
  );

/** Checks that pages and /healthz still respond. */
async function checkOtherRoutes(address) {
  for (const path of ['/tr', '/healthz']) {
    const status = await statusOf(address, path);
    if (status !== 200) failures.push(`${path} on the full disk: ${status} instead of 200`);
  }
}

/** `/readyz` caches a successful check for 5 s. */
const waitForReadyCheck = () => new Promise((done) => setTimeout(done, 5_000));

/** Fills the disk until /readyz is 503: a checkpoint after a refusal may free space. */
async function sendUntilUnready(address) {
  const refused = [];
  for (let tries = 0; tries < 5 && failures.length === 0; tries += 1) {
    refused.push(...(await sendUntilRefused(address)));
    await waitForReadyCheck();
    if ((await statusOf(address, '/readyz')) === 503) return refused;
  }
  failures.push('/readyz on the full disk: no 503 in 5 attempts');
  return refused;
}

/**
 * Fills the store's disk three times: pages must respond, messages get 507, and are accepted again by the same process
 * after space is freed. The second time the server is killed and restarted on the full disk.
 */
export async function fillDisk() {
  sent.clear();
  if (!mountDisk()) {
    console.log('full disk: skipped, since mounting a tmpfs is not permitted; run it as root or with `unshare -rm`');
    return;
  }
  let server = await startServer(dataDir);
  for (const { what, makeRoom, killed } of remedies) {
    const refused = await sendUntilUnready(server.address);
    if (killed) {
      await server.kill();
      server = await startServer(dataDir);
      refused.push(...(await sendUntilUnready(server.address)));
    }
    await checkOtherRoutes(server.address);
    makeRoom();
    // Resends as many as surely fit; the others must not be in the store.
    for (const key of refused.slice(0, 20)) await send(server.address, key);
    const ready = await statusOf(server.address, '/readyz');
    if (ready !== 200) failures.push(`/readyz: ${ready} instead of 200, although ${what}`);
    printProgress(`full disk, ${refused.length} refused, then ${what}`);
    if (failures.length > 0) return;
  }
  await server.kill();
  await check(dataDir);
  if (unanswered.length > 0) failures.push(`${unanswered.length} messages got no response`);
  printProgress('full disk, after the last round');
}
