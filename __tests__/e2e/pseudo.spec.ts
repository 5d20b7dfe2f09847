import { brands } from '../../src/data/brands';
import { people } from '../../src/data/people';
import { stories } from '../../src/data/stories';
import { company } from '../../src/site/company';
import { samplePaths } from './entries';
import { expect, scrollThrough, test, visit } from './visit';

// Runs on a build in the pseudo-language only: `npm run test:sweep -- --pseudo`.

/** Texts that are no words: names, addresses, identifiers, and what `Intl` writes. */
const allowed = {
  elements: 'address, code, pre, kbd, samp, svg, time, [href^="mailto:"], [lang]:not(html)',
  texts: [
    ...Object.values(people).map(({ name }) => name),
    ...company.socials.map(({ name }) => name),
    ...brands,
    ...Object.values(stories).flatMap(({ client, person }) => [client, person]),
    'EN|TRY|EUR|USD|English|Türkçe|Deutsch',
    // The sample trace of saas/v1.
    'search|checkout|mail|orders|resizer|retries|(p95|queue|locks|cpu)[.][a-z]+',
    // Initials and names of the reviews.
    '[A-Z]{2}|\\S+ [A-Z][.]',
    // Dates, times, units and sizes.
    '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?',
    '(Jan|Febr)(uary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|(Sept?|Octo?|Nov|Dec)(em)?(ber)?',
    'AM|PM|mm|hr|min|days?|and|X?XL',
  ],
  /** Headlines as wide as the page, whose size each language sets. */
  fitted: '#creative-title, [id$=-name]',
};

/** Runs in the browser. Visible texts without marks, and texts that an ancestor or the viewport cuts off. */
function findTexts({ elements, texts, fitted }: typeof allowed) {
  const names = new RegExp(`(?<!\\p{L})(?:${texts.join('|')})(?!\\p{L})`, 'gu');
  const hard: string[] = [];
  const cut: string[] = [];
  const nameOf = (element: Element | null): string =>
    element && element !== document.body
      ? `${nameOf(element.id ? null : element.parentElement)} ${element.localName}${element.id && `#${element.id}`}`
          .trim()
          .split(' ')
          .slice(-4)
          .join(' ')
      : '';
  const isCut = (box: DOMRect, element: Element) => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(outer);
      if (/auto|scroll/.test(overflowX)) return false;
      if (webkitLineClamp !== 'none' && outer.scrollHeight > outer.clientHeight + 2) return true;
      if (overflowX === 'visible') continue;
      const { left, right, width } = outer.getBoundingClientRect();
      // For screen readers, or a slide that is out of sight.
      if (width < 3 || box.left >= right || box.right <= left) return false;
      if (box.right > right + 1 || box.left < left - 1) return true;
      if (textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + 1) return true;
    }
    return box.right > innerWidth + 1 && box.left < innerWidth;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (box.width < 2 || element.closest('script, style, noscript, option')) continue;
    const unmarked = text.replace(/⟦[^⟧]*⟧|⟦.*$|^[^⟦]*⟧/gs, '').replace(names, '');
    if (/[a-z]{2}/i.test(unmarked) && !element.closest(elements)) {
      hard.push(`${nameOf(element)}: ${unmarked.slice(0, 80)}`);
    }
    // Drawings are cropped on purpose.
    if (!element.closest(`svg, ${fitted}`) && isCut(box, element)) cut.push(`${nameOf(element)}: ${text.slice(0, 80)}`);
  }
  return { hard: [...new Set(hard)], cut: [...new Set(cut)] };
}

test.describe('in the pseudo-language', { tag: '@pseudo' }, () => {
  for (const path of samplePaths()) {
    for (const width of [360, 1280]) {
      test(`${path || '/'} shows nothing but its words, and all of them, at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await visit(page, `/en${path}`);
        await scrollThrough(page, 700);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(findTexts, allowed)).toEqual({ hard: [], cut: [] });
      });
    }
  }
});
