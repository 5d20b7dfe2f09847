import { samplePaths } from './entries';
import { expect, languages, test, visit } from './visit';

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

test.describe('headings', { tag: '@sweep' }, () => {
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

  for (const language of languages)
    test(`have a size of the type scale on every page in ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      const off: string[] = [];
      for (const path of samplePaths()) {
        await visit(page, `/${language}${path}`);
        const headings = await page.locator('main :is(h1, h2)').evaluateAll((found) =>
          found
            .filter((heading) => heading.checkVisibility())
            .map((heading) => ({
              level: heading.localName as 'h1' | 'h2',
              size: parseFloat(getComputedStyle(heading).fontSize),
              text: heading.textContent.slice(0, 40),
            })),
        );
        for (const { level, size, text } of headings) {
          if (isOnScale(size, level) || (level === 'h2' && size <= largestLabel)) continue;
          if (size >= drawnFrom && pagesWithDrawnWords.includes(path)) continue;
          off.push(`${path} ${level} ${size} ${text}`);
        }
      }
      expect(off).toEqual([]);
    });
});
