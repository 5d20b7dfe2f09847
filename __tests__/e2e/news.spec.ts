import { type Server, createServer } from 'node:http';
import { ports } from './ports';
import { type Page, expect, scrollThrough, test, visit } from './visit';

const item = (
  title: string,
  index: number,
) => `<item><title>${title} &amp; ${index}</title><link>https://news.example/${index}</link>
<description><![CDATA[<p>Metin <b>${index}</b> <script>alert(1)</script></p>]]></description><pubDate>Fri, 06 Mar 2026 21:05:11 +0000</pubDate></item>`;
const feed = (title: string, count = 5) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>${Array.from({ length: count }, (_, index) => item(title, index)).join('')}</channel></rss>`;

const news = (page: Page) => page.locator('[aria-labelledby=news-title]');

const scrollDown = (page: Page) => scrollThrough(page, 500);

test.describe('the news', () => {
  for (const [language, host, date] of [
    ['tr', 'shiftdelete.net', /7 Mar 2026/],
    ['en', 'feeds.bbci.co.uk', /Mar 6, 2026/],
    ['de', 'www.heise.de', /6\. März 2026/],
  ] as const) {
    test(`in ${language} come from the language’s feed, as text`, async ({ page }) => {
      const asked: string[] = [];
      await page.route('**/rss?url=*', (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('url') ?? '');
        return route.fulfill({ contentType: 'application/xml', body: feed(language) });
      });
      await visit(page, `/${language}`);
      await scrollDown(page);
      const first = news(page)
        .getByRole('link', { name: `${language} & 0` })
        .first();
      await expect(first).toHaveAttribute('href', 'https://news.example/0');
      await expect(first).toHaveAttribute('rel', 'noopener noreferrer');
      expect(asked.map((url) => new URL(url).host)).toEqual([host]);
      await expect(news(page).locator('time').first()).toHaveText(date);
    });
  }

  for (const [what, answer] of [
    ['is empty', { body: feed('x', 0) }],
    ['is not a feed', { body: '<!doctype html><html><body>Hello' }],
    ['is broken', { body: feed('x').slice(0, 300) }],
    ['cannot be loaded', { status: 502, body: '{}' }],
  ] as const) {
    test(`are not shown when the feed ${what}`, async ({ page, allowed }) => {
      allowed.push(/status of 502/);
      await page.route('**/rss?url=*', (route) => route.fulfill(answer));
      await visit(page, '/en');
      await scrollDown(page);
      await expect(page.getByRole('heading', { name: 'Technology news' })).toHaveCount(0);
    });
  }

  test('show an error while their section is in the viewport, and collapse without a layout shift once it is not', async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 502/);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/rss?url=*', async (route) => {
      await failed;
      await route.fulfill({ status: 502, body: '{}' });
    });
    await visit(page, '/en');
    await scrollDown(page);
    const place = page.locator('#news');
    const line = page.getByText('The news can’t be reached right now.');
    await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const room = (await place.boundingBox())?.height ?? 0;
    // Records shifts from here on: earlier ones are caused by the font.
    await page.evaluate(() => {
      const seen = window as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    fail();
    await expect(line).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Technology news' })).toHaveCount(0);
    expect((await place.boundingBox())?.height).toBe(room);
    // Scrolls below the section: the content there must not move when it collapses.
    const next = place.locator('xpath=following::h2[1]');
    const past = await place.evaluate((element) => element.getBoundingClientRect().bottom + 20);
    await page.evaluate((way) => window.scrollBy({ top: way, behavior: 'instant' }), past);
    const before = await next.boundingBox();
    await expect(place).toBeEmpty();
    // Tolerance of 1 px: the section's height is fractional, and windows scroll by whole pixels.
    expect(Math.abs(((await next.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);
  });

  test('stay aligned when a slide gets the focus while it is still moving in', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.route('**/rss?url=*', (route) => route.fulfill({ body: feed('Storm') }));
    await visit(page, '/en');
    const track = page.locator('#news .slick-track');
    // The slider is imported when it is in view, from which what loads above may move it.
    await expect(async () => {
      await page.locator('#news').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(track).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('button', { name: 'Next news' }).focus();
    await track.evaluate(
      (element: HTMLElement) =>
        new Promise<void>((moves) => {
          const observer = new MutationObserver(() => element.style.transition && moves());
          observer.observe(element, { attributeFilter: ['style'] });
        }),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator('#news .slick-slide a:focus');
    await expect(focused).toHaveCount(1);
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await page.locator('#news .slick-list').evaluate((list) => list.scrollLeft)).toBe(0);
  });

  test('change when the visitor changes the language', async ({ page }) => {
    await page.route('**/rss?url=*', (route) =>
      route.fulfill({ body: feed(route.request().url().includes('heise') ? 'Meldung' : 'Haber') }),
    );
    await visit(page, '/tr');
    await scrollDown(page);
    await expect(news(page).getByRole('link', { name: 'Haber & 0' }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('header summary', { hasText: /TR/ }).click();
    await page.locator('header a[hreflang=de]').first().click();
    await expect(news(page).getByRole('link', { name: 'Meldung & 0' }).first()).toBeAttached();
    await expect(news(page).getByRole('link', { name: 'Haber & 0' })).toHaveCount(0);
  });

  test('come through the site’s own proxy from an allowed feed, and from no other', async ({ page }) => {
    let upstream: Server | undefined;
    await new Promise<void>((ready) => {
      upstream = createServer((_, response) => response.end(feed('Yerel', 3))).listen(ports.feed, '127.0.0.1', ready);
    });
    const proxied = (url: string) => page.request.get(`/rss?url=${encodeURIComponent(url)}`);
    const allowed = await proxied(`http://127.0.0.1:${ports.feed}/tr`);
    expect([allowed.status(), allowed.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(await allowed.text()).toContain('Yerel &amp; 0');
    const other = await proxied(`http://127.0.0.1:${ports.feed}/etc`);
    expect([other.status(), other.headers()['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    upstream?.close();
  });
});
