import { type Page, waitForHydration, expect, holdScripts, test, visit, waitForFonts } from './visit';

/** Scrolls to the end stepwise, so that lazy parts render, and waits for the web font. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
  });
  await waitForFonts(page);
}

/** Jumps to `way` pixels above the end of the page. */
const jumpTo = (page: Page, way: number) =>
  page.evaluate((up) => window.scrollTo({ top: document.body.scrollHeight - up, behavior: 'instant' }), way);

/** Clicks without prior pointer events, as screen readers do. */
const press = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((found: HTMLElement) => found.click());

/** A text that is unique on its page, and its offset from the viewport's top in px. */
interface Seen {
  title: string;
  text: string;
  top: number;
}

/** Follows a link; resolves to the first unique text below 150 px in the viewport at that time. */
const leaveBy = (page: Page, link: string) =>
  page.evaluate((address): Seen => {
    document.querySelector<HTMLElement>(address)?.click();
    const all = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
    const isOnlyOne = (text: string | null) => all.filter(({ textContent }) => textContent === text).length === 1;
    const seen = all.find((one) => one.getBoundingClientRect().top > 150 && isOnlyOne(one.textContent));
    const { title } = document;
    return { title, text: seen?.textContent ?? '', top: Math.round(seen?.getBoundingClientRect().top ?? NaN) };
  }, link);

/** Records the offset of this text in px, in every frame in which the page of this title shows it. */
const watchText = (page: Page, seen: Omit<Seen, 'top'>) =>
  page.evaluate(({ title, text }) => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const all = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
      const found = document.title === title && all.find(({ textContent }) => textContent === text);
      if (found) tops.push(Math.round(found.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  }, seen);

/** Distinct recorded offsets, from the first frame to one second later. */
async function topsOf(page: Page): Promise<number[]> {
  await page.waitForFunction(() => (window as never as { tops: number[] }).tops.length > 0);
  await page.waitForTimeout(1000);
  return page.evaluate(() => [...new Set((window as never as { tops: number[] }).tops)]);
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Navigates to the privacy notice, which every footer links, and back; the visible text must have the same offset in every frame. */
async function expectSameViewAfterBack(page: Page, busy = false) {
  if (busy) await slowDown(page);
  const left = await leaveBy(page, 'footer a[href="/en/legal/privacy"]');
  await expect(page).toHaveTitle('Privacy notice');
  await expect(page.locator('h1')).toBeFocused();
  await watchText(page, left);
  await page.goBack();
  const tops = await topsOf(page);
  expect(tops.filter((top) => Math.abs(top - left.top) > 2)).toEqual([]);
}

test.describe('Back', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    for (const busy of [false, true])
      test(`restores the view of the home page without news, ${busy ? 'on a busy machine, ' : ''}motion: ${reducedMotion}`, async ({
        page,
      }) => {
        test.slow(busy);
        await page.emulateMedia({ reducedMotion });
        await visit(page, '/en');
        await readToTheEnd(page);
        await expect(page.locator('#news')).toBeEmpty();
        await jumpTo(page, 1400);
        await expectSameViewAfterBack(page, busy);
        await expect(page.locator('#news')).toBeEmpty();
      });

  test('restores the view of the home page with news, without requesting them again', async ({ page }) => {
    let asked = 0;
    await page.route('**/rss?url=*', (route) => {
      asked += 1;
      const item = '<item><title>Storm</title><link>https://news.example/1</link></item>';
      return route.fulfill({ contentType: 'application/xml', body: `<rss><channel>${item}</channel></rss>` });
    });
    await visit(page, '/en');
    await readToTheEnd(page);
    await expect(page.locator('#news article')).toHaveCount(1);
    await jumpTo(page, 1400);
    await expectSameViewAfterBack(page);
    expect(asked).toBe(1);
  });

  for (const address of ['/en/demos/agency/creative', '/en/demos/agency/seo', '/en/demos/product-landing'])
    for (const read of [true, false])
      test(`restores the view of ${address}, ${read ? 'scrolled to its end before' : 'with parts that were never in the viewport'}`, async ({
        page,
      }) => {
        await page.goto(address);
        if (!read) await jumpTo(page, 2000);
        await waitForHydration(page);
        // Lines wrap differently in the fallback font: wait for both font files.
        await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
        if (read) await readToTheEnd(page);
        await jumpTo(page, 2000);
        // The new part of the viewport is laid out in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
        await expectSameViewAfterBack(page);
      });
});

test('the target of a link with a hash does not move, even if parts of the previous page were not laid out yet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/en/career/single');
  await watchText(page, { title: 'Career', text: 'Positions' });
  await press(page, 'main a[href="/en/career#jobs"]');
  const tops = await topsOf(page);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
  await expect(page.locator('#jobs-title')).toBeInViewport();
});

test.describe('a link in a part whose script is still loading', () => {
  /**
   * Opens a page and blocks scripts from then on; marks the document to recognize it.
   * @returns function that unblocks the scripts
   */
  async function openWithout(page: Page, address: string) {
    await visit(page, address);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    return holdScripts(page);
  }
  const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

  test('is followed client-side once the script has loaded, and shows the progress bar until then', async ({
    page,
  }) => {
    await visit(page, '/en/contact');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    // The progress bar's chunk is loaded on the first navigation.
    await page.locator('header a[href="/en/help/center"]:visible').first().click();
    await expect(page).toHaveTitle('Help centre');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    const release = await holdScripts(page);
    const link = page.locator('footer a[href="/en/faq"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveURL('/en/help/center');
    release();
    await expect(page).toHaveURL('/en/faq');
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  for (const [address, link, title] of [
    ['/en/contact', 'footer a[href="/en/help/center"]', 'Help centre'],
    ['/en', 'main [data-dehydrated] a[href="/en/contact"]', 'Contact'],
    ['/en', 'header [data-dehydrated] a[href="/en/contact"]', 'Contact'],
  ] as const)
    test(`is also followed when it is activated without a pointer: ${link} on ${address}`, async ({ page }) => {
      // The header hydrates on idle, possibly before the scripts are blocked: delays idle callbacks by 3 s.
      if (link.startsWith('header'))
        await page.addInitScript(() => {
          const whenIdle = window.requestIdleCallback.bind(window);
          window.requestIdleCallback = (task) => whenIdle((deadline) => setTimeout(() => task(deadline), 3000));
        });
      const release = await openWithout(page, address);
      await press(page, link);
      await page.waitForTimeout(300);
      expect(await isSameDocument(page)).toBe(true);
      release();
      await expect(page).toHaveTitle(title);
      expect(await isSameDocument(page)).toBe(true);
    });

  test('is not followed when the visitor activates another link after it', async ({ page }) => {
    const release = await openWithout(page, '/en/contact');
    await press(page, 'footer a[href="/en/help/center"]');
    await press(page, 'footer a[href="/en/faq"]');
    release();
    await expect(page).toHaveURL('/en/faq');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/en/faq');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/en/contact');
  });

  test('opens a new tab with the Ctrl key or target=_blank', async ({ page, context }) => {
    const release = await openWithout(page, '/en/contact');
    const pages = context.waitForEvent('page');
    await page
      .locator('footer a[href="/en/help/center"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const opened = await pages;
    await opened.waitForURL('/en/help/center', { waitUntil: 'commit' });
    await opened.close();
    const others = context.waitForEvent('page');
    await page.locator('footer a[target=_blank]').first().click();
    await (await others).close();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveURL('/en/contact');
    release();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/en/contact');
  });
});
