import { expectNoViolations, expectNoViolationsAtBothWidths } from './axe';
import { type Page, expect, test, visit } from './visit';

const dialog = 'dialog[open]';
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator(dialog)).toHaveCount(0);
};

/** Runs axe on content that opens on interaction. */
test.describe('axe finds no violations in', { tag: '@sweep' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
  });

  test('every open menu of the header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, '/de');
    const menus = page.locator('header summary:visible');
    const count = await menus.count();
    expect(count).toBeGreaterThanOrEqual(5);
    for (let index = 0; index < count; index++) {
      await menus.nth(index).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('header details[open] a, header details[open] button').first()).toBeVisible();
      await expectNoViolations(page, 'header details[open]');
      await page.keyboard.press('Escape');
      await expect(page.locator('header details[open]')).toHaveCount(0);
    }
  });

  test('the open drawer of a phone with all groups of its menu', async ({ page }) => {
    await visit(page, '/tr');
    await page.locator('header [commandfor=menu-drawer][aria-haspopup]').click();
    const groups = page.locator('#menu-drawer details');
    await expect(groups.first()).toBeVisible();
    expect(
      await groups.evaluateAll((all) => {
        // Visitors open one at a time; the test opens all.
        for (const group of all as HTMLDetailsElement[]) Object.assign(group, { name: '', open: true });
        return all.filter((group) => (group as HTMLDetailsElement).open).length;
      }),
    ).toBe(9);
    await expectNoViolations(page, '#menu-drawer');
  });

  test('the search with suggestions, with results, and without results', async ({ page }) => {
    await visit(page, '/en');
    await page.keyboard.press('Control+k');
    await expect(page.locator('#site-search a').first()).toBeVisible();
    await expectNoViolationsAtBothWidths(page, '#site-search');
    const field = page.locator('#site-search').getByRole('searchbox');
    for (const [typed, said] of [
      ['contact', /found|result/i],
      ['qqqqqq', /qqqqqq/],
    ] as const) {
      await field.fill(typed);
      await expect(page.locator('#site-search p[role=status]')).toHaveText(said);
      await expectNoViolationsAtBothWidths(page, '#site-search');
    }
  });

  test('the filters and the empty list of the shop, and the cart panel', async ({ page }) => {
    await visit(page, '/de/shop/grid');
    await page.locator('[commandfor=shop-filters][aria-haspopup]').click();
    await expectNoViolations(page, dialog);
    await close(page);
    await page.locator('header a[aria-label][href$="/shop/cart"]').click();
    await expect(page.locator(dialog).getByRole('button', { name: /entfernen/i })).toHaveCount(3);
    await expectNoViolationsAtBothWidths(page, dialog);
    await page
      .locator(dialog)
      .getByRole('button', { name: /entfernen/i })
      .first()
      .click();
    await expect(page.locator(dialog).getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expectNoViolationsAtBothWidths(page, dialog);
    await close(page);
    await visit(page, '/de/shop/grid?q=qqqqqq');
    await expectNoViolationsAtBothWidths(page, 'main');
  });

  test('the enlarged picture of a product, its size guide, and the error about a missing size', async ({ page }) => {
    await visit(page, '/en/shop/single/1030');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await expectNoViolationsAtBothWidths(page, 'main');
    await page.getByRole('button', { name: 'Size guide' }).click();
    await expectNoViolationsAtBothWidths(page, dialog);
    await close(page);
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Please choose a size first.')).toBeVisible();
    await expectNoViolationsAtBothWidths(page, 'main');
  });

  test('the checkout with errors in each step', async ({ page }) => {
    await visit(page, '/en/shop/checkout');
    const steps = ['On to delivery', 'On to payment', 'Check the order'].map((name) =>
      page.locator('form').getByRole('button', { name }),
    );
    const filled = [
      { email: 'elif@example.com', phone: '+90 232 555 01 20' },
      { name: 'Elif Yıldız', street: 'Mansuroğlu Mah. 12', postalCode: '35535', city: 'İzmir' },
    ];
    for (const [index, step] of steps.entries()) {
      await step.click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await expectNoViolationsAtBothWidths(page, 'main');
      for (const [name, text] of Object.entries(filled[index] ?? {}))
        await page.locator(`#checkout-${name}`).fill(text);
      if (index < filled.length) await step.click();
    }
  });

  test('the contact form with errors, the toasts of failure and success, and the cookie settings', async ({
    page,
    allowed,
  }) => {
    allowed.push(/500|AxiosError|Request failed/);
    let sent = 0;
    await page.route('**/api/v1/Site/ContactForm/Create', (route) => {
      sent += 1;
      return route.fulfill(sent === 1 ? { status: 500, json: {} } : { json: { id: '1' } });
    });
    await visit(page, '/tr/contact');
    const submit = page.locator('main form button[type=submit]');
    await submit.click();
    await expect(page.locator('#contact-message')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolationsAtBothWidths(page, 'main form');
    for (const name of ['name', 'company', 'message']) await page.locator(`#contact-${name}`).fill('Elif Kaya');
    await page.locator('#contact-email').fill('elif@kardelen.example');
    await page.locator('#contact-number').fill('0232 555 01 20');
    for (const type of ['error', 'success']) {
      await submit.click();
      // A focused toast stays.
      await page.locator(`[data-type=${type}] button`).last().focus();
      await expectNoViolationsAtBothWidths(page, `[data-type=${type}]`);
    }
    await page.locator('footer button[aria-haspopup=dialog]').click();
    await expectNoViolationsAtBothWidths(page, dialog);
  });

  for (const [what, address, opener] of [
    ['a poster of the portfolio', '/de/portfolio/masonry', 'main button[aria-haspopup=dialog]'],
    ['a stamp of the team', '/tr/team', 'main button[aria-haspopup=dialog]'],
  ] as const)
    test(`the dialog of ${what}`, async ({ page }) => {
      await visit(page, address);
      await page.locator(opener).first().click();
      await expectNoViolationsAtBothWidths(page, dialog);
    });

  test('the error about an e-mail address in the first view', async ({ page }) => {
    await visit(page, '/en');
    await page.locator('#sign-up button[type=submit]').click();
    await expect(page.locator('#sign-up-email')).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolationsAtBothWidths(page, '#sign-up');
  });
});
