import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, holdScripts, test, visit } from './visit';

test.describe('a visitor who uses only the keyboard', () => {
  test('skips to the content, opens and closes the menu of languages, and chooses a theme', async ({ page }) => {
    await visit(page, '/en');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();

    const language = page.locator('header summary', { hasText: /EN/ });
    await language.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('header a[hreflang=de]').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(language).toBeFocused();
    await expect(page.locator('header a[hreflang=de]').first()).toBeHidden();

    await page.locator('header summary', { hasText: 'Theme' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  });

  test('keeps the focus on the menu of languages after choosing another language', async ({ page }) => {
    await visit(page, '/de');
    await page.locator('header summary', { hasText: /DE/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('header a[hreflang=en]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en');
    await expect(page.locator('header summary', { hasText: /EN/ })).toBeFocused();
  });

  test('opens the search by a shortcut and goes to the first result', async ({ page }) => {
    await visit(page, '/tr');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.pressSequentially('ILETISIM');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /^İletişim/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tr/contact');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('sees every focused card of a row that scrolls horizontally', async ({ page }) => {
    // A window of 1280 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 600 });
    await visit(page, '/de');
    const links = page.locator('#features li h3 a');
    await page.keyboard.press('Tab');
    await links.first().focus();
    for (const link of (await links.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('covers no focused link of the drawer by its foot on a low phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 });
    await visit(page, '/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.locator('#menu-drawer')).toBeVisible();
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab');
      // The drawer slides in, and a focused link scrolls into view.
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const focused = document.activeElement!;
              const { left, top, width, height } = focused.getBoundingClientRect();
              return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }),
          { message: `focus ${step}` },
        )
        .toBe(true);
    }
  });

  test('opens and closes the drawer on a phone, and the focus returns to its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, '/de');
    const button = page.getByRole('button', { name: 'Menü öffnen' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('#menu-drawer');
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const [width, theme] of [
    [360, 'light'],
    [320, 'dark'],
  ] as const)
    test(`searches from the drawer of a phone with the ${theme} theme, ${width} pixels wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 720 });
      await visit(page, '/en');
      const menu = page.getByRole('button', { name: 'Open the menu' });
      const drawer = page.locator('#menu-drawer');
      const search = page.locator('#site-search');
      const open = async () => {
        await menu.focus();
        await page.keyboard.press('Enter');
        await drawer.getByRole('button', { name: 'Search the site' }).focus();
        await page.keyboard.press('Enter');
      };
      await open();
      await expect(drawer).toBeHidden();
      await expect(search.getByRole('searchbox')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
      await expect(menu).toBeFocused();

      await open();
      await search.getByRole('searchbox').pressSequentially('contact');
      await expect(search.getByRole('link', { name: /^Contact/ }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/en/contact');
      await expect(page.locator('h1')).toBeFocused();
    });

  for (const width of [360, 1280])
    test(`sees the command that Enter would run while typing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/tr/saas/v2');
      const line = page.locator('main').getByRole('combobox');
      await line.focus();
      for (const text of ['notiz', 'sü', 'temizle']) {
        await line.fill('');
        await line.pressSequentially(text);
        await expect(page.locator('main').getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
      }
    });

  test('searches from the drawer before the script of the search has loaded: the drawer still closes first', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await visit(page, '/en');
    const release = await holdScripts(page);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.locator('#menu-drawer');
    const search = page.locator('#site-search');
    await menu.focus();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Search the site' }).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(drawer).toBeHidden();
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test('no script of the site contains the sign-in demo', () => {
  const folder = join(process.cwd(), 'dist/assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(readFileSync(join(folder, script), 'utf8')).not.toContain('Bora.2013');
});
