import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Site, cachedPaths, test, visitAndCache } from './siteFixture';
import { waitForHydration } from './visit';

test.use({ serviceWorkers: 'allow' });

/**
 * Releases a version whose service worker does not precache any scripts.
 * @param addition code appended to the worker
 */
async function release(site: Site, addition = '') {
  await site.stop();
  const file = join(site.folder, 'sw.js');
  const script = readFileSync('dist/sw.js', 'utf8').replace(/\{[^{}]*"\/assets\/js\/[^{}]*\},?/g, '');
  for (const packed of ['', '.br', '.gz']) rmSync(file + packed, { force: true });
  writeFileSync(file, script + addition);
  await site.start();
}

test.describe('a new version of the site', () => {
  test('waits until the visitor agrees, and is then active after one reload', async ({ page, site }) => {
    await visitAndCache(page, site, '/en');
    await release(site);
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

  test('is also offered in tabs that were open before', async ({ page, context, site }) => {
    await visitAndCache(page, site, '/en');
    await release(site);
    const other = await context.newPage();
    await other.goto(`${site.origin}/en/faq`);
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 30_000 });
    // The new worker controls all tabs once one has activated it; the others only reload.
    for (const tab of [other, page]) {
      const loaded = tab.waitForEvent('load');
      await tab.getByRole('button', { name: 'Reload' }).click();
      await loaded;
    }
  });

  test('is offered after an earlier version that could not be installed', async ({ page, site }) => {
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 100));
      });
    await visitAndCache(page, site, '/en');
    await release(site, "self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error())))");
    await update();
    await release(site);
    await update();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('leaves pages that were cached before usable offline, with their scripts', async ({ page, context, site }) => {
    await visitAndCache(page, site, '/en/contact');
    await release(site);
    await page.reload();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible({ timeout: 30_000 });
    await site.stop();
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await waitForHydration(page);
    await expect(page.locator('textarea')).toBeVisible();
  });

  /** Deletes the scripts of the version that a page has loaded, as a release does. */
  async function takeScripts(site: Site) {
    await site.stop();
    rmSync(join(site.folder, 'assets/js'), { recursive: true });
    await site.start();
  }

  test('is offered once when the visitor uses a part of the old version whose script no longer exists', async ({
    page,
    site,
  }) => {
    await visitAndCache(page, site, '/en');
    await takeScripts(site);
    const reload = page.getByRole('button', { name: 'Reload' });
    await page.getByRole('button', { name: 'Request a call' }).click();
    await expect(reload).toHaveCount(1);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await expect(reload).toHaveCount(1);
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
  });

  test('is offered when the old version cannot send a message because its script no longer exists', async ({
    page,
    site,
  }) => {
    await visitAndCache(page, site, '/en/contact');
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
    test(`opens ${address} with a full page load when the visitor follows its link in the old version`, async ({
      page,
      site,
    }) => {
      await visitAndCache(page, site, path);
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

  test('without a service worker removes the old service worker and its caches', async ({ page, site }) => {
    await visitAndCache(page, site, '/tr');
    await site.stop();
    for (const suffix of ['', '.br', '.gz']) rmSync(join(site.folder, `sw.js${suffix}`));
    await site.start();
    await page.reload();
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations, { timeout: 30_000 }).toBe(0);
    await expect.poll(() => cachedPaths(page)).toEqual([]);
  });
});
