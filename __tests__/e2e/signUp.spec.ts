import { expect, deferred, holdScripts, test, visit } from './visit';

const route = '**/api/v1/Site/ContactEmail/Create';

test.describe('signing up in the first view', () => {
  test('reaches the real server, shows a confirmation and clears the field', async ({ page }) => {
    await visit(page, '/tr');
    await page.locator('#sign-up-email').fill('elif@kardelen.example');
    const sent = page.waitForResponse(route);
    await page.locator('#sign-up-email').press('Enter');
    const response = await sent;
    expect(response.status()).toBe(200);
    expect(response.request().postDataJSON()).toEqual({ Email: 'elif@kardelen.example' });
    expect(await response.json()).toMatchObject({ id: expect.any(String) });
    await expect(page.getByText('Başarıyla gönderildi')).toBeVisible();
    await expect(page.locator('#sign-up-email')).toHaveValue('');
  });

  for (const text of ['', 'elif', 'elif@', 'elif@kardelen', 'a b@c.example']) {
    test(`refuses “${text}” with a message, sends nothing and keeps what was typed`, async ({ page }) => {
      let sent = 0;
      await page.route(route, (request) => {
        sent += 1;
        return request.abort();
      });
      await visit(page, '/en');
      const field = page.locator('#sign-up-email');
      await field.fill(text);
      const message = page.getByText(
        text === '' ? 'Please enter your email' : 'That doesn’t look like an email address; try name@company.com',
      );
      await expect(message).toBeHidden();
      await page.locator('#sign-up button[type=submit]').click();
      await expect(message).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      expect(sent).toBe(0);
    });
  }

  test('shows an alert when its script cannot be loaded, and sends the address once the connection is back', async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('#sign-up-email').fill('elif@kardelen.example');
    await page.locator('#sign-up button[type=submit]').click();
    // The alert directly after the form: the header and later parts may show alerts of their own.
    const alert = page.locator('div:has(#sign-up) + [role=alert]');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    // Three import attempts.
    expect(failed.map((url) => failed.filter((other) => other === url).length)).toContain(3);
    await context.setOffline(false);
    await expect(page.getByText('Sent Successfully')).toBeVisible();
  });

  test('restores the focus to its button when the response has arrived', async ({ page }) => {
    const answer = deferred();
    await page.route(route, async (request) => {
      await answer.opened;
      await request.fulfill({ json: { id: '1' } });
    });
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    await page.locator('#sign-up-email').fill('k@brand.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const button = page.locator('#sign-up button[type=submit]');
    await expect(button).toBeDisabled();
    answer.open();
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
  });

  test('restores the focus to its button, too, when it was pressed before the scripts had loaded', async ({ page }) => {
    const answer = deferred();
    await page.route(route, async (request) => {
      await answer.opened;
      await request.fulfill({ json: { id: '1' } });
    });
    const release = await holdScripts(page);
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await page.locator('#sign-up-email').fill('k@brand.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    release();
    const button = page.locator('#sign-up button[type=submit]');
    await expect(button).toBeDisabled();
    await expect(button).not.toBeFocused();
    answer.open();
    await expect(button).toBeFocused();
  });

  test('disables its button while it is sending, sends a double click once, and keeps the address when it fails', async ({
    page,
    allowed,
  }) => {
    allowed.push(/500|AxiosError|Request failed/);
    let sent = 0;
    const answer = deferred();
    await page.route(route, async (request) => {
      sent += 1;
      await answer.opened;
      await request.fulfill({ status: 500, json: {} });
    });
    await visit(page, '/de');
    const field = page.locator('#sign-up-email');
    const button = page.locator('#sign-up button[type=submit]');
    await field.fill('k@brand.example');
    await button.dblclick();
    await expect(button).toBeDisabled();
    answer.open();
    await expect(page.getByRole('alert')).toContainText('Fehler');
    await expect(button).toBeEnabled();
    await expect(field).toHaveValue('k@brand.example');
    expect(sent).toBe(1);
  });

  test('treats the response null as a failure', async ({ page, allowed }) => {
    allowed.push(/The response has no body/);
    await page.route(route, (request) => request.fulfill({ json: null }));
    await visit(page, '/en');
    await page.locator('#sign-up-email').fill('k@brand.example');
    await page.locator('#sign-up-email').press('Enter');
    await expect(page.getByRole('alert')).toContainText('An error was encountered');
  });
});
