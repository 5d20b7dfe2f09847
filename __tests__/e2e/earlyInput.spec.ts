import { type Page, waitForHydration, expect, holdScripts, test, visit } from './visit';

/** Opens a page with scripts blocked until the returned function is called. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Blocks React's scheduler from its first listener on, as on a busy machine. */
const blockScheduler = (page: Page) =>
  page.addInitScript(() => {
    const putOff: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage as (this: MessagePort, ...said: unknown[]) => void;
    MessagePort.prototype.postMessage = function (...said: unknown[]) {
      if ('starting' in window) putOff.push(() => post.apply(this, said));
      else post.apply(this, said);
    };
    addEventListener('rested', () => {
      delete (window as { starting?: boolean }).starting;
      for (const say of putOff.splice(0)) say();
    });
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      const listen = root?.addEventListener.bind(root) as typeof addEventListener;
      Object.assign(root ?? {}, {
        addEventListener: (...heard: Parameters<typeof addEventListener>) => {
          Object.assign(window, { starting: true });
          listen(...heard);
        },
      });
    });
  });

/** Unblocks the scheduler. */
const unblockScheduler = (page: Page) => page.evaluate(() => dispatchEvent(new Event('rested')));

test.describe('input before the scripts have loaded', () => {
  test('a search text and a list choice are applied after hydration', async ({ page }) => {
    const hydrate = await openWithoutScripts(page, '/de/career');
    await page.locator('#job-search').fill('react');
    await page.getByRole('combobox').selectOption('code');
    await hydrate();
    await expect(page).toHaveURL('/de/career?q=react&team=code');
    await expect(page.getByRole('combobox')).toHaveValue('code');
    await expect(page.locator('#job-search')).toHaveValue('react');
    await expect(page.locator('#jobs').getByRole('listitem').filter({ hasText: 'React' })).toHaveCount(1);
  });

  test('a moved slider and a chosen option keep their values after hydration, and the page uses them', async ({
    page,
  }) => {
    const hydrate = await openWithoutScripts(page, '/en/saas/v5');
    await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
    const customers = page.getByRole('slider').first();
    await customers.press('ArrowRight');
    await hydrate();
    await expect(page).toHaveURL('/en/saas/v5?customers=2500&pay=yearly');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(customers).toHaveValue('6');
    await expect(customers).toBeFocused();
  });

  test('a new choice keeps the other parameters of the URL', async ({ page }) => {
    const hydrate = await openWithoutScripts(page, '/en/pricing?currency=EUR');
    await page.getByRole('slider').first().press('ArrowRight');
    await hydrate();
    await expect(page).toHaveURL(/currency=EUR/);
    await expect(page).toHaveURL(/seats=13/);
  });

  test('a file that is chosen for an application is kept, and the page hydrates', async ({ page }) => {
    const hydrate = await openWithoutScripts(page, '/de/career/single');
    const file = { name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.locator('input[type=file]').setInputFiles(file);
    await hydrate();
    await expect(page.getByText('lebenslauf.pdf')).toBeVisible();
  });

  test('the menu of a phone stays closed after hydration when the visitor has opened and closed it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const hydrate = await openWithoutScripts(page, '/tr');
    const drawer = page.locator('#menu-drawer');
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await hydrate();
    await page.waitForLoadState('networkidle');
    await expect(drawer).toBeHidden();
  });

  test('a word that is typed partly before the scripts load and partly while they start is complete', async ({
    page,
  }) => {
    await blockScheduler(page);
    const release = await holdScripts(page);
    await page.goto('/en/faq', { waitUntil: 'domcontentloaded' });
    const field = page.locator('main').getByRole('searchbox');
    await field.pressSequentially('back');
    release();
    await page.waitForFunction(() => 'starting' in window);
    await expect(page.locator('#root[data-dehydrated]')).toBeAttached();
    await field.pressSequentially('ups');
    await unblockScheduler(page);
    await expect(field).toHaveValue('backups');
    await expect(page).toHaveURL('/en/faq?q=backups');
  });

  test('a text that is typed before and during start-up is complete on a page with a query, too, and no example replaces it', async ({
    page,
  }) => {
    await blockScheduler(page);
    const release = await holdScripts(page);
    await page.goto('/en/saas/v2?from=mail', { waitUntil: 'domcontentloaded' });
    const line = page.locator('main').getByRole('combobox');
    await line.pressSequentially('note');
    release();
    await page.waitForFunction(() => 'starting' in window);
    await page.keyboard.type(' milk');
    await unblockScheduler(page);
    await expect(page.getByRole('option').first()).toHaveText(/^note milk/);
    await expect(line).toHaveValue('note milk');
    await expect(page.getByRole('button', { name: 'Play the example' })).toBeVisible();
  });

  test('a button that is disabled after an early press moves the focus to another visible element', async ({
    page,
  }) => {
    const hydrate = await openWithoutScripts(page, '/en/saas/integrations');
    const pull = page.getByRole('button', { name: 'Pull all the plugs' });
    await pull.focus();
    await page.keyboard.press('Enter');
    await hydrate();
    await expect(pull).toBeDisabled();
    await expect(page.locator('main :focus')).toBeVisible();
  });
});

test.describe('input in a part whose script loads late', () => {
  test('all clicks are applied in order', async ({ page }) => {
    await visit(page, '/en/saas/v3');
    const release = await holdScripts(page);
    const more = page.getByRole('button', { name: 'More: People' });
    for (let presses = 0; presses < 3; presses++) await more.click();
    await page.getByRole('button', { name: 'More: Minutes' }).click();
    const shown = page.locator('dl strong');
    await expect(shown).toHaveText(['8', '60', '2']);
    release();
    await expect(shown).toHaveText(['11', '75', '2']);
    await expect(page.getByRole('button', { name: 'More: Minutes' })).toBeFocused();
  });

  test('a switch that is toggled after its script has loaded and before its part hydrates keeps its state', async ({
    page,
  }) => {
    await blockScheduler(page);
    await page.goto('/en/saas/v5');
    await page.waitForFunction(() => 'starting' in window);
    await unblockScheduler(page);
    await waitForHydration(page);
    const release = await holdScripts(page);
    const only = page.getByRole('switch', { name: 'Show differences only' });
    await only.scrollIntoViewIfNeeded();
    const script = page.waitForResponse('**/assets/js/*.js');
    await page.evaluate(() => Object.assign(window, { starting: true }));
    release();
    await (await script).finished();
    // The browser runs the script in a task of its own.
    await page.waitForTimeout(300);
    // Clicks without prior pointer or key events, as assistive technology does.
    await only.evaluate((box) => (box as HTMLInputElement).click());
    await unblockScheduler(page);
    await expect(page.locator('main tbody tr')).toHaveCount(5);
    await expect(only).toBeChecked();
  });

  test('a typed text, a moved slider and a chosen colour are kept and applied', async ({ page }) => {
    await visit(page, '/de/demos/agency/creative');
    const release = await holdScripts(page);
    const studio = page.getByRole('region', { name: /./ }).filter({ has: page.locator('input[name=tone]') });
    await studio.getByRole('textbox').fill('Lodos');
    const wind = studio.getByRole('slider').first();
    await wind.press('ArrowRight');
    const clay = studio.getByRole('radio').nth(1);
    await clay.check({ force: true });
    release();
    await expect(page).toHaveURL(/name=Lodos/);
    await expect(page).toHaveURL(/wind=8/);
    await expect(page).toHaveURL(/tone=/);
    await expect(studio.getByRole('textbox')).toHaveValue('Lodos');
    await expect(wind).toHaveValue('8');
    await expect(clay).toBeChecked();
  });
});
