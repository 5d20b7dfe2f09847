import type { Locator } from '@playwright/test';
import { type Page, expect, languages, scrollThrough, test, visit, waitForFonts } from './visit';

/** Opens a URL at a viewport width and scrolls through the page, so that lazy parts render. */
async function openAndScroll(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address);
  await scrollThrough(page, 600);
  await waitForFonts(page);
}

/** Bounding boxes in px. */
const boxes = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, height: bottom - top };
    }),
  );

/** Number of elements per row. */
async function rows(found: Locator) {
  const tops = (await boxes(found)).map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}

test.describe('related elements are aligned', () => {
  for (const language of languages)
    test(`the four buttons that filter jobs by state share one row on a phone, in ${language}`, async ({ page }) => {
      await openAndScroll(page, `/${language}/career`, 360);
      expect(await rows(page.locator('#jobs [role=group] button'))).toEqual([4]);
    });

  test('the search field and the team filter of the job list are side by side and equally high', async ({ page }) => {
    await openAndScroll(page, '/de/career', 768);
    const [search, teams] = await boxes(page.locator('#jobs input[type=search], #jobs select'));
    expect(teams).toMatchObject({ top: search?.top, bottom: search?.bottom });
  });

  for (const [width, row] of [
    [360, 3],
    [768, 6],
    [1280, 6],
  ] as const)
    test(`the half hours for a call fill whole rows of ${row} at ${width} px`, async ({ page }) => {
      // A Sunday: the first offered day is complete.
      await page.clock.setFixedTime('2026-11-22T12:00:00Z');
      await openAndScroll(page, '/de/contact/v2', width);
      await page.locator('details:has([name=callback-time]) > summary').click();
      const times = page.locator('label:has([name=callback-time])', { hasText: /\d\d:\d\d/ });
      await expect(times).toHaveCount(18);
      expect(await rows(times)).toEqual(Array.from({ length: 18 / row }, () => row));
    });

  for (const width of [360, 1280])
    test(`the mascot of the questions sits on the lower edge of its header at ${width} px`, async ({ page }) => {
      await openAndScroll(page, '/en/faq', width);
      const [header] = await boxes(page.locator('main header'));
      const [mascot] = await boxes(page.locator('main header svg[viewBox="-8 4 266 180"]'));
      if (!header || !mascot) throw new Error('The page has no header with a mascot');
      // The edge of the header is 2 px high; the legs are 32 of the drawing's 180 units.
      const body = mascot.bottom - (mascot.height * 32) / 180;
      expect(Math.abs(header.bottom - 2 - body)).toBeLessThan(1);
    });

  for (const width of [768, 1280])
    test(`the three luggage labels end on one line, and so do their first links, at ${width} px`, async ({ page }) => {
      await openAndScroll(page, '/tr/contact/v1', width);
      // In the layout: the labels hang a little askew.
      const labels = await page.locator('[aria-labelledby=ways-title] li').evaluateAll((found) =>
        (found as HTMLElement[]).map((label) => {
          const [first] = label.getElementsByTagName('a');
          const links = label.lastElementChild as HTMLElement;
          const space = label.offsetHeight - links.offsetTop - links.offsetHeight;
          return {
            bottom: label.offsetTop + label.offsetHeight,
            link: label.offsetTop + (first?.offsetTop ?? 0),
            space,
          };
        }),
      );
      expect(labels).toHaveLength(3);
      expect(new Set(labels.map(({ bottom }) => bottom)).size).toBe(1);
      expect(new Set(labels.map(({ link }) => link)).size).toBe(1);
      // The last label has the most links, and so the least space.
      expect(labels.at(-1)?.space).toBe(20);
    });

  for (const width of [768, 1280])
    test(`the picture of the city is framed by the postcard's front at ${width} px`, async ({ page }) => {
      await openAndScroll(page, '/tr/contact/v1', width);
      const picture = page.locator('[aria-labelledby=postcard-title] img:visible');
      const [city] = await boxes(picture);
      const [front] = await boxes(picture.locator('..'));
      expect((city?.left ?? 0) - (front?.left ?? 0)).toBeCloseTo(12, 0);
      expect((front?.bottom ?? 0) - (city?.bottom ?? 0)).toBeCloseTo(12, 0);
      expect((front?.right ?? 0) - (city?.right ?? 0)).toBeCloseTo(12, 0);
    });

  test('a number and its unit share one line in the pasted table, on a tablet', async ({ page }) => {
    await openAndScroll(page, '/de/saas/v4', 768);
    const cells = await boxes(page.locator('table:has(tfoot) tbody td'));
    expect(Math.max(...cells.map(({ height }) => height))).toBeLessThan(60);
  });

  for (const language of languages)
    test(`the words of each sample command form one row, and the tabs are equally high, in ${language}`, async ({
      page,
    }) => {
      await openAndScroll(page, `/${language}/saas/v2`, 1280);
      const section = page.locator('#grammar');
      for (const width of [576, 768, 1200, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const heights = new Set<number>();
        for (const tab of await section.getByRole('tab').all()) {
          await tab.click();
          expect(await rows(section.locator('dl:has(> :nth-child(4)):visible dd')), `${width} px`).toEqual([4]);
          for (const { height } of await boxes(section)) heights.add(height);
        }
        expect(heights.size, `${width} px`).toBe(1);
      }
    });

  test('the drawing of a meeting and the cost of it are side by side, on a tablet', async ({ page }) => {
    await openAndScroll(page, '/en/saas/v3', 768);
    const cost = page.locator('section[aria-labelledby=cost-title]');
    const [table] = await boxes(cost.locator('svg[role=img]'));
    const [sum] = await boxes(cost.getByRole('status'));
    expect(sum?.left).toBeGreaterThanOrEqual(table?.right ?? Infinity);
    expect(sum?.bottom).toBeLessThan(table?.bottom ?? 0);
  });

  test('the four colours of a poster form two rows of two on a phone', async ({ page }) => {
    await openAndScroll(page, '/tr/demos/agency/creative', 360);
    expect(await rows(page.locator('label[data-tone]'))).toEqual([2, 2]);
  });

  test('the four sample days form two rows of two on a phone, below the weather, which stays in view', async ({
    page,
  }) => {
    await openAndScroll(page, '/de/saas/features', 360);
    const days = page.locator('[role=group][aria-labelledby=days-title] button');
    expect(await rows(days)).toEqual([2, 2]);
    await days.last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-weather]')).toBeInViewport();
  });
});

test.describe('texts have enough room', () => {
  test('the longest command of the terminal does not overflow on a phone', async ({ page }) => {
    await openAndScroll(page, '/de/saas/v1', 360);
    const hidden = await page.locator('pre').evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(hidden).toEqual([0]);
  });

  test('the line below the title of a help article spans its full width on a small tablet', async ({ page }) => {
    await openAndScroll(page, '/de/help/center', 640);
    const article = page.locator('li:has(small):has(p)').first();
    const [row] = await boxes(article);
    const [line] = await boxes(article.locator('p'));
    expect(line?.right).toBe(row?.right);
  });

  for (const width of [360, 768, 1280])
    test(`no word of the trades under the stamps is broken at ${width} px`, async ({ page }) => {
      await openAndScroll(page, '/de/team', width);
      const broken = await page.locator('li:has(h2) p').evaluateAll((trades: HTMLElement[]) =>
        trades
          .filter((trade) => {
            Object.assign(trade.style, { overflowWrap: 'normal', hyphens: 'none' });
            return trade.scrollWidth > trade.clientWidth;
          })
          .map((trade) => trade.textContent),
      );
      expect(broken).toEqual([]);
    });
});
