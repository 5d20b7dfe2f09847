import { type Page, expect, test, visit } from './visit';

/** A computed style property of an element. */
const computedStyleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
      [property, pseudo],
    );

/** Background without alpha: forced colors replace the color but keep its alpha. */
const backgroundOf = async (page: Page, selector: string) =>
  /\d+, \d+, \d+/.exec(await computedStyleOf(page, selector, 'background-color'))?.[0];

/** Windows' contrast themes. */
test.describe('a visitor with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  for (const [what, address, chosen, other] of [
    ['which team is chosen on the team page', 'team', 'main [aria-pressed=true]', 'main [aria-pressed=false]'],
    [
      'which page of the account is open',
      'account/security',
      'main nav li a[aria-current]',
      'main nav li a:not([aria-current])',
    ],
    ['which tab is open', 'demos/agency/digital', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    [
      'which topic is chosen for a message',
      'contact/v2',
      'fieldset input:checked + span',
      'fieldset input:not(:checked) + span',
    ],
    [
      'which boat is chosen',
      'demos/finance-consulting',
      'label:has([type=radio]:checked)',
      'label:has([type=radio]:not(:checked))',
    ],
  ] as const) {
    test(`sees ${what}`, async ({ page }) => {
      await visit(page, `/tr/${address}`);
      await page.locator(chosen).first().scrollIntoViewIfNeeded();
      expect(await backgroundOf(page, chosen)).not.toBe(await backgroundOf(page, other));
    });
  }

  test('sees whether a switch is on', async ({ page }) => {
    await visit(page, '/tr/portfolio/case-study/v2');
    for (const state of [':checked', ':not(:checked)']) {
      const knob = `[role=switch]${state}`;
      if (state !== ':checked') await page.locator('main [role=switch]:checked').first().click();
      expect(await computedStyleOf(page, knob, 'background-color', '::before')).not.toBe(
        await computedStyleOf(page, knob, 'background-color'),
      );
    }
  });

  test('sees the colours to choose from, and the one that is chosen', async ({ page }) => {
    await visit(page, '/tr/demos/product-landing');
    const samples = page.locator('label:has([name=colour])');
    const grounds = await samples.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(grounds).size).toBe(grounds.length);
    expect(await computedStyleOf(page, 'label:has([name=colour]:checked)', 'box-shadow')).toContain('3px');
  });

  test('sees the track of a slider', async ({ page }) => {
    await visit(page, '/tr/demos/finance-consulting');
    expect(await computedStyleOf(page, 'main [type=range]', 'background-image')).toContain('gradient');
  });
});
