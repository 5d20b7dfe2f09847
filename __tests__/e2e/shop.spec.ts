import { type Page, waitForHydration, expect, holdScripts, layoutShift, test, visit } from './visit';

const texts = {
  tr: {
    filter: 'Ayakkabı',
    found: '4 ürün bulundu',
    product: 'Tailwind koşu ayakkabısı',
    red: 'Fener kırmızısı',
    add: 'Sepete ekle',
    panel: 'Sepetiniz',
    checkout: 'Ödemeye geç',
    steps: ['Teslimata geç', 'Ödemeye geç', 'Siparişi kontrol et'],
    card: 'Deneme kartını doldur',
    place: /^Demo siparişi verin/,
    thanks: 'Teşekkürler, Elif!',
    history: 'Bütün siparişlerim',
    orders: 'Siparişleriniz',
    total: '$1.014,68',
  },
  en: {
    filter: 'Shoes',
    found: 'Products found: 4',
    product: 'Tailwind Runner',
    red: 'Beacon red',
    add: 'Add to cart',
    panel: 'Your Cart',
    checkout: 'Continue to Checkout',
    steps: ['On to delivery', 'On to payment', 'Check the order'],
    card: 'Fill in the test card',
    place: /^Place demo order/,
    thanks: 'Thank you, Elif!',
    history: 'All my orders',
    orders: 'Your orders',
    total: '$1,014.68',
  },
  de: {
    filter: 'Schuhe',
    found: 'Gefundene Produkte: 4',
    product: 'Laufschuh Tailwind',
    red: 'Leuchtfeuerrot',
    add: 'In den Warenkorb',
    panel: 'Ihr Warenkorb',
    checkout: 'Weiter zur Kasse',
    steps: ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Bestellung prüfen'],
    card: 'Testkarte einsetzen',
    place: /^Demo-Bestellung absenden/,
    thanks: 'Danke, Elif!',
    history: 'Alle meine Bestellungen',
    orders: 'Ihre Bestellungen',
    total: '1.014,68 $',
  },
} as const;

const badge = (page: Page) => page.locator('header a[aria-label][href$="/shop/cart"] span[aria-hidden]');

for (const [language, words] of Object.entries(texts)) {
  test(`a visitor finds a product, orders it and sees it in the order history, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `/${language}/shop/grid`);
    await page.getByRole('checkbox', { name: new RegExp(`^${words.filter}`) }).check();
    await expect(page.getByText(words.found)).toBeVisible();
    await expect(page).toHaveURL(`/${language}/shop/grid?category=shoes`);

    await page.getByRole('heading', { name: words.product }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: words.product })).toBeFocused();
    const colours = page.locator('[role=group] button[data-color=red]').last();
    await colours.click();
    await page.getByRole('button', { name: '42', exact: true }).click();
    await expect(page).toHaveURL(`/${language}/shop/single/1030?color=red&size=42`);
    await expect(badge(page)).toHaveText('3');

    const other = await context.newPage();
    await visit(other, `/${language}/shop/cart`);
    // Background tabs render no frames and delay clicks.
    await page.bringToFront();
    await page.locator('main').getByRole('button', { name: words.add }).first().click();
    await expect(badge(page)).toHaveText('4');
    await expect(badge(other)).toHaveText('4');
    await expect(other.getByText(words.total)).toBeVisible();
    await other.close();
    await page.bringToFront();
    // The click may have scrolled the header away.
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.locator('header a[aria-label][href$="/shop/cart"]').click();
    const panel = page.getByRole('dialog', { name: words.panel });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator('header a[aria-label][href$="/shop/cart"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: words.checkout }).click();

    await page.locator('#checkout-email').fill('elif@example.com');
    await page.locator('#checkout-phone').fill('+90 232 555 01 20');
    await page.getByRole('button', { name: words.steps[0] }).click();
    await page.locator('#checkout-name').fill('Elif Yıldız');
    await page.locator('#checkout-street').fill('Mansuroğlu Mah. 12');
    await page.locator('#checkout-postalCode').fill('35535');
    await page.locator('#checkout-city').fill('İzmir');
    await page.locator('#checkout-city').blur();
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('#checkout-street')).toHaveValue('Mansuroğlu Mah. 12');
    await page.locator('form').getByRole('button', { name: words.steps[1] }).click();
    await page.getByRole('button', { name: words.card }).click();
    await page.getByRole('button', { name: words.steps[2] }).click();
    await expect(page).toHaveURL(/step=review/);
    await page.getByRole('button', { name: words.place }).dblclick();

    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await page.getByRole('link', { name: words.history }).click();
    const orders = page.getByRole('region', { name: words.orders });
    await expect(orders.getByText(words.total).first()).toBeVisible();
    await expect(orders.getByRole('listitem').filter({ hasText: 'S-' })).toHaveCount(1);
  });
}

test('the checkout accepts the expiry date of a card in all common forms, and long names do not overflow a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const long = 'Hubertblaineschlegelsteinhausenbergerdorffvoralternwarengewissenhaft';
  await visit(page, '/de/shop/checkout');
  await page.locator('#checkout-email').fill(`${'e'.repeat(60)}@${'verwaltung'.repeat(5)}.example`);
  await page.locator('#checkout-phone').fill('+49 30 123456');
  await page.getByRole('button', { name: texts.de.steps[0] }).click();
  await page.locator('#checkout-country').selectOption('DE');
  await page.locator('#checkout-name').fill(long);
  await page.locator('#checkout-street').fill(long);
  await page.locator('#checkout-postalCode').fill('10115');
  await page.locator('#checkout-city').fill(long);
  await page.locator('form').getByRole('button', { name: texts.de.steps[1] }).click();
  await page.locator('#checkout-number').fill('4242 4242 4242 4242');
  const expiry = page.locator('#checkout-expiry');
  for (const typed of ['931', '9/31', '09/31', '09/2031']) {
    await expiry.fill('');
    await expiry.pressSequentially(typed, { delay: 40 });
    await expect(expiry).toHaveValue('09/31');
  }
  await page.locator('#checkout-cvc').fill(' 123 ');
  await page.locator('#checkout-holder').fill(long);
  await page.getByRole('button', { name: texts.de.steps[2] }).click();
  await page.getByRole('button', { name: texts.de.place }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Danke, ${long}!` })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a visitor can complete a started checkout offline', async ({ page, context, allowed }) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/en/shop/checkout');
  await page.locator('#checkout-email').fill('elif@example.com');
  await page.locator('#checkout-phone').fill('+90 232 555 01 20');
  await page.getByRole('button', { name: 'On to delivery' }).click();
  await expect(page.getByRole('heading', { name: 'Where does it go?' })).toBeFocused();
  // The checkout fetches the confirmation when it mounts.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('#checkout-name').fill('Elif Yıldız');
  await page.locator('#checkout-street').fill('Mansuroğlu Mah. 12');
  await page.locator('#checkout-postalCode').fill('35535');
  await page.locator('#checkout-city').fill('İzmir');
  await page.getByRole('button', { name: 'On to payment' }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
  await page.getByRole('button', { name: 'Fill in the test card' }).click();
  await page.getByRole('button', { name: 'Check the order' }).click();
  await page.getByRole('button', { name: /^Place demo order/ }).click();
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, Elif!' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(page).toHaveTitle(/^Order S-/);
});

test('the address of the product list keeps its filters and order, also after Back and a reload', async ({ page }) => {
  await visit(page, '/en/shop/grid?color=blue&sort=cheap&page=1');
  const first = page.locator('main article h2').first();
  await expect(first).toHaveText('Frost knitted beanie');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('dear');
  await expect(first).toHaveText('Nimbus Mini smartphone');
  // The URL updates one frame after the grid.
  await expect(page).toHaveURL('/en/shop/grid?color=blue&sort=dear');
  await page.reload();
  await waitForHydration(page);
  await expect(first).toHaveText('Nimbus Mini smartphone');
  await page.goBack();
  await expect(first).toHaveText('Frost knitted beanie');
});

test('the filters open in a drawer on a phone, and stay open while the visitor chooses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/de/shop/grid');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('checkbox', { name: /^Taschen/ }).check();
  await expect(page).toHaveURL(/category=bags/);
  await drawer.getByRole('checkbox', { name: /^Schuhe/ }).check();
  await drawer.getByRole('button', { name: 'Produkte anzeigen: 7' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('main article')).toHaveCount(7);
});

test('on a phone a bottom bar shows price and button, and asks for a missing size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/de/shop/single/1030');
  const bar = page.locator('main [data-bottom-bar]');
  await expect(bar.getByText('93,50 $')).toBeInViewport();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: 'Beispielbewertungen' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('Bitte wählen Sie zuerst eine Größe.')).toBeInViewport();
  await expect(page.getByRole('button', { name: '38', exact: true })).toBeFocused();
  await expect(badge(page)).toHaveText('3');
});

test('the cart panel does not open over another page when the visitor navigates before its script has loaded', async ({
  page,
}) => {
  await visit(page, '/en');
  const release = await holdScripts(page);
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.locator('header a[aria-label][href$="/shop/cart"]').click();
  await asked;
  await page.locator('header a[href="/en/help/center"]:visible').first().click();
  release();
  await expect(page.locator('h1')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('header a[aria-label][href$="/shop/cart"]').click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
});

test('a price and the button that removes a product do not overlap in the cart panel on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Without the transition: the panel is measured in its final position.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/de/shop/grid');
  await page.locator('header a[aria-label][href$="/shop/cart"]').click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  const remove = await panel
    .getByRole('button', { name: /entfernen/i })
    .first()
    .boundingBox();
  const price = await panel.getByText('648,90 $').boundingBox();
  if (!remove || !price) throw new Error('The panel is not laid out');
  const apart = remove.x + remove.width <= price.x || remove.y + remove.height <= price.y;
  expect(apart).toBe(true);
});

test('nothing covers the controls of the cart panel in a window of 1280 × 1024 px at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/de/shop/grid');
  await page.locator('header a[aria-label][href$="/shop/cart"]').click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  for (const control of [panel.getByRole('combobox'), panel.getByRole('link', { name: 'Weiter zur Kasse' })]) {
    await control.first().focus();
    const hit = await control.first().evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(hit).toBe(true);
  }
});

test('the menu button and the cart panel do not overflow a phone when the text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await visit(page, '/de/shop/grid');
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeInViewport({ ratio: 1 });
  await page.locator('header a[aria-label][href$="/shop/cart"]').click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(panel.getByRole('link', { name: 'Weiter zur Kasse' })).toBeVisible();
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('an unknown product shows the error page with status 404', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  const answer = await visit(page, '/en/shop/single/9999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Something gone wrong!' })).toBeVisible();
});

test('the page of a product has JSON-LD with its price, its stock and its breadcrumbs', async ({ request }) => {
  const html = await (await request.get('/en/shop/single/1030')).text();
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(graph[0]).toMatchObject({
    name: 'Tailwind Runner',
    brand: { name: 'Tailwind' },
    offers: { price: '93.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.7, reviewCount: 128 },
  });
});

test('the layout of the shop pages does not shift during hydration', async ({ page }) => {
  for (const path of ['shop/grid', 'shop/single/1030', 'shop/cart', 'shop/checkout', 'shop/index']) {
    await visit(page, `/tr/${path}`);
    await page.waitForTimeout(500);
    expect([path, (await layoutShift(page)) < 0.01]).toEqual([path, true]);
  }
});
