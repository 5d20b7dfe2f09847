import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test, visit } from './visit';

const site = join(process.cwd(), 'dist');
const addresses = [...readFileSync(join(site, 'sitemap.xml'), 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)]
  .map(([, path]) => path ?? '')
  .concat('/tr/nowhere', '/en/nowhere', '/de/nowhere');

const themes = ['light', 'dark'] as const;

test.describe('every page', () => {
  for (const address of addresses) {
    for (const theme of themes) {
      test(`${address} in ${theme} is open to everybody at 360 and 1280 px`, async ({ page, allowed }) => {
        allowed.push(/status of 404/);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await visit(page, address);
          await wakeAll(page);
          await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
          const { violations } = await new AxeBuilder({ page: page as never }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`),
          ).toEqual([]);
        }
      });
    }

    test(`${address} never scrolls sideways from 320 px up`, async ({ page, allowed }) => {
      allowed.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await visit(page, address);
      await wakeAll(page);
      for (const width of [320, 360, 390, 576, 768, 992, 1024, 1200, 1280, 1680, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
        );
        expect([width, Math.max(0, overflow)]).toEqual([width, 0]);
      }
    });

    test(`${address} has no link that leads nowhere`, async ({ page, request, allowed }) => {
      allowed.push(/status of 404/);
      await visit(page, address);
      const links = await page.$$eval('a[href]', (anchors) =>
        anchors.map((anchor) => (anchor as HTMLAnchorElement).href).filter((href) => href.startsWith(location.origin)),
      );
      expect(links.length).toBeGreaterThan(5);
      for (const href of new Set(links)) {
        const { pathname, hash } = new URL(href);
        // The not-found page in another language is not found either.
        if (/\/(nowhere|not-found)$/.test(pathname)) continue;
        const answer = await request.get(href);
        expect([href, answer.status()]).toEqual([href, 200]);
        if (hash) expect([href, (await answer.text()).includes(`id="${hash.slice(1)}"`)]).toEqual([href, true]);
      }
    });
  }
});

/** Scrolls once through the page, so that everything below the first view is there. */
async function wakeAll(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
