import { type Page, expect, test, visit } from './visit';

/** Waits for this number of visible slides; returns their gap in px. */
async function slidesIn(page: Page, name: string, count: number) {
  const shown = page.getByRole('group', { name }).locator('.slick-slide[aria-hidden=false]');
  await expect(shown).toHaveCount(count);
  const [first, second] = await page
    .getByRole('group', { name })
    .locator('.slick-slide')
    .evaluateAll((found) =>
      found.slice(0, 2).map((slide) => slide.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
    );
  return Math.round((second?.left ?? 0) - (first?.right ?? 0));
}

test.describe('the carousels of the home page', () => {
  for (const [width, logos, cards] of [
    [360, 2, 1],
    [575, 2, 1],
    [576, 3, 1],
    [767, 3, 1],
    [768, 4, 2],
    [991, 4, 2],
    [992, 5, 3],
    [1199, 5, 3],
    [1200, 6, 3],
  ] as const) {
    test(`show ${logos} logos, 60 px high, and ${cards} news at ${width} px`, async ({ page }) => {
      const items = Array.from({ length: 5 }, (_, index) => `<item><title>News ${index}</title></item>`);
      const body = `<rss><channel>${items.join('')}</channel></rss>`;
      await page.route('**/rss?url=*', (route) => route.fulfill({ contentType: 'application/xml', body }));
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/en');
      const clients = 'From the shop floor to the shop window, they work with Storm (example companies)';
      await page.getByRole('group', { name: clients }).scrollIntoViewIfNeeded();
      expect(await slidesIn(page, clients, logos)).toBe(50);
      const heights = await page
        .getByRole('group', { name: clients })
        .locator('.slick-slide[aria-hidden=false] img:visible')
        .evaluateAll((images) => images.map((image) => image.clientHeight));
      expect(heights).toEqual(Array.from({ length: logos }, () => 60));
      const news = 'Technology news';
      await page.locator('#news').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
      expect(await slidesIn(page, news, cards)).toBe(30);
    });
  }
});

for (const address of ['/tr/contact', '/en/contact', '/de/contact']) {
  test(`the message box on ${address} is at least 150 px high`, async ({ page }) => {
    await visit(page, address);
    const box = page.locator('textarea').first();
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(150);
    expect(await box.evaluate((area) => getComputedStyle(area).minHeight)).toBe('150px');
  });
}

test('the heading of the 404 page takes one line on a desktop', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/en/nowhere');
  const heading = page.getByRole('heading', { level: 1 });
  const line = await heading.evaluate((title) => parseFloat(getComputedStyle(title).lineHeight));
  expect((await heading.boundingBox())?.height).toBeLessThan(1.5 * line);
});
