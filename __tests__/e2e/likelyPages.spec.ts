import { type Page, expect, test, visit } from './visit';

/** Records which word files a page fetches, as page keys. */
function fetchedWords(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/i18n\/tr\/([^?]+)\.json/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

test.describe('the pages that the main content calls to', () => {
  const callToAction = 'main a[href="/tr/services/single"]';

  test('are there before they are touched, and open without another request for them', async ({ page }) => {
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
    { name: 'who saves data', saveData: true, effectiveType: '4g' },
    { name: 'on a slow line', saveData: false, effectiveType: '3g' },
    { name: 'on a phone contract', saveData: false, effectiveType: '4g', type: 'cellular' },
  ])
    test(`are not fetched for a visitor ${line.name}`, async ({ page }) => {
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, 'connection', { get: () => connection });
      }, line);
      const files = fetchedWords(page);
      await visit(page, '/tr');
      await page.mouse.wheel(0, 40);
      // Longer than the delay; everything else that the page fetches comes on this line, too.
      await page.waitForTimeout(2500);
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([]);
      await page.locator(callToAction).first().hover();
      await expect.poll(() => files).toContain('services/single');
    });
});
