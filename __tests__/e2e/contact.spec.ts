import { readFileSync } from 'node:fs';
import {
  type Page,
  waitForHydration,
  expect,
  deferred,
  holdScripts,
  languages,
  scrollThrough,
  layoutShift,
  test,
  visit,
} from './visit';

const route = '**/api/v1/Site/ContactForm/Create';

const message = {
  name: 'Katharina Brandstätter',
  company: 'Hölzl Fördertechnik GmbH',
  email: 'k.brandstaetter@example.com',
  number: '(232) 555 01 20',
  message: 'Wir suchen ein Team.\nBald.',
} as const;
const controls = Object.keys(message) as (keyof typeof message)[];

interface Words {
  form: { fields: Record<keyof typeof message, { label: string; invalid: string }>; submit: string; noScript: string };
  toast: { success: string; sent: string; error: string; failed: string; message: { offline: string } };
  mistyped: string;
}
const wordsOf = (language: string): Words => {
  const read = (path: string): unknown => JSON.parse(readFileSync(`public/assets/i18n/${path}.json`, 'utf8'));
  const { form, toast } = read(language) as { form: { mistyped: string }; toast: Words['toast'] };
  return { ...(read(`${language}/contact`) as Pick<Words, 'form'>), toast, mistyped: form.mistyped };
};

const control = (page: Page, name: string) => page.locator(`#contact-${name}`);
const submit = (page: Page) => page.locator('main form button[type=submit]');

/** Opens the page and waits for the form's hydration. */
async function openForm(page: Page, language: string) {
  await visit(page, `/${language}/contact`);
  await expect(submit(page)).toBeVisible();
  await control(page, 'name').focus();
  await page.waitForLoadState('networkidle');
}

async function fill(page: Page) {
  for (const name of controls) await control(page, name).fill(message[name]);
}

test('the real server accepts a valid message and rejects an invalid one', async ({ page, request }) => {
  await openForm(page, 'de');
  await fill(page);
  const sent = page.waitForResponse(route);
  await submit(page).click();
  const response = await sent;
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ id: expect.any(String) });
  await expect(page.getByText(wordsOf('de').toast.sent)).toBeVisible();
  await expect(control(page, 'name')).toHaveValue('');

  const { 'x-xsrf-token': token = '' } = response.request().headers();
  const refused = await request.post('/api/v1/Site/ContactForm/Create', {
    headers: { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}`, 'accept-language': 'de' },
    data: { NameSurname: 'Elif', Email: 'elif', Phone: '1', Company: 'K', Message: 'M' },
  });
  expect(refused.status()).toBe(400);
  expect(refused.headers()['content-type']).toContain('application/problem+json');
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '#/Email', code: 'invalid' }] });
});

for (const language of languages) {
  const words = wordsOf(language);
  const { fields } = words.form;

  test.describe(`a message in ${language}`, () => {
    test('is sent, a toast confirms it, and the form is empty again', async ({ page }) => {
      const bodies: unknown[] = [];
      await page.route(route, async (request) => {
        bodies.push(request.request().postDataJSON());
        await request.fulfill({ json: { id: '1' } });
      });
      await openForm(page, language);
      for (const name of controls)
        await page.getByRole('textbox', { name: fields[name].label, exact: true }).fill(message[name]);
      await submit(page).click();
      await expect(page.getByRole('status').filter({ hasText: words.toast.sent })).toContainText(words.toast.success);
      for (const name of controls) await expect(control(page, name)).toHaveValue('');
      expect(bodies).toEqual([
        {
          NameSurname: message.name,
          Email: message.email,
          Phone: message.number,
          Company: message.company,
          Message: message.message,
          FilledIn: expect.any(Number),
        },
      ]);
    });

    test('is not sent while fields are missing or invalid, and each of these fields has an error', async ({ page }) => {
      let sent = 0;
      await page.route(route, (request) => {
        sent += 1;
        return request.fulfill({ json: { id: '1' } });
      });
      await openForm(page, language);
      await submit(page).click();
      for (const name of controls) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(fields[name].invalid);
        await expect(page.getByText(fields[name].invalid, { exact: true })).toBeVisible();
      }
      await expect(control(page, 'name')).toBeFocused();
      for (const name of controls) {
        if (name === 'email') await control(page, name).fill('k.brandstaetter@');
        else await control(page, name).fill(message[name]);
      }
      await submit(page).click();
      await expect(control(page, 'email')).toBeFocused();
      await expect(control(page, 'email')).toHaveAccessibleDescription(words.mistyped);
      await expect(control(page, 'name')).not.toHaveAttribute('aria-invalid');
      expect(sent).toBe(0);
    });

    test('that fails stays in the form, and is sent again with the same idempotency key', async ({ page, allowed }) => {
      allowed.push(/500|AxiosError|Request failed/);
      const keys: (string | undefined)[] = [];
      const answer = deferred();
      await page.route(route, async (request) => {
        keys.push(request.request().headers()['idempotency-key']);
        await answer.opened;
        await request.fulfill(keys.length === 1 ? { status: 500, json: {} } : { json: { id: '1' } });
      });
      await openForm(page, language);
      await fill(page);
      await submit(page).dblclick();
      await expect(submit(page)).toBeDisabled();
      answer.open();
      const toast = page.getByRole('alert');
      await expect(toast).toContainText(words.toast.error);
      await expect(toast).toContainText(words.toast.failed);
      for (const name of controls) await expect(control(page, name)).toHaveValue(message[name]);
      expect(keys).toHaveLength(1);
      await submit(page).click();
      await expect(page.getByText(words.toast.sent)).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
    });

    test('that is submitted offline stays in the form, and can be sent once there is a network', async ({
      page,
      context,
      allowed,
    }) => {
      allowed.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|AxiosError/);
      await page.route(route, (request) => request.fulfill({ json: { id: '1' } }));
      await openForm(page, language);
      await fill(page);
      await context.setOffline(true);
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText(words.toast.message.offline);
      for (const name of controls) await expect(control(page, name)).toHaveValue(message[name]);
      await context.setOffline(false);
      await submit(page).click();
      await expect(page.getByText(words.toast.sent)).toBeVisible();
    });

    test('can be written and sent with the keyboard alone', async ({ page }) => {
      await page.route(route, (request) => request.fulfill({ json: { id: '1' } }));
      await visit(page, `/${language}/contact`);
      const seen = () => page.evaluate(() => document.activeElement?.id ?? '');
      for (let steps = 0; steps < 60 && (await seen()) !== 'contact-name'; steps++) await page.keyboard.press('Tab');
      for (const name of controls) {
        await expect(control(page, name)).toBeFocused();
        await page.keyboard.insertText(message[name]);
        await page.keyboard.press('Tab');
      }
      // The focus skips the honeypot field.
      await expect(submit(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.toast.sent)).toBeVisible();
      await expect(submit(page)).toBeFocused();
    });

    test('is kept after a reload, including text that is typed before the scripts have loaded', async ({ page }) => {
      await openForm(page, language);
      await control(page, 'message').fill(message.message);
      await page.reload();
      await waitForHydration(page);
      await expect(control(page, 'message')).toHaveValue(message.message);
      const release = await holdScripts(page);
      await page.goto(`/${language}/contact?again`);
      await control(page, 'name').pressSequentially('Katharina');
      release();
      await waitForHydration(page);
      await expect(control(page, 'message')).toHaveValue(message.message);
      await expect(control(page, 'name')).toHaveValue('Katharina');
    });

    test('can be sent by e-mail when scripts are disabled', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(`/${language}/contact`);
      const card = page.locator('main form');
      await expect(card.locator('noscript p')).toBeVisible();
      await expect(card.locator('noscript p')).toContainText(words.form.noScript);
      await expect(card.locator('noscript a')).toHaveAttribute('href', 'mailto:merhaba@storm.example');
      await expect(submit(page)).toBeHidden();
      await expect(page.locator('img[src*="offices/izmir-light"]')).toBeVisible();
      await expect(page.locator('img[src*="izmir-map-light"]')).toBeVisible();
      await context.close();
    });
  });
}

test.describe('the carousel of the clients', () => {
  for (const [width, count] of [
    [360, 2],
    [576, 3],
    [768, 4],
    [1280, 4],
  ] as const) {
    test(`shows ${count} logos at ${width} px, 40 px apart, and advances automatically`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/en/contact');
      const slides = page.locator('main .slick-slide');
      await page.getByRole('group', { name: 'They work with Storm (examples)' }).scrollIntoViewIfNeeded();
      const shown = page.locator('main .slick-slide[aria-hidden=false]');
      await expect(shown).toHaveCount(count);
      // A finite carousel: no cloned slides.
      await expect(slides).toHaveCount(7);
      const [first, second] = await shown.evaluateAll((found) =>
        found.slice(0, 2).map((slide) => slide.firstElementChild?.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(40);
      await page.mouse.move(0, 0);
      await expect(slides.first()).toHaveAttribute('aria-hidden', 'true');
    });
  }

  test('shows the logos of the current theme', async ({ page }) => {
    for (const [theme, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await visit(page, '/tr/contact');
      await expect(page.locator(`main img[src$="poyraz-${theme}.svg"]`).first()).toBeVisible();
      await expect(page.locator(`main img[src$="poyraz-${other}.svg"]`).first()).toBeHidden();
    }
  });
});

test.describe('the office', () => {
  test('is shown as open on weekdays in its own time zone, and as closed when its hours end while the page is open', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-06T17:58:30+03:00') });
    await page.goto('/en/contact');
    await page.clock.runFor(3000);
    await waitForHydration(page);
    const state = page.locator('[data-open]');
    await page.locator('#offices-title').scrollIntoViewIfNeeded();
    await expect(state).toHaveText('Open now It is 17:58 in İzmir');
    await page.clock.runFor(60_000);
    await expect(state).toHaveText('Open now It is 17:59 in İzmir');
    await page.clock.runFor(60_000);
    await expect(state).toHaveText('Closed now Opens Monday 09:00');
  });

  test('has a vCard to download', async ({ page }) => {
    await visit(page, '/tr/contact');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Rehbere kaydedin' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('izmir.vcf');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[^]*FN;CHARSET=UTF-8:Storm Yazılım\r\n[^]*END:VCARD\r\n$/);
    const answer = await page.request.get('/assets/vcard/izmir.vcf');
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  });

  test('is shown on the site’s own map until the visitor loads the live one', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.openstreetmap.org/**', (request) => {
      asked.push(request.request().url());
      return request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' });
    });
    await visit(page, '/en/contact');
    const button = page.getByRole('button', { name: 'Load the live map' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
    await button.click();
    const frame = page.getByTitle('OpenStreetMap: our İzmir office and its surroundings');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => asked.length).toBe(1);
    const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(searchParams.get('marker')).toBe('38.4496,27.1806');
    const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(west).toBeLessThan(27.1806);
    expect(east).toBeGreaterThan(27.1806);
    expect(south).toBeLessThan(38.4496);
    expect(north).toBeGreaterThan(38.4496);
    await expect(frame).toBeFocused();
  });

  test('has a background that scrolls with parallax, but not with reduced motion', async ({ page }) => {
    const city = page.locator('.jarallax-container > *');
    const place = () => city.evaluate((element) => getComputedStyle(element).transform);
    await visit(page, '/de/contact');
    await page.locator('#offices-title').scrollIntoViewIfNeeded();
    await expect(city).toHaveCount(1);
    const before = await place();
    await page.mouse.wheel(0, 120);
    await expect.poll(place).not.toBe(before);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    await page.locator('#offices-title').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(city).toHaveCount(0);
    await expect(page.locator('img[src*="offices/izmir-light"]')).toBeVisible();
  });
});

test('the contact page has no layout shift without user input, from the first paint to the end of the page', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/de/contact');
    await scrollThrough(page, 300);
    expect(await layoutShift(page, true)).toBeLessThan(0.001);
  }
});
