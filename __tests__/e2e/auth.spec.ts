import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Page, awake, expect, languages, test, visit } from './visit';

const dist = join(process.cwd(), 'dist');
const filesOf = (ending: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(dist, file), 'utf8'));

/** The demo is a build of its own: `npm test` walks through both. */
const isDemo = filesOf('.js').some((script) => script.includes('storm-demo'));

// That build has a tag (measured.spec.ts): these visitors have been asked before, and have said no.
const choice = { version: 1, at: new Date().toISOString(), allowed: {} };
test.use({
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'storm-consent', value: JSON.stringify(choice) }];
    await use({ cookies: [], origins: isDemo && baseURL ? [{ origin: baseURL, localStorage }] : [] });
  },
});

const email = (page: Page) => page.locator('#auth-email');
const password = (page: Page) => page.locator('#auth-password');
const submit = (page: Page) => page.locator('main [type=submit]');

async function signIn(page: Page, address = '/en/auth/sign-in') {
  await visit(page, address);
  await email(page).fill('elif@storm.example');
  await password(page).fill('Bora.2013');
  await password(page).press('Enter');
}

async function findNoFault(page: Page) {
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' ')}`)).toEqual(
    [],
  );
}

const pages = ['auth/sign-in', 'auth/sign-up', 'auth/forgot-password', 'pages-logout'];

test.describe('the pages of signing in', () => {
  for (const name of pages)
    test(`${name}: nothing moves while it wakes up`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, `/de/${name}`);
        await page.waitForTimeout(800);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
      }
    });

  test('have a slim frame of their own; what they lead to has the whole one, and back again', async ({ page }) => {
    await visit(page, '/en/auth/sign-in');
    await expect(page.locator('header nav')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/en/legal/privacy');
    await expect(page.locator('header nav').first()).toBeAttached();
    await expect(page.locator('footer h2')).toBeAttached();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Welcome back');
    await expect(page.locator('header nav')).toHaveCount(0);
    await expect(page.locator('main')).toHaveCount(1);
  });

  test('change their language in place, with the way back and what was typed', async ({ page }) => {
    await visit(page, '/en/auth/forgot-password?returnUrl=%2Fen%2Fcontact');
    await email(page).fill('k@brand');
    await submit(page).click();
    await page.locator('header summary', { hasText: /EN/ }).click();
    await page.locator('header a[hreflang=tr]').click();
    await expect(page).toHaveURL('/tr/auth/forgot-password?returnUrl=%2Fen%2Fcontact');
    await expect(page.locator('h1')).toHaveText('Şifre siste mi kayboldu?');
    await expect(email(page)).toHaveValue('k@brand');
    await expect(page.getByText('Bu adreste bir eksik var')).toBeVisible();
  });
});

if (isDemo) {
  test.describe('signing in to the demo', () => {
    test('with a wrong password is refused, in words and aloud, and can be tried again', async ({ page, allowed }) => {
      allowed.push(/Request failed with status code 400/);
      await visit(page, '/tr/auth/sign-in');
      await email(page).fill('elif@storm.example');
      await password(page).fill('yanlis');
      await submit(page).dblclick();
      await expect(submit(page)).toBeDisabled();
      await expect(page.locator('main').getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
      await expect(password(page)).toBeFocused();
      await findNoFault(page);
      await password(page).fill('Bora.2013');
      await password(page).press('Enter');
      await expect(page).not.toHaveURL(/sign-in/);
    });

    test('leads back to the page the visitor came from, without a new document, for a day', async ({
      page,
      context,
    }) => {
      await visit(page, '/de/auth/sign-in?returnUrl=%2Fde%2Fcontact%3Fa%3D1');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('button', { name: 'Für mich ausfüllen' }).click();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de/contact?a=1');
      await expect(page.locator('h1')).toBeFocused();
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      const cookie = (await context.cookies()).find(({ name }) => name === 'storm-session');
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_300);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(86_500);
      // The page of signing in has given its place in the history away.
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });

    for (const address of ['//evil.example/a', '/%5cevil.example', 'https://evil.example'])
      test(`never leads to ${address}`, async ({ page, baseURL }) => {
        await signIn(page, `/en/auth/sign-in?returnUrl=${encodeURIComponent(address)}`);
        await expect(page).toHaveURL(/\/en(\/account\/profile)?$/);
        expect(new URL(page.url()).origin).toBe(baseURL);
      });

    test('survives a reload; signing out leads to the page that says so and does not', async ({ page, context }) => {
      await signIn(page, '/en/auth/sign-in?returnUrl=/en/contact');
      await expect(page).toHaveURL('/en/contact');
      await visit(page, '/en/auth/sign-in');
      await expect(page.locator('h1')).toHaveText('You are already in, Elif');
      await findNoFault(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/en/pages-logout');
      await expect(page.locator('h1')).toHaveText('You are signed out. Rest well.');
      await expect(page.locator('h1')).toBeFocused();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('storm-session');
      await page.reload();
      await awake(page);
      await expect(page.getByText('Your cart, items: 3')).toBeVisible();
      await page.getByRole('link', { name: 'Sign in again' }).click();
      await expect(page).toHaveURL('/en/auth/sign-in');
      await expect(email(page)).toBeVisible();
    });

    test('with a forged cookie does not happen, and the cookie goes', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'storm-session', value: 'storm-demo.e30.0000000', url: baseURL }]);
      await visit(page, '/en/auth/sign-in');
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('storm-session');
      await expect(email(page)).toBeVisible();
    });

    test('works with the keyboard alone, field by field', async ({ page }) => {
      await visit(page, '/en/auth/sign-in');
      await email(page).focus();
      await page.keyboard.type('elif@storm.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Bora.2013');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(password(page)).toHaveAttribute('type', 'text');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/sign-in/);
    });

    test('loses nothing that was typed and sent before the scripts came', async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/js/main*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/en/auth/sign-in?returnUrl=/en/contact');
      await email(page).fill('elif@storm.example');
      await password(page).fill('Bora.2013');
      await submit(page).click();
      release();
      await expect(page).toHaveURL('/en/contact');
    });

    test('with a new account: a welcome, the address filled in, and back to where it began', async ({ page }) => {
      await visit(page, '/tr/auth/sign-up?returnUrl=/tr/contact');
      await page.locator('#auth-name').fill('Ayşe Yılmaz');
      await email(page).fill('ayse@kardelen.example');
      await password(page).fill('yağmurdan sonra güneş');
      await submit(page).click();
      await expect(page.locator('h1')).toHaveText('Hoş geldiniz!');
      await findNoFault(page);
      await page.getByRole('link', { name: 'Giriş yap' }).click();
      await expect(email(page)).toHaveValue('ayse@kardelen.example');
      await password(page).fill('yağmurdan sonra güneş');
      await password(page).press('Enter');
      await expect(page).toHaveURL('/tr/contact');
    });
  });

  for (const page of pages)
    for (const theme of ['light', 'dark'] as const)
      test(`the demo’s ${page} in ${theme} is open to everybody and never scrolls sideways`, async ({ page: tab }) => {
        await tab.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        for (const language of languages) {
          await tab.setViewportSize({ width: 320, height: 700 });
          await visit(tab, `/${language}/${page}`);
          for (const width of [320, 768, 992, 1280]) {
            await tab.setViewportSize({ width, height: 700 });
            expect(
              await tab.evaluate(() => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth),
            ).toBeLessThanOrEqual(0);
          }
          await findNoFault(tab);
        }
      });
} else {
  for (const language of languages)
    test(`a site without the demo switches its forms off in ${language}, and says so`, async ({ page }) => {
      for (const name of ['sign-in', 'sign-up']) {
        await visit(page, `/${language}/auth/${name}`);
        await expect(page.getByRole('note')).toBeVisible();
        await expect(email(page)).toBeDisabled();
        await expect(submit(page)).toBeDisabled();
      }
      // A forgotten password has a way on all the same.
      await visit(page, `/${language}/auth/forgot-password`);
      await email(page).fill('k@brand.example');
      await submit(page).click();
      await expect(page).toHaveURL(`/${language}/contact`);
      await expect(page.locator('#contact-email')).toHaveValue('k@brand.example');
      await expect(page.locator('#contact-message')).not.toHaveValue('');
    });

  test('nothing of the demo is in any script or page', () => {
    const texts = [...filesOf('.js'), ...filesOf('.html')];
    expect(texts.length).toBeGreaterThan(20);
    for (const trace of ['Bora.2013', 'elif@storm.example', 'storm-demo', 'Unauthorised'])
      expect([trace, texts.filter((text) => text.includes(trace)).length]).toEqual([trace, 0]);
  });
}
