import { type ChildProcess, spawn } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import { ports } from './ports';

/** The site server of one test. */
export interface Site {
  origin: string;
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Links the files of the built site into another folder: they are many, and a test changes few. */
function linkSite(folder: string) {
  mkdirSync(folder);
  for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const place = join(folder, relative('dist', file));
    if (entry.isDirectory()) mkdirSync(place, { recursive: true });
    else linkSync(file, place);
  }
}

/** Fixture: a site server per test on files of its own, which can be stopped and updated. */
export const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use, { parallelIndex }) => {
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync(join('.cache', 'offline-'));
    linkSite(join(folder, 'dist'));
    const url = new URL(baseURL ?? '');
    url.port = String(ports.ownSite + parallelIndex);
    const { origin, port } = url;
    let server: ChildProcess | undefined;
    const site: Site = {
      origin,
      folder: join(folder, 'dist'),
      start: () =>
        new Promise((resolve, reject) => {
          const env = {
            ...process.env,
            PORT: port,
            SITE_DIR: join(folder, 'dist'),
            DATA_DIR: join(folder, 'data'),
          };
          server = spawn(process.execPath, ['build/server.js'], { env: { ...env, LOG_LEVEL: 'silent' } });
          server.stdout?.once('data', () => resolve());
          server.once('exit', (code) => reject(new Error(`The site server stopped with code ${code} on ${port}.`)));
        }),
      stop: () =>
        new Promise((resolve) => {
          if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
          server.once('exit', () => resolve());
          server.kill('SIGKILL');
        }),
    };
    // Stops the server of an aborted test, whose port the next test uses.
    const end = () => server?.kill('SIGKILL');
    process.once('exit', end);
    await site.start();
    await use(site);
    await site.stop();
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  },
});

/** The paths of all cached responses. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().map((url) => new URL(url).pathname);
  });

/** Opens a page and waits until the service worker has cached it. */
export async function visitAndCache(page: Page, site: Site, path: string) {
  await page.goto(site.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain(path);
}
