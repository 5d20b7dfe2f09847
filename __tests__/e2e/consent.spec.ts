import { expect, test, visit } from './visit';

test.describe('third parties', () => {
  test('get no requests while a visitor opens several pages', async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
    });
    for (const path of ['/tr', '/de/contact', '/en/legal/privacy']) {
      await visit(page, path);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForTimeout(400);
    }
    expect(strangers).toEqual([]);
  });

  test('can be configured in a second attempt after the cookie settings failed to load offline', async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/de/contact');
    const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
    // Hydrates the footer before going offline.
    await settings.hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await settings.click();
    await expect(page.getByText('Dieser Teil ließ sich nicht laden.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await settings.click();
    await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
  });

  test('are configured in a dialog that closes when its link or Back leads to another page', async ({ page }) => {
    await visit(page, '/en/help/center');
    await page.locator('header a[href="/en/pricing"]:visible').first().click();
    await expect(page).toHaveURL('/en/pricing');
    await expect(page.locator('h1')).toBeFocused();
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await settings.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/en/help/center');
    await expect(dialog).toBeHidden();

    await settings.click();
    await dialog.getByRole('link').click();
    await expect(page).toHaveURL('/en/legal/cookies');
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('are contacted for the map once the visitor loads it, until the visitor withdraws consent in the settings', async ({
    page,
  }) => {
    const maps: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (route) => {
      maps.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
    });
    await visit(page, '/en/contact');
    const load = page.getByRole('button', { name: 'Load the live map' });
    await load.scrollIntoViewIfNeeded();
    expect(maps).toEqual([]);
    await load.click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => maps.length).toBe(1);
    await page.reload();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => maps.length).toBe(2);

    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(dialog.getByRole('switch', { name: /Live map/ })).toBeChecked();
    await dialog.getByRole('switch', { name: /Live map/ }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save my choice' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
