import { expectNoFaultAtBoth } from './faults';
import { type Page, expect, languages, test, visit } from './visit';

/** The tag of the demo's build (`src/tools/journeys.mjs`); other builds have none. */
const src = 'https://tag.example/tag.js';

// Nobody has asked these visitors yet; those of the other journeys have said no.
test.use({ storageState: { cookies: [], origins: [] } });

/**
 * What a usual tag does: it loads a script by its plain address, that one posts what it has seen, and sends a picture.
 * It knows nothing of Trusted Types.
 */
const tag = `(() => {
  const script = document.createElement('script');
  script.src = 'https://cdn.tag.example/more.js';
  document.head.append(script);
  document.currentScript.remove();
})();`;
const more = `fetch('https://eu.tag.example/seen', { method: 'POST', mode: 'no-cors', body: location.pathname });
new Image().src = 'https://cdn.tag.example/dot.gif';`;
const measuring = [
  'GET https://tag.example/tag.js',
  'GET https://cdn.tag.example/more.js',
  'POST https://eu.tag.example/seen',
  'GET https://cdn.tag.example/dot.gif',
];
const once = [...measuring].sort();

/** Answers for the tag's servers, and collects everything that any page of the browser asks anybody else for. */
async function listen(page: Page, baseURL: string | undefined): Promise<string[]> {
  const strangers: string[] = [];
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(`${request.method()} ${request.url()}`);
  });
  await page.route(/^https:\/\/(\w+\.)?tag\.example\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/dot.gif')
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const body = { '/tag.js': tag, '/more.js': more }[pathname] ?? '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return strangers;
}

/** Long enough for whoever would load something to have begun. */
const wait = (page: Page) => page.waitForTimeout(600);
const questions = {
  tr: 'Önce izninizi istiyoruz',
  en: 'We ask for your consent first',
  de: 'Wir fragen zuerst um Erlaubnis',
};
const bar = (page: Page, language: keyof typeof questions = 'en') =>
  page.getByRole('region', { name: questions[language] });
const choose = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

/** Reads a page to its end, and opens another one without a new document. */
async function readOn(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await wait(page);
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/en/legal/privacy');
  await wait(page);
}

test.describe('a visitor who is to be measured', () => {
  test('is asked on every page, and nobody else hears of the visit before there is an answer', async ({
    page,
    baseURL,
  }) => {
    const strangers = await listen(page, baseURL);
    for (const language of languages) {
      await visit(page, `/${language}/contact`);
      await expect(bar(page, language)).toBeVisible();
      await wait(page);
    }
    await visit(page, '/en');
    await expect(bar(page)).toBeVisible();
    await readOn(page);
    await expect(bar(page)).toBeVisible();
    expect(strangers).toEqual([]);
  });

  test('is asked in a way that everybody can read', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/de');
    await expect(bar(page, 'de').getByRole('button')).toHaveCount(3);
    await bar(page, 'de').evaluate((element) => element.setAttribute('data-bar', ''));
    await expectNoFaultAtBoth(page, '[data-bar]');
  });

  test('who says no is measured on no page, today or after a reload', async ({ page, baseURL }) => {
    const strangers = await listen(page, baseURL);
    await visit(page, '/en');
    await choose(page, 'Reject');
    await expect(bar(page)).toHaveCount(0);
    await readOn(page);
    await visit(page, '/en');
    await wait(page);
    await expect(bar(page)).toHaveCount(0);
    expect(strangers).toEqual([]);
  });

  test('who says yes is measured once a document, by the hosts of the settings alone, until the yes is taken back', async ({
    page,
    baseURL,
  }) => {
    const strangers = await listen(page, baseURL);
    // The map was agreed to along with the tag, and comes when somebody goes near it.
    const asked = () => strangers.filter((request) => !request.includes('//www.openstreetmap.org/')).sort();
    const response = await visit(page, '/en');
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/tag\.example https:\/\/\*\.tag\.example;/);
    expect(policy).toContain("connect-src 'self' https://tag.example https://*.tag.example;");
    await choose(page, 'Accept');
    await expect.poll(asked).toEqual(once);
    await readOn(page);
    expect(asked()).toEqual(once);

    // The answer is remembered; a new document is measured anew.
    strangers.length = 0;
    await visit(page, '/en/contact');
    await expect.poll(asked).toEqual(once);
    await expect(bar(page)).toHaveCount(0);

    strangers.length = 0;
    await page.evaluate(() => Object.assign(window, { before: true }));
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    // The footer is awake before somebody clicks in it.
    await settings.hover();
    await wait(page);
    await settings.click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await dialog.getByRole('switch', { name: /^Usage statistics/ }).click();
    await dialog.getByRole('button', { name: 'Save my choice' }).click();
    await page.waitForFunction(() => !('before' in window));
    await readOn(page);
    await visit(page, '/en');
    await wait(page);
    expect(asked()).toEqual([]);
  });

  test('is kept from whatever the tag reaches for elsewhere', async ({ page, baseURL, allowed }) => {
    allowed.push(/'Trusted(ScriptURL|HTML|Script)'|Content Security Policy/);
    const strangers = await listen(page, baseURL);
    await page.route(src, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const tried = (act) => { try { act(); return 'done'; } catch (error) { return error.name; } };
window.tried = [
tried(() => { document.createElement('script').src = 'https://elsewhere.example/a.js'; }),
tried(() => { document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'; }),
tried(() => eval('1')),
];
fetch('https://elsewhere.example/seen').catch(({ name }) => window.tried.push(name));`,
      }),
    );
    await visit(page, '/en');
    await choose(page, 'Accept');
    await page.waitForFunction(() => (window as never as { tried?: string[] }).tried?.length === 4);
    const tried = await page.evaluate(() => (window as never as { tried: string[] }).tried);
    expect(tried).toEqual(['TypeError', 'TypeError', 'EvalError', 'TypeError']);
    expect(strangers).toEqual([`GET ${src}`]);
  });
});
