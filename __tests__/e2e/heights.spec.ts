import { type Page, waitForHydration, expect, holdScripts, test, visit } from './visit';

/** Records the document's height in every frame in which `address` is shown with a new heading. */
const watchHeights = (page: Page, address: string) =>
  page.evaluate((path) => {
    const before = document.querySelector('main h1');
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (location.pathname === path && heading && heading !== before)
        heights.push(document.documentElement.scrollHeight);
      requestAnimationFrame(look);
    };
    look();
  }, address);

/** Distinct recorded heights, from the first frame to one second later. */
async function heightsOf(page: Page): Promise<number[]> {
  await page.waitForFunction(() => (window as never as { heights: number[] }).heights.length > 0);
  await page.waitForTimeout(1000);
  return page.evaluate(() => [...new Set((window as never as { heights: number[] }).heights)]);
}

/** Clicks a link without prior pointer events, as screen readers do, and waits for the next page. */
async function follow(page: Page, address: string) {
  const heading = await page.locator('main h1').elementHandle();
  await page
    .locator(`a[href="${address}"]:not([target])`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((before) => !before.isConnected, heading);
}

const device = (width: number) => ({ viewport: { width, height: 800 }, isMobile: width < 576, hasTouch: width < 576 });

/** Pages with lazy parts, scripted text layout, or client-only content. */
const visited = [
  'demos/agency/creative',
  'demos/agency/design',
  'demos/agency/seo',
  'demos/product-landing',
  'account/order-history',
];

for (const width of [360, 768, 1280])
  test.describe(`${width} pixels wide`, { tag: '@sweep' }, () => {
    test.use(device(width));

    test('pages opened by a link keep the height of their first frame, and Back restores it and the scroll position', async ({
      page,
    }) => {
      await visit(page, '/de');
      for (const address of visited.map((key) => `/de/${key}`)) {
        await watchHeights(page, address);
        await follow(page, address);
        const heights = await heightsOf(page);
        expect(heights, address).toHaveLength(1);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }));
        await page.waitForTimeout(300);
        const place = await page.evaluate(() => window.scrollY);
        await follow(page, '/de/faq');
        await watchHeights(page, address);
        await page.goBack();
        expect(await heightsOf(page), address).toEqual(heights);
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - place), address).toBeLessThanOrEqual(2);
      }
    });

    test.describe('a document keeps its height during hydration:', () => {
      // Fonts are blocked: their effect is tested in firstView.spec.ts.
      test.use({ allowed: [/ERR_FAILED/] });

      for (const key of ['account/order-history', 'account/wishlist', 'contact/v2'])
        test(key, async ({ page }) => {
          await page.route('**/*.woff2', (route) => route.abort());
          // Monday morning: all callback times of the day are available.
          await page.clock.setFixedTime(new Date('2026-11-23T05:00:00Z'));
          const release = await holdScripts(page);
          await page.goto(`/de/${key}`, { waitUntil: 'commit' });
          await page.locator('footer').last().waitFor();
          const height = () => page.evaluate(() => document.documentElement.scrollHeight);
          const prerendered = await height();
          release();
          await waitForHydration(page);
          await page.waitForTimeout(1000);
          expect(await height()).toBe(prerendered);
        });
    });
  });

test.describe('a hash leads to its target and stays there:', () => {
  test.use(device(360));

  for (const address of [
    '/de/demos/agency/design#plates-title',
    '/de/demos/agency/seo#results-title',
    '/de/demos/product-landing#order-title',
    '/de/contact/v2#desk-facts-title',
  ])
    test(address, async ({ page }) => {
      await visit(page, address);
      await page.waitForTimeout(1000);
      const top = await page
        .locator(new URL(address, 'http://site').hash)
        .evaluate(
          (target) => target.getBoundingClientRect().top - parseFloat(getComputedStyle(target).scrollMarginTop),
        );
      const offset = await page.evaluate(
        () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      );
      expect(Math.abs(top - offset)).toBeLessThan(8);
    });
});
