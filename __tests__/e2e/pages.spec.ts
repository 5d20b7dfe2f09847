import type { APIRequestContext } from '@playwright/test';
import { samplePaths } from './entries';
import { coveredControls, expectNoViolations, axeViolations, horizontalOverflow } from './axe';
import { watchPolicy } from './policy';
import { headingsOffScale } from './typeScale';
import { type Page, expect, languages, scrollThrough, test, visit } from './visit';

/** Paths without language. */
const paths = [...samplePaths(), '/nowhere'];

/** Rules that depend on the theme; the others run once per width. */
const contrast = ['color-contrast', 'link-in-text-block'];
const views = [
  [360, 'light', undefined],
  [360, 'dark', contrast],
  [1280, 'dark', undefined],
  [1280, 'light', contrast],
] as const;

/** Pages differ by language only in their texts: each is checked in one language, in turn. */
const languageOf = (index: number) => languages[index % languages.length] ?? 'tr';

/** Cache of requested links: header and footer are the same everywhere. */
const followed = new Map<string, { status: number; html: string }>();

test.describe('every page', { tag: '@sweep' }, () => {
  // Long pages take up to 15 s on two cores.
  test.setTimeout(90_000);
  for (const [index, path] of paths.entries()) {
    const address = `/${languageOf(index)}${path}`;
    test(`${address} has no axe violations and no covered controls at 360 and 1280 px, in light and dark`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/status of 404/);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 900 });
      await visit(page, address);
      await renderAll(page);
      for (const [width, theme, rules] of views) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
        expect([`${theme} at ${width}`, ...(await axeViolations(page, { rules }))]).toEqual([`${theme} at ${width}`]);
        if (rules === undefined) expect([width, ...(await coveredControls(page))]).toEqual([width]);
      }
      if (!(await openAll(page))) return;
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page, '[data-opened]');
      }
    });

    test(`${path || '/'} has its language and title, violates no content security policy, keeps to the type scale, and has no horizontal overflow from 320 px up, in any theme and language`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/status of 404/);
      const violations = await watchPolicy(page);
      for (const language of languages) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await page.setViewportSize({ width: 1280, height: 720 });
        const response = await visit(page, `/${language}${path}`);
        expect(response?.headers()['content-security-policy'], language).toMatch(
          /script-src 'self' 'sha256-[^;]*; style-src/,
        );
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/\S/);
        expect([language, ...(await headingsOffScale(page, path))]).toEqual([language]);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.waitForTimeout(100);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 320, height: 800 });
        await renderAll(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of [320, 360, 576, 768, 992, 1024, 1200, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect([language, width, await horizontalOverflow(page)]).toEqual([language, width, 0]);
        }
        expect(await violations(), language).toEqual([]);
      }
    });

    test(`${path || '/'} has no broken links`, async ({ request }) => {
      for (const language of languages) {
        const html = await (await request.get(`/${language}${path}`)).text();
        const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) =>
          href.startsWith('#') ? `/${language}${path}${href}` : href.replaceAll('&amp;', '&'),
        );
        expect(links.length).toBeGreaterThan(3);
        for (const href of new Set(links)) {
          const { pathname, search, hash } = new URL(href, 'http://localhost');
          // Alternatives of the 404 page in other languages answer 404 too.
          if (/\/(nowhere|not-found)$/.test(pathname)) continue;
          const known = followed.get(pathname + search) ?? (await follow(request, pathname + search));
          expect([href, known.status]).toEqual([href, 200]);
          if (hash) expect([href, known.html.includes(`id="${hash.slice(1)}"`)]).toEqual([href, true]);
        }
      }
    });
  }
});

test('the home page has no horizontal overflow in any language when the text is enlarged to 150 or 200 %', async ({
  page,
}) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `/${language}`);
    await renderAll(page);
    for (const [percent, width] of [
      [150, 768],
      [150, 1000],
      [200, 1280],
      [200, 1680],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      await page.setViewportSize({ width, height: 800 });
      expect([language, percent, width, await horizontalOverflow(page)]).toEqual([language, percent, width, 0]);
    }
  }
});

async function follow(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const known = { status: answer.status(), html: await answer.text() };
  followed.set(address, known);
  return known;
}

/** Scrolls through the page, so that lazy parts render. */
async function renderAll(page: Page) {
  await scrollThrough(page, 0.8 * (page.viewportSize()?.height ?? 800));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/** Opens all details in <main>; returns whether there are any. */
const openAll = (page: Page): Promise<boolean> =>
  page.locator('main details').evaluateAll((all) => {
    const shut = (all as HTMLDetailsElement[]).filter((one) => !one.open && one.checkVisibility());
    // Of `details` with a common name the browser keeps one open.
    for (const one of shut) Object.assign(one, { name: '', open: true }).toggleAttribute('data-opened', true);
    return shut.length > 0;
  });
