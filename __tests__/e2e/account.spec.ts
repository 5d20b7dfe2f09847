import { readFileSync } from 'node:fs';
import { expectNoViolations, axeViolations, horizontalOverflow } from './axe';
import { signIn, user } from './signedIn';
import { type Page, waitForHydration, expect, holdScripts, languages, layoutShift, test, visit } from './visit';

const pages = ['profile', 'security', 'notifications', 'projects', 'payment-details', 'delete-profile'];

async function openSignedIn(page: Page, address: string) {
  await visit(page, address);
  await signIn(page);
  await expect(page.locator('main section').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [index, name] of pages.entries()) {
  const language = languages[index % languages.length] ?? 'en';
  test(`the account page ${name} in ${language} has no axe violations and no horizontal overflow, in light and dark, at 320 and 1280 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openSignedIn(page, `/${language}/account/${name}`);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect([theme, width, await horizontalOverflow(page), ...(await axeViolations(page))]).toEqual([
          theme,
          width,
          0,
        ]);
      }
    }
  });
}

test('the dialogs of the account pages have no axe violations', async ({ page }) => {
  const look = async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, 'dialog[open]');
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, '/tr/account/profile');
  await page.locator('[commandfor=portrait-dialog][aria-haspopup]').click();
  await look();
  await page.keyboard.press('Escape');
  await page.getByLabel('Telefon').fill('+90 532 555 01 20');
  await page.locator('header a').first().click();
  await look();
  await openSignedIn(page, '/en/account/payment-details');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.locator('dialog[open] [type=submit]').click();
  await expect(page.locator('dialog[open] [aria-invalid=true]').first()).toBeVisible();
  await look();
});

test('the layout does not shift from the first paint to the profile of the signed-in visitor', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'storm-session', value: 't', url: baseURL ?? '' }]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await page.goto('/en/account/profile');
    await expect(page.getByText('Fetching your page…')).toBeVisible();
    await expect(page.getByText('Your name, your address and the hours we may call')).toBeHidden();
    release();
    await waitForHydration(page);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Basic information' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }
});

test('a session that is no longer valid leads to the invitation to sign in', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'storm-session', value: 't', url: baseURL ?? '' }]);
  await visit(page, '/en/account/profile');
  await expect(page.getByText('Your name, your address and the hours we may call')).toBeVisible();
});

test('a saved profile is kept after a reload', async ({ page }) => {
  await openSignedIn(page, '/tr/account/profile');
  await page.getByLabel('Telefon').fill('+90 532 555 01 20');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Değişiklikleriniz kaydedildi.')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await signIn(page);
  await expect(page.getByLabel('Telefon')).toHaveValue('+90 532 555 01 20');
});

test('the browser’s Back asks before it leaves a changed form, and navigates once the visitor confirms', async ({
  page,
}) => {
  await openSignedIn(page, '/en/account/security');
  await page.locator('main').getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByLabel('First name').fill('Elif Su');
  // Not `goBack`: it waits for a navigation that the dialog may have cancelled.
  const back = () => page.evaluate(() => window.history.back());
  await back();
  const dialog = page.getByRole('dialog', { name: 'There are unsaved changes' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/account\/profile$/);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Elif Su');
  await back();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/account\/security$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

test('the browser asks before a tab with a changed form is closed', async ({ page }) => {
  await openSignedIn(page, '/en/account/profile');
  // By keyboard: beforeunload dialogs need user activation.
  await page.getByLabel('First name').pressSequentially(' Su');
  await expect(page.getByRole('button', { name: 'Cancel' }).first()).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
});

test('the caret keeps its place when the visitor corrects a digit in the middle of a card number', async ({ page }) => {
  await openSignedIn(page, '/en/account/payment-details');
  await page.getByRole('button', { name: 'Add a card' }).click();
  const number = page.getByLabel('Card number');
  await number.pressSequentially('4242424242424242');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await number.press('Home');
  for (let i = 0; i < 3; i++) await number.press('ArrowRight');
  const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart);
  await number.press('Backspace');
  await expect(number).toHaveValue('4224 2424 2424 242');
  await expect.poll(caret).toBe(2);
  await number.pressSequentially('4');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expect.poll(caret).toBe(3);
});

test('the copy of the data is a JSON file with the user and the account', async ({ page }) => {
  await openSignedIn(page, '/de/account/delete-profile');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('storm-konto.json');
  const copy = JSON.parse(readFileSync(await download.path(), 'utf8')) as { user: unknown; account: object };
  expect(copy.user).toEqual(user);
  expect(Object.keys(copy.account)).toContain('cards');
});

test('the button that redraws the weather shows another picture', async ({ page }) => {
  await openSignedIn(page, '/en/account/profile');
  const sky = page.locator('main svg').first();
  const before = await sky.innerHTML();
  await page.getByRole('button', { name: 'New cover' }).click();
  await expect.poll(() => sky.innerHTML()).not.toBe(before);
});

test('on a phone, the button that ends a session stands at the end of its row, beside the name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openSignedIn(page, '/de/account/security');
  const session = page.locator('main li', { hasText: 'Safari' });
  const row = await session.boundingBox();
  const name = await session.locator('strong').boundingBox();
  const end = await session.getByRole('button').boundingBox();
  if (!row || !name || !end) throw new Error('A session has no row, name or button');
  expect(end.x + end.width).toBeCloseTo(row.x + row.width, 0);
  expect(end.x).toBeGreaterThan(name.x + name.width);
  expect(end.y).toBeLessThan(name.y + name.height);
});

test('on a phone, the buttons of a form fill its width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openSignedIn(page, '/de/account/profile');
  const form = page.locator('main form:has(button[type=submit])').first();
  const whole = await form.boundingBox();
  const save = await form.locator('button[type=submit]').boundingBox();
  expect(save?.width).toBeCloseTo(whole?.width ?? 0, 0);
});
