import type { Page } from '@playwright/test';

/** Sizes in px at a width of 1280 px, as in src/styles/README.md. */
const scale = { h1: [46, 56, 64, 84], h2: [31.84, 46] };

/** An `h2` up to this size is the label of a panel, a dialog or a form. */
const largestLabel = 24;

/** Headings from this size on are drawn words; only these pages have them. */
const drawnFrom = 100;
const pagesWithDrawnWords = [
  '/blog/grid',
  '/demos/agency/creative',
  '/demos/agency/design',
  '/portfolio/showcase',
  '/saas/v2',
  '/services/v2',
];

/** Whether a size is that of a name in the scale; rem values are rounded by the browser. */
const isOnScale = (size: number, level: 'h1' | 'h2') => scale[level].some((step) => Math.abs(step - size) < 0.3);

/**
 * The visible `h1` and `h2` in <main> that have no size of the type scale.
 * @param page at a width of 1280 px
 * @param path its path without language
 */
export async function headingsOffScale(page: Page, path: string): Promise<string[]> {
  const headings = await page.locator('main :is(h1, h2)').evaluateAll((found) =>
    found
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({
        level: heading.localName as 'h1' | 'h2',
        size: parseFloat(getComputedStyle(heading).fontSize),
        text: heading.textContent.slice(0, 40),
      })),
  );
  return headings
    .filter(({ level, size }) => {
      if (isOnScale(size, level) || (level === 'h2' && size <= largestLabel)) return false;
      return !(size >= drawnFrom && pagesWithDrawnWords.includes(path));
    })
    .map(({ level, size, text }) => `${level} ${size} ${text}`);
}
