import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Page, expect, test, visit } from './visit';

/** Output of `npm run vitals` for a page today; no other test consents to measuring. */
async function vitalsOf(page: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: resolve('.cache/e2e-data/site') };
  const { stdout } = await promisify(execFile)('node', ['build/vitals.js', '--page', page, '--days', '1'], { env });
  return stdout;
}
const nothing = 'Nothing was measured today (UTC).\n';

/** Longer than the delay of 2.5 s between the choice and the measurement. */
const waitForReport = (page: Page) => page.waitForTimeout(3500);

/** Toggles the purpose in the cookie settings. */
async function choose(page: Page) {
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await settings.click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('switch', { name: /^Page speed/ }).click();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toBeHidden();
}

/** Navigates away, which sends the report, and gives it 500 ms to arrive. */
async function leave(page: Page) {
  await page.goto('about:blank');
  await page.waitForTimeout(500);
}

test.describe('page speed', () => {
  test('of a visitor who has consented is counted for the page they entered on, and listed by npm run vitals', async ({
    page,
  }) => {
    const before = await vitalsOf('legal/imprint');
    await visit(page, '/en/legal/imprint?from=letter');
    await choose(page);
    await waitForReport(page);
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(page).toHaveURL('/en/legal/privacy');
    expect(await vitalsOf('legal/imprint')).toBe(before);
    await leave(page);

    await expect.poll(() => vitalsOf('legal/imprint')).not.toBe(before);
    const table = await vitalsOf('legal/imprint');
    expect(table).toMatch(/^page +language +visits +LCP ms +INP ms +CLS +FCP ms +TTFB ms\n/);
    expect(table).toMatch(/\nlegal\/imprint +en +\d+( +\d+(\.\d+)? \(\d+ %\)){5}\n/);
    expect(await vitalsOf('legal/privacy')).toBe(nothing);
  });

  test('is not counted without consent, or when consent is withdrawn before the report', async ({ page }) => {
    await visit(page, '/en/legal/cookies');
    await waitForReport(page);
    await leave(page);

    await visit(page, '/en/legal/cookies');
    await choose(page);
    await waitForReport(page);
    await choose(page);
    await leave(page);
    expect(await vitalsOf('legal/cookies')).toBe(nothing);
  });
});
