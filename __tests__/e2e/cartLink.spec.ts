import { expectNoViolations, horizontalOverflow } from './axe';
import { type Page, expect, layoutShift, test, visit } from './visit';

const texts = {
  tr: {
    add: 'Sepetime ekle',
    replace: 'Sepetimin yerine koy',
    undo: 'Geri al',
    copy: 'Bu sepetin bağlantısını kopyala',
  },
  en: { add: 'Add to my cart', replace: 'Replace my cart', undo: 'Undo', copy: 'Copy link to this cart' },
  de: {
    add: 'Zum Warenkorb hinzufügen',
    replace: 'Warenkorb ersetzen',
    undo: 'Rückgängig',
    copy: 'Link zu diesem Warenkorb kopieren',
  },
} as const;

const badge = (page: Page) => page.locator('header a[aria-label][href$="/shop/cart"] span[aria-hidden]');
const offer = (page: Page) => page.locator('section[aria-labelledby=link-title]');

for (const [language, words] of Object.entries(texts)) {
  test(`a visitor can copy a cart as a link and open it in another browser, in ${language}`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `/${language}/shop/cart`);
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.locator('main [role=status]').last()).not.toBeEmpty();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/${language}/shop/cart?lines=1010~pine:1,1020~oat~M:1,1030~blue~42:1`);

    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await other.addInitScript(() => {
      if (localStorage.getItem('storm-cart') === null) localStorage.setItem('storm-cart', '{"lines":[]}');
    });
    await visit(other, link);
    await expect(offer(other).getByRole('listitem')).toHaveCount(3);
    await offer(other).getByRole('button', { name: words.add }).click();
    await expect(badge(other)).toHaveText('3');
    await expect(other).toHaveURL(`/${language}/shop/cart`);
    // The choice is stored, and not asked for again.
    await visit(other, `/${language}/shop/cart`);
    await expect(badge(other)).toHaveText('3');
    await expect(offer(other)).toHaveCount(0);
    await other.context().close();
  });
}

test('the cart of a link is offered without a layout shift, can be accepted by keyboard, and Back leads to the previous page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/en/contact');
  await visit(page, '/en/shop/cart?lines=1030~red~41:2,1040~oat:1,1044:1');
  const card = offer(page);
  await expect(card.getByRole('button', { name: texts.en.add })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expect(badge(page)).toHaveText('3');

  await card.getByRole('button', { name: texts.en.replace }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(badge(page)).toHaveText('3');
  await expect(page).toHaveURL('/en/shop/cart');
  await expect(page.getByRole('list').filter({ hasText: 'Tailwind Runner' })).toContainText('Beacon red, size 41');

  await page.getByRole('button', { name: texts.en.undo }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('link', { name: 'Nimbus S1 smartphone' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en/contact');
});

for (const [width, lines] of [
  [320, '1030~red~41:2,1062~pine:9,1020~oat~M:1,1044:1,1050~ink'],
  [768, '1030~red~41:2,1062~pine:9,1020~oat~M:1,1044:1,1050~ink'],
  [1280, '1044:1,1030~mauve~41,%E0%A4%A,<script>'],
] as const) {
  test(`the offer of a linked cart has no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `/de/shop/cart?lines=${lines}`);
    await expect(offer(page)).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await expectNoViolations(page, 'main');
  });
}

test('a hostile link leaves the cart unchanged', async ({ page }) => {
  for (const lines of ['__proto__:1,constructor', '%E0%A4%A,%00,%', '1040~oat:NaN,1040~oat:-1', 'x'.repeat(8_000)]) {
    await visit(page, `/en/shop/cart?lines=${lines}`);
    await expect(badge(page)).toHaveText('3');
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/en/shop/cart');
  }
});
