import { type Page, expect, test, visit } from './visit';

/** Records which i18n namespaces a page fetches, as page keys. */
function fetchedWords(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/i18n\/tr\/([^?]+)\.json/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

test.describe('the pages that a call to action in the main content links to', () => {
  const callToAction = 'main a[href="/tr/services/single"]';

  test('are prefetched before the visitor points at a link, and open without another request for them', async ({
    page,
  }) => {
    const files = fetchedWords(page);
    await visit(page, '/tr');
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await expect(async () => {
      await page.mouse.wheel(0, 40);
      expect(files).not.toEqual([]);
    }).toPass();
    await expect.poll(() => files).toEqual(expect.arrayContaining(['services/v2', 'services/single']));
    await page.waitForLoadState('networkidle');
    await page.locator(callToAction).first().click();
    await expect(page).toHaveURL('/tr/services/single');
    await expect(page.locator('h1')).not.toHaveText('');
    expect(new Set(files).size).toBe(files.length);
  });

  for (const line of [
    { name: 'with data saver', saveData: true, effectiveType: '4g' },
    { name: 'with a slow connection', saveData: false, effectiveType: '3g' },
    { name: 'with a cellular connection', saveData: false, effectiveType: '4g', type: 'cellular' },
  ])
    test(`are fetched only on hover for a visitor ${line.name}`, async ({ page }) => {
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', { get: () => connection });
      }, line);
      const files = fetchedWords(page);
      await visit(page, '/tr');
      await page.mouse.wheel(0, 40);
      // Longer than the delay; everything else is still fetched on this connection.
      await page.waitForTimeout(2500);
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);
      await page.locator(callToAction).first().hover();
      await expect.poll(() => files).toContain('services/single');
    });
});
