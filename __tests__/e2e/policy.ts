import type { Page } from '@playwright/test';

const feed = `<rss version="2.0"><channel><title>F</title><item><title>Lodos 4711</title><link>https://news.example/1</link>
<description>&lt;img src="https://news.example/1.jpg"&gt; Text</description></item></channel></rss>`;

/**
 * Records CSP violations on pages with one news article.
 * @returns function that resolves to the violations of the current page
 */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as never as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.route('**/rss?url=*', (route) => route.fulfill({ contentType: 'application/xml', body: feed }));
  await page.route('**/news-image?url=*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return () => page.evaluate(() => (window as never as { violations: string[] }).violations);
}
