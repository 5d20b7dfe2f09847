import { expectNoViolationsAtBothWidths } from './axe';
import { type Page, expect, test, visit } from './visit';

/** URL of the demo build's tag (`src/tools/journeys.mjs`). */
const src = 'https://tag.example/tag.js';

// Starts without stored consent; in the other tests of the demo, visitors have declined.
test.use({ storageState: { cookies: [], origins: [] } });

/** A typical tag without Trusted Types: it loads a second script, which posts data and requests a pixel. */
const tag = `(() => {
  const script = document.createElement('script');
  script.src = 'https://cdn.tag.example/more.js';
  document.head.append(script);
  document.currentScript.remove();
})();`;
const secondScript = `fetch('https://eu.tag.example/seen', { method: 'POST', mode: 'no-cors', body: location.pathname });
new Image().src = 'https://cdn.tag.example/dot.gif';`;
const measuring = [
  'GET https://tag.example/tag.js',
  'GET https://cdn.tag.example/more.js',
  'POST https://eu.tag.example/seen',
  'GET https://cdn.tag.example/dot.gif',
];
const requestsPerVisit = [...measuring].sort();

/** Answers for the tag's servers, and records all third-party requests of the browser. */
async function answerForTag(page: Page, baseURL: string | undefined): Promise<string[]> {
  const strangers: string[] = [];
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(`${request.method()} ${request.url()}`);
  });
  await page.route(/^https:\/\/(\w+\.)?tag\.example\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/dot.gif')
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const body = { '/tag.js': tag, '/more.js': secondScript }[pathname] ?? '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return strangers;
}

/** Time in which unwanted requests would start. */
const waitForRequests = (page: Page) => page.waitForTimeout(600);
const questions = {
  tr: 'Önce izninizi istiyoruz',
  en: 'We ask for your consent first',
  de: 'Zuerst Ihre Einwilligung',
};
const consentBar = (page: Page, question = questions.en) => page.getByRole('region', { name: question });
const choose = (page: Page, name: string) => consentBar(page).getByRole('button', { name }).click();

/** Scrolls to the end of the page and navigates client-side. */
async function openNextPage(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await waitForRequests(page);
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/en/legal/privacy');
  await waitForRequests(page);
}

test.describe('a visitor of a site with analytics', () => {
  test('is asked for consent on every page, and no third party gets a request before the answer', async ({
    page,
    baseURL,
  }) => {
    const strangers = await answerForTag(page, baseURL);
    for (const [language, question] of Object.entries(questions)) {
      await visit(page, `/${language}/contact`);
      await expect(consentBar(page, question)).toBeVisible();
      await waitForRequests(page);
    }
    await visit(page, '/en');
    await expect(consentBar(page)).toBeVisible();
    await openNextPage(page);
    await expect(consentBar(page)).toBeVisible();
    expect(strangers).toEqual([]);
  });

  test('is asked by a bar that has no axe violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/de');
    await expect(consentBar(page, questions.de).getByRole('button')).toHaveCount(3);
    await consentBar(page, questions.de).evaluate((element) => element.setAttribute('data-bar', ''));
    await expectNoViolationsAtBothWidths(page, '[data-bar]');
  });

  test('who rejects is not measured on any page, also after a reload', async ({ page, baseURL }) => {
    const strangers = await answerForTag(page, baseURL);
    await visit(page, '/en');
    await choose(page, 'Reject');
    await expect(consentBar(page)).toHaveCount(0);
    await openNextPage(page);
    await visit(page, '/en');
    await waitForRequests(page);
    await expect(consentBar(page)).toHaveCount(0);
    expect(strangers).toEqual([]);
  });

  test('who accepts is measured once per document, only by the configured hosts, until they withdraw consent', async ({
    page,
    baseURL,
  }) => {
    const strangers = await answerForTag(page, baseURL);
    // Not the map: the visitor has consented to it as well, and it loads near the viewport.
    const asked = () => strangers.filter((request) => !request.includes('//www.openstreetmap.org/')).sort();
    const response = await visit(page, '/en');
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+ https:\/\/tag\.example https:\/\/\*\.tag\.example;/);
    expect(policy).toContain("connect-src 'self' https://tag.example https://*.tag.example;");
    await choose(page, 'Accept');
    await expect.poll(asked).toEqual(requestsPerVisit);
    await openNextPage(page);
    expect(asked()).toEqual(requestsPerVisit);

    // The choice is stored; a new document loads the tag again.
    strangers.length = 0;
    await visit(page, '/en/contact');
    await expect.poll(asked).toEqual(requestsPerVisit);
    await expect(consentBar(page)).toHaveCount(0);

    strangers.length = 0;
    await page.evaluate(() => Object.assign(window, { before: true }));
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    // Hydrates the footer before the click.
    await settings.hover();
    await waitForRequests(page);
    await settings.click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await dialog.getByRole('switch', { name: /^Usage statistics/ }).click();
    await dialog.getByRole('button', { name: 'Save my choice' }).click();
    await page.waitForFunction(() => !('before' in window));
    await openNextPage(page);
    await visit(page, '/en');
    await waitForRequests(page);
    expect(asked()).toEqual([]);
  });

  test('is protected from a tag that uses other hosts, innerHTML or eval', async ({ page, baseURL, allowed }) => {
    allowed.push(/'Trusted(ScriptURL|HTML|Script)'|Content Security Policy/);
    const strangers = await answerForTag(page, baseURL);
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
