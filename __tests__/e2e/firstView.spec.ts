import { leavesOf } from '../support/files';
import { type Page, waitForHydration, expect, holdScripts, test, waitForFonts } from './visit';

/** The font families that are actually used for an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test.describe('the first view', () => {
  test('is painted before any font or script is requested, and then uses the web font', async ({ page }) => {
    await page.goto('/tr');
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.(woff2|js)$/.test(name) && paint && startTime < paint.startTime)
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    // These texts have glyphs of both font files.
    for (const text of ['h1', 'main p']) await expect.poll(() => fontsOf(page, text)).toEqual(['Plus Jakarta Sans']);
    const without = await page.locator('body, body *').evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).fontFamily.includes('Fallback'))
        .filter((part) => !/^"?Plus Jakarta Sans"?,/.test(getComputedStyle(part).fontFamily))
        .map((part) => part.localName),
    );
    expect(without).toEqual([]);
  });

  test('changes its font once, when both font files have loaded', async ({ page }) => {
    await page.route(/latin-ext.*\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      const steps: number[] = [];
      Object.assign(window, { steps });
      const look = () => {
        const faces = [...document.fonts].filter(({ family, status }) => /Sans"?$/.test(family) && status === 'loaded');
        if (steps.at(-1) !== faces.length) steps.push(faces.length);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/tr');
    await waitForFonts(page);
    await expect.poll(() => page.evaluate(() => (window as never as { steps: number[] }).steps)).toEqual([0, 2]);
  });

  test('shows the section of the hash, also after the web font has loaded', async ({ page }) => {
    await page.goto('/tr#services');
    await expect(page.locator('#services')).toBeInViewport();
    await waitForFonts(page);
    await expect(page.locator('#services')).toBeInViewport();
  });
});

/** Phones have overlay scrollbars; at their widths a text may wrap differently in the fallback font. */
const phone = (width: number) => ({ viewport: { width, height: 740 }, isMobile: true, hasTouch: true });
for (const [address, device] of [
  ['/tr', { viewport: { width: 1280, height: 800 } }],
  ...['/tr', '/en', '/de'].flatMap((home) => [360, 428].map((width) => [home, phone(width)] as const)),
] as const)
  test.describe(`the first view of ${address}, ${device.viewport.width} pixels wide`, () => {
    test.use(device);

    test('does not shift when the rest of the page and the web font load', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as never as { shifted: number }).shifted += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await waitForHydration(page);
      await waitForFonts(page);
      expect(await page.evaluate(() => (window as never as { shifted: number }).shifted)).toBeLessThan(0.002);
    });
  });

test('texts with fewer lines in the web font keep their height until the language or the width changes', async ({
  page,
}) => {
  // Widens paragraphs until the web font is added, so that they lose lines with it.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main p { letter-spacing: 0.08em }');
    document.adoptedStyleSheets = [sheet];
    const add = document.fonts.add.bind(document.fonts);
    document.fonts.add = (face) => {
      sheet.replaceSync('');
      return add(face);
    };
  });
  await page.goto('/tr');
  const reserved = (texts = 'main p') =>
    page
      .locator(texts)
      .evaluateAll((all) => all.filter((text) => (text as HTMLElement).style.minBlockSize !== '').length);
  await expect.poll(reserved).toBeGreaterThan(0);
  // Narrower, they have as many lines as before: the reserved height has no empty line.
  const emptyHeights = await page.locator('main p').evaluateAll((all) =>
    (all as HTMLElement[])
      .filter(({ style }) => style.minBlockSize !== '')
      .map((text) => {
        const content = document.createRange();
        content.selectNodeContents(text);
        return parseFloat(text.style.minBlockSize) - content.getBoundingClientRect().height;
      }),
  );
  expect(Math.max(...emptyHeights)).toBeLessThan(12);
  // Texts that lose no line get no reserved height.
  expect(await reserved('main h1')).toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  expect(await reserved()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(reserved).toBe(0);

  await page.reload();
  await expect.poll(reserved).toBeGreaterThan(0);
  await waitForHydration(page);
  await page.locator('header details:has(a[hreflang]) > summary').first().click();
  await page.locator('header a[hreflang=de]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(reserved).toBe(0);
});

test.describe('content that depends on the address', () => {
  /** Unblocks the scripts, which are blocked while the prerendered page is checked. */
  let release: () => void = () => undefined;
  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
  });

  for (const [address, place, chosen] of [
    ['/en/blog/grid?category=erp', 'h2', 'ERP'],
    ['/de/shop/grid?category=phones', '[role=status]', 'Filter'],
    ['/en/blog/list-sidebar?category=erp', '[role=status]', '2'],
  ] as const) {
    test(`is hidden until it matches the query: ${address}`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const part = page.locator(`.query-dependent ${place}`).first();
      await expect(part).toBeAttached();
      const before = await part.evaluate((shown) => ({
        seen: shown.checkVisibility({ visibilityProperty: true }),
        text: shown.textContent,
      }));
      expect(before.seen).toBe(false);
      release();
      await expect(part).toContainText(new RegExp(chosen, 'i'));
      expect(await part.textContent()).not.toBe(before.text);
      await expect(part).toBeVisible();
    });
  }

  for (const [address, heading] of [
    ['/en/help/detail/consent', 'statistics'],
    ['/de/customer/story-single/mese', 'Säge'],
    ['/en/career/single/nights', 'Operations'],
  ] as const) {
    test(`is visible before hydration when it has a path of its own: ${address}`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const title = page.locator('main h1');
      expect(await title.evaluate((h1) => h1.checkVisibility({ visibilityProperty: true }))).toBe(true);
      await expect(page.locator('#root[data-dehydrated]')).toBeAttached();
      await expect(title).toContainText(new RegExp(heading, 'i'));
      release();
    });
  }

  test('is visible before hydration when the query only names a campaign', async ({ page }) => {
    await page.goto('/en/blog/grid?utm_source=letter', { waitUntil: 'domcontentloaded' });
    const list = page.locator('#posts-title');
    expect(await list.evaluate((title) => title.checkVisibility({ visibilityProperty: true }))).toBe(true);
    release();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, words, key] of [
    ['/en/help/detail/order-total', 'help/articles/order-total', 'parts.0.title'],
    ['/de/career/single/nights', 'career/jobs/nights', 'tasks.0'],
    ['/tr/customer/story-single/mese', 'stories/mese', 'quote'],
    ['/de/saas/feature-single/restore', 'saas/feature-list/restore', 'limit'],
    ['/en/saas/integration-single/carriers', 'saas/integration-list', 'items.carriers.text'],
    ['/tr/portfolio/case-study/v2/kovan', 'portfolio/case/kovan', 'quote.text'],
  ] as const) {
    test(`an entry is shown at its address: ${address}`, async ({ page, request }) => {
      const [, language = '', ...path] = address.split('/');
      const text = String(leavesOf(`public/assets/i18n/${language}/${words}.json`).get(key));
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('main')).toContainText(text);
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>https://storm.example${address}</loc>`);
      expect((await request.get(`${address}x`)).status()).toBe(404);
      const alias = `/${path.join('/')}`;
      expect(await (await request.get(alias)).text()).toContain(`<a href="/tr${alias}">`);
    });
  }

  test('the default entry of a page has no second address', async ({ request }) => {
    expect((await request.get('/en/help/detail')).status()).toBe(200);
    expect((await request.get('/en/help/detail/first-message')).status()).toBe(404);
  });

  test('the header shows its buttons all at once, even if the HTML arrives slowly', async ({ page, request }) => {
    const html = await (await request.get('/en')).text();
    const last = html.indexOf(`aria-label="${String(leavesOf('public/assets/i18n/en.json').get('header.open'))}"`);
    await page.setViewportSize({ width: 428, height: 740 });
    const buttonsBefore = async (end: number) => {
      await page.route('**/en', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
      await page.goto('/en');
      return page.locator('header :is(button, summary, a[href$="/shop/cart"]):visible').count();
    };
    expect(await buttonsBefore(html.lastIndexOf('<button', last))).toBe(0);
    expect(await buttonsBefore(html.indexOf('</header>'))).toBe(2);
  });

  test('the page uses the web font', async ({ page }) => {
    const font = page.waitForResponse(/storm-latin.*\.woff2$/);
    await page.goto('/tr');
    expect((await font).status()).toBe(200);
  });
});
