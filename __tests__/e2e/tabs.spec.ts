import type { BrowserContext } from '@playwright/test';
import { type Page, expect, test, visit, waitForHydration } from './visit';

/** Five cart lines, one per tab; each allows quantities of one to three. */
const lines = [
  { productId: '1010', color: 'pine', size: null },
  { productId: '1020', color: 'oat', size: 'M' },
  { productId: '1030', color: 'blue', size: '42' },
  { productId: '1061', color: 'copper', size: null },
  { productId: '1060', color: 'ink', size: null },
].map((line) => ({ ...line, quantity: 1 }));

const quantities = 'main li select';
const hearts = 'main button[aria-pressed][aria-label^="On the wishlist:"]';

/** Opens more tabs of the same context at one address. */
async function openTabs(page: Page, context: BrowserContext, address: string, count: number): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  for (const other of others) {
    // Scripts load after the first paint, which Chromium may leave out in the background.
    await other.bringToFront();
    await visit(other, address);
  }
  return [page, ...others];
}

interface Change {
  /** Time of the change in Unix ms. */
  at: number;
  selector: string;
  /** Index of the changed control; null: observe only. */
  own: number | null;
  /** Expected values of all controls: quantities, or pressed states. */
  expected: string[];
}

/**
 * Changes the tab's own control at the given time, then waits until the page shows the changes of all tabs.
 * @returns the shown values; after 5 s also unexpected ones
 */
async function changeAndCompare({ at, selector, own, expected }: Change): Promise<string[]> {
  const controls = () => [...document.querySelectorAll<HTMLElement>(selector)].slice(0, expected.length);
  const shown = () =>
    controls().map((control) =>
      control instanceof HTMLSelectElement ? control.value : String(control.getAttribute('aria-pressed')),
    );
  const control = own === null ? undefined : controls()[own];
  while (Date.now() < at);
  if (control instanceof HTMLSelectElement) {
    control.value = expected[own ?? 0] ?? '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control?.click();
  const end = performance.now() + 5000;
  while (shown().join() !== expected.join() && performance.now() < end)
    await new Promise((done) => setTimeout(done, 4));
  return shown();
}

/** The first `acting` tabs change one control each at the same time; all tabs must show all changes. */
async function changeInTabs(tabs: Page[], acting: number, selector: string, expected: string[]) {
  const at = Date.now() + 25;
  const shown = await Promise.all(
    tabs.map((tab, index) =>
      tab.evaluate(changeAndCompare, { at, selector, own: index < acting ? index : null, expected }),
    ),
  );
  expect(shown).toEqual(tabs.map(() => expected));
}

const actingIn = (number: number) => 2 + (number % 4);

test.describe('five tabs that change data at the same time', { tag: '@sweep' }, () => {
  // 200 rounds of five tabs took 102 s on a busy machine.
  test.setTimeout(300_000);

  test('lose none of the changes of different cart lines, 200 times', async ({ page, context }) => {
    await page.addInitScript(
      (cart) => localStorage.getItem('storm-cart') ?? localStorage.setItem('storm-cart', cart),
      JSON.stringify({ lines }),
    );
    await visit(page, '/en/shop/cart');
    const tabs = await openTabs(page, context, '/en/shop/cart', 5);
    for (const tab of tabs) await expect(tab.locator(quantities)).toHaveCount(5);
    const now = lines.map(({ quantity }) => quantity);
    for (let number = 0; number < 200; number += 1) {
      for (let own = 0; own < actingIn(number); own += 1) now[own] = ((now[own] ?? 0) % 3) + 1;
      await changeInTabs(tabs, actingIn(number), quantities, now.map(String));
    }
    await page.reload();
    await waitForHydration(page);
    await expect
      .poll(() => page.locator(quantities).evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value)))
      .toEqual(now.map(String));
  });

  test('lose none of the changes of the wishlist, 200 times', async ({ page, context }) => {
    await visit(page, '/en/shop/grid');
    const tabs = await openTabs(page, context, '/en/shop/grid', 5);
    const now = tabs.map(() => false);
    for (let number = 0; number < 200; number += 1) {
      for (let own = 0; own < actingIn(number); own += 1) now[own] = !now[own];
      await changeInTabs(tabs, actingIn(number), hearts, now.map(String));
    }
  });
});

test('a theme that is chosen in one tab is applied in the other', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/en/contact');
  const [, other] = await openTabs(page, context, '/en/shop/cart', 2);
  await other?.emulateMedia({ colorScheme: 'light' });
  for (const theme of ['Dark', 'Light']) {
    await page.bringToFront();
    await page.locator('header summary', { hasText: 'Theme' }).click();
    await page.getByRole('button', { name: theme, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme.toLowerCase());
    await expect(other!.locator('html')).toHaveAttribute('data-bs-theme', theme.toLowerCase());
  }
  expect(await page.evaluate(() => localStorage.getItem('storm-theme'))).toBe('light');
});
