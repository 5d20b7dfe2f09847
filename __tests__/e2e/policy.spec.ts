import { watchPolicy } from './policy';
import { expect, languages, test, visit } from './visit';

test.describe('the content security policy', () => {
  for (const language of languages) {
    test(`blocks no control of /${language}`, async ({ page }) => {
      const violations = await watchPolicy(page);
      await visit(page, `/${language}`);
      await page.locator('header details:has(button[aria-pressed]) > summary').click();
      await page.locator('header button[aria-pressed]').nth(1).click();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('con');
      // The first Escape may only clear the search field.
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
      expect(await violations()).toEqual([]);
    });
  }

  test('blocks a script that is injected into a page', async ({ page, allowed }) => {
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
