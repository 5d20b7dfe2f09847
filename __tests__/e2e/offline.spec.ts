import { type ChildProcess, spawn } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import { awake } from './visit';

interface Site {
  origin: string;
  folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The built site in another folder, by links: its files are many, and a story changes few. */
function linkSite(folder: string) {
  mkdirSync(folder);
  for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const place = join(folder, relative('dist', file));
    if (entry.isDirectory()) mkdirSync(place, { recursive: true });
    else linkSync(file, place);
  }
}

/** A site server of the story's own, on files of its own: it can go away and come back with another version. */
const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use, { parallelIndex }) => {
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync(join('.cache', 'offline-'));
    linkSite(join(folder, 'dist'));
    // Beside the ports that all stories share.
    const port = Number(new URL(baseURL ?? '').port) + 3 + parallelIndex;
    let server: ChildProcess | undefined;
    const site: Site = {
      origin: `http://localhost:${port}`,
      folder: join(folder, 'dist'),
      start: () =>
        new Promise((resolve, reject) => {
          const env = {
            ...process.env,
            PORT: String(port),
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
    // A story that is broken off must not leave its server behind, on the port of the next one.
    const end = () => server?.kill('SIGKILL');
    process.once('exit', end);
    await site.start();
    await use(site);
    await site.stop();
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  },
});
test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().map((url) => new URL(url).pathname);
  });

/** Opens a page and waits until the worker has it. */
async function visit(page: Page, site: Site, path: string) {
  await page.goto(site.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain(path);
}

test('the font of an earlier visit is used from the beginning', async ({ page, site }) => {
  // The faces are switched on in the document's head, before there is anything to see.
  await page.addInitScript(() => {
    const note = () =>
      Object.assign(window, { fontsAtFirst: document.querySelector<HTMLStyleElement>('#fonts')?.media });
    addEventListener('DOMContentLoaded', note);
  });
  const fontsAtFirst = () => page.evaluate(() => (window as never as { fontsAtFirst: string }).fontsAtFirst);
  await visit(page, site, '/tr');
  expect(await fontsAtFirst()).toBe('not all');
  await visit(page, site, '/tr/contact');
  expect(await fontsAtFirst()).toBe('all');
  expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"', 'aş'))).toBe(true);
});

test.describe('a visitor whose connection drops', () => {
  test('reads on where they have been, and is told so where they have not', async ({ page, site }) => {
    await visit(page, site, '/de');
    await page.goto(`${site.origin}/de/contact`);
    await expect.poll(() => kept(page)).toContain('/de/contact');
    await site.stop();

    await page.goto(`${site.origin}/de`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sturm');
    await awake(page);
    await page.goto(`${site.origin}/de/contact`);
    await expect(page.locator('textarea')).toBeVisible();

    await page.goto(`${site.origin}/de/legal/imprint`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flaute');
    await expect(page).toHaveURL(`${site.origin}/de/legal/imprint`);
    await expect(page.getByRole('link', { name: 'Kontakt', exact: true }).last()).toBeVisible();

    await site.start();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  });

  test('keeps the language, the campaign link and the pictures', async ({ page, site }) => {
    await page.goto(`${site.origin}/de`);
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => kept(page), { timeout: 30_000 }).toContain('/de');
    await expect.poll(async () => (await kept(page)).filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(2);
    await page.goto(`${site.origin}/de/contact`);
    await expect.poll(() => kept(page)).toContain('/de/contact');
    await site.stop();

    await page.goto(`${site.origin}/de/contact?utm_source=letter`);
    await expect(page.locator('textarea')).toBeVisible();
    await page.goto(`${site.origin}/contact`);
    await expect(page).toHaveURL(`${site.origin}/de/contact`);
    await expect(page.locator('textarea')).toBeVisible();
    await page.goto(`${site.origin}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flaute');
    await page.goto(`${site.origin}/de`);
    const pictures = page.locator('main img:not([loading=lazy])');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).naturalWidth).length))
      .toBe(0);
  });

  test('reads what was kept when the server fails, and its own words where nothing was', async ({ page, site }) => {
    await visit(page, site, '/en');
    await page.goto(`${site.origin}/en/contact`);
    await expect.poll(() => kept(page)).toContain('/en/contact');
    await site.stop();
    const failing = createServer((_, response) =>
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Works'),
    );
    await new Promise<void>((resolve) => failing.listen(Number(new URL(site.origin).port), resolve));
    await page.goto(`${site.origin}/en/contact`);
    await expect(page.locator('textarea')).toBeVisible();
    await page.goto(`${site.origin}/en/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works');
    await new Promise((resolve) => failing.close(resolve).closeAllConnections());
  });

  test('finds neither calls, feeds nor errors among what is kept', async ({ page, site }) => {
    await visit(page, site, '/en');
    await page.goto(`${site.origin}/en/nowhere`);
    await page.evaluate(() =>
      Promise.all(
        ['/rss?url=x', '/api/v1/none', '/healthz', '/assets/js/none.12345678.js'].map((url) =>
          fetch(url).catch(() => null),
        ),
      ),
    );
    await page.goto(`${site.origin}/en/legal/cookies`);
    await expect.poll(() => kept(page)).toContain('/en/legal/cookies');
    const paths = await kept(page);
    expect(paths.filter((path) => /^\/(api|rss|healthz)|nowhere|none/.test(path))).toEqual([]);
  });
});

test.describe('a new version of the site', () => {
  test('waits until the visitor agrees, and then stands after one reload', async ({ page, site }) => {
    await visit(page, site, '/en');
    const file = join(site.folder, 'sw.js');
    await site.stop();
    const script = readFileSync(file, 'utf8');
    for (const packed of ['', '.br', '.gz']) rmSync(file + packed, { force: true });
    writeFileSync(file, `${script}\n// another version`);
    await site.start();
    await page.reload();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible({ timeout: 30_000 });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await reload.click();
    await expect.poll(() => loads).toBe(1);
    await page.waitForTimeout(4000);
    expect(loads).toBe(1);
    await expect(reload).toBeHidden();
  });

  /** Takes the scripts of the version that a page has begun with away, as a release does. */
  async function takeScripts(site: Site) {
    await site.stop();
    rmSync(join(site.folder, 'assets/js'), { recursive: true });
    await site.start();
  }

  test('is offered to whoever presses what the old one can wake no more', async ({ page, site }) => {
    await visit(page, site, '/en');
    await takeScripts(site);
    const reload = page.getByRole('button', { name: 'Reload' });
    await page.getByRole('button', { name: 'Get in touch' }).click();
    await expect(reload).toHaveCount(1);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await expect(reload).toHaveCount(1);
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
  });

  test('is not taken for a lost connection by whoever writes in the old one', async ({ page, site }) => {
    await visit(page, site, '/en/contact');
    const form = page.locator('form', { has: page.locator('[name=message]') });
    for (const [name, text] of Object.entries({
      name: 'Elif',
      email: 'elif@storm.example',
      number: '+90 555 000 00 00',
      company: 'Storm',
      message: 'Hello',
    }))
      await form.locator(`[name=${name}]`).fill(text);
    await takeScripts(site);
    await form.locator('[type=submit]').click();
    await expect(page.getByText('An error was encountered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  for (const [path, address] of [
    ['/en/shop/single/1010', '/en/shop/grid?category=phones'],
    ['/en/career/single', '/en/career#jobs'],
  ] as const) {
    test(`opens ${address} for whoever wants it in the old one`, async ({ page, site }) => {
      await visit(page, site, path);
      await takeScripts(site);
      const before = await page.evaluate(() => history.length);
      const loaded = page.waitForEvent('load');
      await page.locator(`a[href="${address}"]`).first().click();
      await loaded;
      await expect(page).toHaveURL(site.origin + address);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL(site.origin + path);
    });
  }

  test('without a worker takes the old one and all it has kept away', async ({ page, site }) => {
    await visit(page, site, '/tr');
    await site.stop();
    for (const suffix of ['', '.br', '.gz']) rmSync(join(site.folder, `sw.js${suffix}`));
    await site.start();
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 30_000,
      })
      .toBe(0);
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
