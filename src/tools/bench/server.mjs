import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the built site server on a free port, with a temporary data folder.
 * @param further settings of the site server
 * @returns its `origin`, its process id and `stop()`
 * @throws Error when there is no build or the server does not start
 */
export async function startServer(further = {}) {
  if (!existsSync('build/server.js')) throw new Error('build/server.js is missing. Run `npm run build` first.');
  const folder = await mkdtemp(join(tmpdir(), 'storm-bench-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0' };
  const server = spawn(process.execPath, ['build/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings, ...further },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = new Promise((resolve, reject) => {
    // It prints its address when it listens.
    server.stdout.on('data', (text) => {
      const port = /http:\/\/\S+:(\d+)/.exec(String(text))?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    server.once('exit', (code) => reject(new Error(`build/server.js exited with code ${code} before it listened.`)));
  });
  return { origin: await origin, pid: server.pid, stop };
}
