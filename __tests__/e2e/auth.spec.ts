import { authPages } from './authForm';
import { expect, layoutShift, test, visit } from './visit';

test.describe('the sign-in pages', () => {
  for (const name of authPages)
    test(`${name}: the layout does not shift during hydration`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, `/de/${name}`);
        await page.waitForTimeout(800);
        expect(await layoutShift(page)).toBeLessThan(0.005);
      }
    });

  test('have a reduced header and footer; pages that they link to have the full ones, and Back restores the reduced ones', async ({
    page,
  }) => {
    await visit(page, '/en/auth/sign-in');
    await expect(page.locator('header nav')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/en/legal/privacy');
    await expect(page.locator('header nav').first()).toBeAttached();
    await expect(page.locator('footer h2').first()).toBeAttached();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/Welcome back|No account needed here/);
    await expect(page.locator('header nav')).toHaveCount(0);
    await expect(page.locator('main')).toHaveCount(1);
  });
});
