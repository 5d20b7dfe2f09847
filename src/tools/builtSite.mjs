import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.mjs';

if (!existsSync('build/server.js') || !existsSync('dist/sitemap.xml')) {
  console.error('build/server.js or dist/sitemap.xml is missing. Run `npm run build` first.');
  process.exit(1);
}

/** Temporary folder of this run; removed at exit. */
export const folder = mkdtempSync(join(tmpdir(), 'storm-'));
/** Steps at exit, run in reverse order. */
export const cleanups = [() => rmSync(folder, { recursive: true, force: true })];
process.on('exit', () => cleanups.reverse().forEach((step) => step()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Starts the built server on a free port, with a store of its own.
 * @param settings further settings of the site server
 * @returns its `origin` and `stop(signal)`
 * @throws Error when it does not start; its stderr goes to the terminal
 */
export async function startServer(settings = {}) {
  // Test messages are not forwarded to the provider of this environment.
  const own = { HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent', PROVIDER_API_URL: '' };
  const child = spawn(process.execPath, ['build/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  // It prints its address when it listens.
  const printed = once(child.stdout, 'data').then(([line]) => String(line).trim());
  const origin = await Promise.race([printed, ended.then(() => undefined)]);
  if (!origin) throw new Error('build/server.js did not start.');
  const stop = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { origin, stop };
}

/** Launches Chromium with further arguments. */
export const launchBrowser = async (...args) =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumArgs, ...args] });

/** The paths of the sitemap. */
export const sitemapPaths = () =>
  [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
