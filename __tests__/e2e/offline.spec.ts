import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { cachedPaths, test, visitAndCache } from './siteFixture';
import { waitForHydration } from './visit';

test.use({ serviceWorkers: 'allow' });

test('the web font is used from the first paint on when an earlier visit has loaded it', async ({ page, site }) => {
  // The fonts' style element is enabled in <head>, before the first paint.
  await page.addInitScript(() => {
    const note = () =>
      Object.assign(window, { fontsAtFirst: document.querySelector<HTMLStyleElement>('#fonts')?.media });
    addEventListener('DOMContentLoaded', note);
  });
  const fontsAtFirst = () => page.evaluate(() => (window as never as { fontsAtFirst: string }).fontsAtFirst);
  await visitAndCache(page, site, '/tr');
  expect(await fontsAtFirst()).toBe('not all');
  await visitAndCache(page, site, '/tr/contact');
  expect(await fontsAtFirst()).toBe('all');
  expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"', 'aş'))).toBe(true);
});

test.describe('a visitor whose connection drops', () => {
  test('sees visited pages, and an offline page at other addresses', async ({ page, site }) => {
    await visitAndCache(page, site, '/de');
    await page.goto(`${site.origin}/de/contact`);
    await expect.poll(() => cachedPaths(page)).toContain('/de/contact');
    await site.stop();

    await page.goto(`${site.origin}/de`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nach Maß');
    await waitForHydration(page);
    await page.goto(`${site.origin}/de/contact`);
    await expect(page.locator('textarea')).toBeVisible();

    await page.goto(`${site.origin}/de/legal/imprint`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
    await expect(page).toHaveURL(`${site.origin}/de/legal/imprint`);
    await expect(page.getByRole('link', { name: 'Kontakt', exact: true }).last()).toBeVisible();

    await site.start();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  });

  test('sees visited pages with their pictures, also by a campaign link or an address without a language', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/de`);
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain('/de');
    await expect
      .poll(async () => (await cachedPaths(page)).filter((path) => path.endsWith('.svg')).length)
      .toBeGreaterThan(2);
    await page.goto(`${site.origin}/de/contact`);
    await expect.poll(() => cachedPaths(page)).toContain('/de/contact');
    await site.stop();

    await page.goto(`${site.origin}/de/contact?utm_source=letter`);
    await expect(page.locator('textarea')).toBeVisible();
    await page.goto(`${site.origin}/contact`);
    await expect(page).toHaveURL(`${site.origin}/de/contact`);
    await expect(page.locator('textarea')).toBeVisible();
    await page.goto(`${site.origin}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
    await page.goto(`${site.origin}/de`);
    const pictures = page.locator('main img:not([loading=lazy])');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).naturalWidth).length))
      .toBe(0);
  });

  test('sees cached pages when the server fails, and the error page of the server at other addresses', async ({
    page,
    site,
  }) => {
    await visitAndCache(page, site, '/en');
    await page.goto(`${site.origin}/en/contact`);
    await expect.poll(() => cachedPaths(page)).toContain('/en/contact');
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

  test('has no API calls, feeds or errors in the cache', async ({ page, site }) => {
    await visitAndCache(page, site, '/en');
    await page.goto(`${site.origin}/en/nowhere`);
    await page.evaluate(() =>
      Promise.all(
        ['/rss?url=x', '/api/v1/none', '/healthz', '/assets/js/none.12345678.js'].map((url) =>
          fetch(url).catch(() => null),
        ),
      ),
    );
    await page.goto(`${site.origin}/en/legal/cookies`);
    await expect.poll(() => cachedPaths(page)).toContain('/en/legal/cookies');
    const paths = await cachedPaths(page);
    expect(paths.filter((path) => /^\/(api|rss|healthz)|nowhere|none/.test(path))).toEqual([]);
  });
});
