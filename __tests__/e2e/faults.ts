import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

interface Look {
  /** At these rules alone. */
  rules?: readonly string[] | undefined;
  /** At what this selector finds alone. */
  within?: string;
}

/** What axe finds wrong with a page as it stands, a line a rule with the elements that break it. */
export async function faultsOf(page: Page, { rules, within }: Look = {}): Promise<string[]> {
  // In one go, without the second page that frames of strangers would need: there are none.
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`);
}

/** How many pixels a page can be scrolled sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth),
  );

/** Looks at a part that somebody has opened, in both themes. */
export async function expectNoFault(page: Page, within: string): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    expect.soft([within, theme, ...(await faultsOf(page, { within }))]).toEqual([within, theme]);
  }
}

/** Looks at a part that stays open while the window grows from a phone to a desk. */
export async function expectNoFaultAtBoth(page: Page, within: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFault(page, within);
  }
}
