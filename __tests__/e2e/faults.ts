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
  await page.waitForFunction(
    () => !document.getAnimations().some((change) => change instanceof CSSTransition && change.playState === 'running'),
  );
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

/** Links and buttons of the page that something else lies on: what is pressed there is not they. Only appointments clash. */
export const coveredOf = (page: Page): Promise<string[]> =>
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
        // A link may reach over the whole card that it stands in, and a card's other controls over that.
        return there !== null && !element.contains(there) && !there.contains(element);
      },
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered.map((element) => `${element.localName} "${element.innerText || (element.ariaLabel ?? '')}"`);
  });
