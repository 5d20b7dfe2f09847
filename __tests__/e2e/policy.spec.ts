import { readFileSync } from 'node:fs';
import { type Page, expect, languages, test, visit } from './visit';

/** Addresses of every prerendered page, from the sitemap. */
const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = '']) => new URL(address).pathname)
  // Products share one page: two of them stand for all.
  .filter((path) => !path.includes('/shop/single/') || /\/(1030|1050)$/.test(path));

/** Pages a test looks at, so that several can be looked at side by side. */
const together = 15;

const feed = `<rss version="2.0"><channel><title>F</title><item><title>Lodos 4711</title><link>https://news.example/1</link>
<description>&lt;img src="https://news.example/1.jpg"&gt; Text</description></item></channel></rss>`;

test.describe('the content security policy', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        (window as never as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await page.route('**/rss?url=*', (route) => route.fulfill({ contentType: 'application/xml', body: feed }));
    await page.route('https://news.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  });
  const violations = (page: Page) => page.evaluate(() => (window as never as { violations: string[] }).violations);

  const all = [...paths, ...languages.map((language) => `/${language}/nowhere`)];
  for (let first = 0; first < all.length; first += together) {
    const some = all.slice(first, first + together);
    test(`is broken in no theme by ${some[0]} and the ${some.length - 1} pages after it`, async ({ page, allowed }) => {
      test.setTimeout(120_000);
      allowed.push(/status of 404/);
      for (const path of some) {
        await page.emulateMedia({ colorScheme: 'light' });
        const response = await visit(page, path);
        expect(response?.headers()['content-security-policy'], path).toMatch(
          /script-src 'self' 'sha256-[^;]*; style-src/,
        );
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.waitForTimeout(300);
        expect(await violations(page), path).toEqual([]);
      }
    });
  }

  for (const language of languages) {
    test(`leaves every control of /${language} working`, async ({ page }) => {
      await visit(page, `/${language}`);
      await page.locator('header details:has(button[aria-pressed]) > summary').click();
      await page.locator('header button[aria-pressed]').nth(1).click();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('con');
      // The first empties the field, if what was typed has arrived there.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await page.locator('main form input[type=email]').first().fill('elif@kardelen.example');
      await page.locator('main form button[type=submit]').first().click();
      await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
      await page.locator('#news-title').scrollIntoViewIfNeeded();
      await expect(page.getByText('Lodos 4711').first()).toBeVisible();
      await page.locator(`a[href="/${language}/contact"]:visible`).first().click();
      await expect(page.locator('textarea')).toBeVisible();
      await page.goBack();
      await expect(page.locator('#features')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('would stop a script that somebody smuggled into a page', async ({ page, allowed }) => {
    allowed.push(/Content Security Policy|TrustedHTML|Trusted ?(Type|Script)/);
    await visit(page, '/tr');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      try {
        script.text = 'window.smuggled = true';
      } catch {
        return false;
      }
      document.body.append(script);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return 'smuggled' in window;
    });
    expect(ran).toBe(false);
  });
});
