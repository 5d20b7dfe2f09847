import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanups, folder } from '../builtSite.mjs';
import { check, failures, newMessage, printProgress, send, sent, startStore, unanswered } from './journal.mjs';

const dataDir = join(folder, 'full');
const ballast = join(dataDir, 'ballast');

/** Mounts or resizes a disk in memory; returns whether that is permitted. */
const mount = (...options) => spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(), 'tmpfs', dataDir]).status === 0;

/** How an operator frees space. The 8 MB disk fills up again while the WAL is checkpointed. */
const remedies = [
  { what: 'a file was deleted', makeRoom: () => rmSync(ballast) },
  { what: 'the disk grew', makeRoom: () => mount('remount', 'size=8m'), killed: true },
  { what: 'the disk grew again', makeRoom: () => mount('remount', 'size=32m') },
];

/** Sends messages until each of 16 clients got 507 twenty times in a row; returns the refused keys. */
async function sendUntilRefused(origin) {
  const refused = [];
  const visitor = async () => {
    for (let inARow = 0; inARow < 20 && failures.length === 0;) {
      const key = newMessage('full disk');
      const status = await send(origin, key, true);
      inARow = status === 507 ? inARow + 1 : 0;
      if (status === 507) refused.push(key);
      if (status === undefined) failures.push(`message ${key} got no response`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  return refused;
}

const statusOf = async (origin, path) => (await fetch(origin + path)).status;

async function expectOk(origin, path, when) {
  const status = await statusOf(origin, path);
  if (status !== 200) failures.push(`${path}: ${status} instead of 200, ${when}`);
}

/** Fills the disk until /readyz is 503: a checkpoint after a refusal may free space. */
async function sendUntilUnready(origin) {
  const refused = [];
  for (let tries = 0; tries < 5 && failures.length === 0; tries += 1) {
    refused.push(...(await sendUntilRefused(origin)));
    // It caches a successful check for 5 s.
    await pause(5_000);
    if ((await statusOf(origin, '/readyz')) === 503) return refused;
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
  mkdirSync(dataDir);
  if (!mount('size=3m', 'mode=700'))
    return console.log('full disk: skipped, since mounting a tmpfs is not permitted; run it as root or `unshare -rm`');
  cleanups.push(() => spawnSync('umount', ['--lazy', dataDir]));
  writeFileSync(ballast, Buffer.alloc(1024 * 1024));
  let server = await startStore(dataDir);
  for (const { what, makeRoom, killed } of remedies) {
    const refused = await sendUntilUnready(server.origin);
    if (killed) {
      await server.stop('SIGKILL');
      server = await startStore(dataDir);
      refused.push(...(await sendUntilUnready(server.origin)));
    }
    for (const path of ['/tr', '/healthz']) await expectOk(server.origin, path, 'on the full disk');
    makeRoom();
    // Resends as many as surely fit; the others must not be in the store.
    for (const key of refused.slice(0, 20)) await send(server.origin, key);
    await expectOk(server.origin, '/readyz', `although ${what}`);
    printProgress(`full disk, ${refused.length} refused, then ${what}`);
    if (failures.length > 0) return undefined;
  }
  await server.stop('SIGKILL');
  await check(dataDir);
  if (unanswered.length > 0) failures.push(`${unanswered.length} messages got no response`);
  return printProgress('full disk, after the last round');
}
