import { samplePaths } from './entries';
import { expect, scrollThrough, test, visit } from './visit';

// Runs on a build in the pseudo-language only: `npm run test:sweep -- --pseudo`.

/** Texts that are no words: what they are in, and what they say. */
const allowed = {
  elements: 'code, pre, kbd, samp, [lang]:not(html), [translate=no]',
  texts: ['Türkçe', 'English', 'Deutsch'],
};

/** Runs in the browser. Visible texts without marks, and texts that an ancestor or the viewport cuts off. */
function findTexts({ elements, texts }: typeof allowed) {
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
    const unmarked = text.replace(/⟦[^⟧]*⟧|⟦.*$|^[^⟦]*⟧/gs, '');
    if (/[a-z]{2}/i.test(unmarked) && !element.closest(elements) && !texts.includes(text)) {
      hard.push(`${nameOf(element)}: ${unmarked.slice(0, 80)}`);
    }
    if (isCut(box, element)) cut.push(`${nameOf(element)}: ${text.slice(0, 80)}`);
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
