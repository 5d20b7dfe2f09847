import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

interface AxeScope {
  /** Restricts axe to these rules. */
  rules?: readonly string[] | undefined;
  /** Restricts axe to this selector. */
  within?: string;
}

/** axe violations, a line per rule with its elements; waits for running CSS transitions. */
export async function axeViolations(page: Page, { rules, within }: AxeScope = {}): Promise<string[]> {
  await page.waitForFunction(
    () => !document.getAnimations().some((change) => change instanceof CSSTransition && change.playState === 'running'),
  );
  // Legacy mode: without axe's second page for cross-origin frames, since there are none.
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
}

/** Horizontal overflow of the page in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth),
  );

/** Expects no axe violations in a part of the page, in both themes. */
export async function expectNoViolations(page: Page, within: string): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    expect.soft([within, theme, ...(await axeViolations(page, { within }))]).toEqual([within, theme]);
  }
}

/** The same at phone and desktop width. */
export async function expectNoViolationsAtBothWidths(page: Page, within: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, within);
  }
}

/** Links and buttons that other elements cover at their centre; appointments of the calendar may overlap. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [data-clash]');
    const covered = [...document.querySelectorAll<HTMLElement>('main a[href], main button:enabled')].filter(
      (element) => {
        if (!seen(element)) return false;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [line] = element.getClientRects();
        if (!line || line.width < 2 || line.height < 2) return false;
        const there = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
        // Stretched links cover their card, and the card's other controls are above them.
        return there !== null && !element.contains(there) && !there.contains(element);
      },
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered.map((element) => `${element.localName} "${element.innerText || (element.ariaLabel ?? '')}"`);
  });
