import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (!existsSync('build/server.js')) {
  console.error('build/server.js is missing. Run `npm run build` first.');
  process.exit(1);
}

/** Temporary folder of the stores; removed at exit. */
export const folder = mkdtempSync(join(tmpdir(), 'storm-crash-'));
const siteDir = join(folder, 'site');
mkdirSync(join(siteDir, 'tr'), { recursive: true });
writeFileSync(join(siteDir, 'tr/index.html'), '<!doctype html><title>storm</title>');

const running = new Set();
/** Clean-ups at exit, run in reverse order. */
export const cleanups = [];
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const step of cleanups.reverse()) step();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Starts the built server as a process of its own.
 * @returns its address and `kill()` (SIGKILL)
 * @throws Error with its stderr when it does not start
 */
export async function startServer(dataDir, more = {}) {
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
  if (!address) throw new Error(`build/server.js did not start: ${complaint}`);
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, kill };
}
