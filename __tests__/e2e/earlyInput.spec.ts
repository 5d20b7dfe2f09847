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

test.describe('before the scripts are there', () => {
  test('what is chosen from lists and typed counts as soon as they are', async ({ page }) => {
    const wake = await openWithoutScripts(page, '/de/career');
    await page.locator('#job-search').fill('react');
    await page.getByRole('combobox').selectOption('code');
    await wake();
    await expect(page).toHaveURL('/de/career?q=react&team=code');
    await expect(page.getByRole('combobox')).toHaveValue('code');
    await expect(page.locator('#job-search')).toHaveValue('react');
    await expect(page.locator('#jobs').getByRole('listitem').filter({ hasText: 'React' })).toHaveCount(1);
  });

  test('sliders, boxes and choices are where the visitor has put them, and the page agrees', async ({ page }) => {
    const wake = await openWithoutScripts(page, '/en/saas/v5');
    await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
    const customers = page.getByRole('slider').first();
    await customers.press('ArrowRight');
    await wake();
    await expect(page).toHaveURL('/en/saas/v5?customers=2500&pay=yearly');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(customers).toHaveValue('6');
    await expect(customers).toBeFocused();
  });

  test('what a query says of the page is kept beside what is chosen', async ({ page }) => {
    const wake = await openWithoutScripts(page, '/en/pricing?currency=EUR');
    await page.getByRole('slider').first().press('ArrowRight');
    await wake();
    await expect(page).toHaveURL(/currency=EUR/);
    await expect(page).toHaveURL(/seats=13/);
  });

  test('a file is chosen for an application, and the page still wakes up', async ({ page }) => {
    const wake = await openWithoutScripts(page, '/de/career/single');
    const file = { name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await page.locator('input[type=file]').setInputFiles(file);
    await wake();
    await expect(page.getByText('lebenslauf.pdf')).toBeVisible();
  });

  test('the menu of a phone, opened and closed, stays closed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const wake = await openWithoutScripts(page, '/tr');
    const drawer = page.locator('#menu-drawer');
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await wake();
    await page.waitForLoadState('networkidle');
    await expect(drawer).toBeHidden();
  });

  test('a word that is begun then is finished while they start', async ({ page }) => {
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

  test('a word goes on where it was on a page with a query, too, and no example is typed into it', async ({ page }) => {
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

  test('a button that rests after its early press hands the focus on', async ({ page }) => {
    const wake = await openWithoutScripts(page, '/en/saas/integrations');
    const pull = page.getByRole('button', { name: 'Pull all the plugs' });
    await pull.focus();
    await page.keyboard.press('Enter');
    await wake();
    await expect(pull).toBeDisabled();
    await expect(page.locator('main :focus')).toBeVisible();
  });
});

test.describe('in a part whose script is late', () => {
  test('every press counts, and in its order', async ({ page }) => {
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

  test('a switch moved between the script and the part stays where it is', async ({ page }) => {
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

  test('what is typed, drawn and chosen stays, and is shown', async ({ page }) => {
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
