import { waitForHydration, expect, holdScripts, languages, layoutShift, test, visit } from './visit';

const titles = {
  tr: { home: 'Storm Yazılım', contact: 'İletişim' },
  en: { home: 'Storm Software', contact: 'Contact' },
  de: { home: 'Storm Software', contact: 'Kontakt' },
} as const;

test.describe('a first visit', () => {
  test('to / ends on the Turkish home page', async ({ page }) => {
    await visit(page, '/?from=mail');
    await expect(page).toHaveURL('/tr?from=mail');
    await expect(page).toHaveTitle('Storm Yazılım');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('{"code":"tr"}');
  });

  for (const [language, title] of Object.entries(titles)) {
    test(`to /${language} shows title, description, canonical and alternates before any script`, async ({
      request,
    }) => {
      const html = await (await request.get(`/${language}/contact`)).text();
      expect(html).toContain(`<title>${title.contact}</title>`);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`rel="canonical" href="https://storm.example/${language}/contact"`);
      for (const code of languages)
        expect(html).toContain(`hrefLang="${code}" href="https://storm.example/${code}/contact"`);
      expect(html).toContain('hrefLang="x-default" href="https://storm.example/tr/contact"');
      expect(html).toContain(`/assets/images/social/${language}/contact.png`);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(html.match(/<title>/g)).toHaveLength(1);
    });
  }

  test('to a file name such as index.html, as other hosts serve it, shows the page', async ({ page }) => {
    await page.route('**/index.html*', async (route) => {
      const url = route.request().url().replace('/index.html', '');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await visit(page, '/en/contact/index.html?topic=offer#contact-title');
    await expect(page).toHaveTitle('Contact');
    await expect(page).toHaveURL('/en/contact?topic=offer#contact-title');
  });

  test('to /tr gets a page with all 81 provinces in its keywords', async ({ request }) => {
    const html = await (await request.get('/tr')).text();
    const keywords = /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const province of ['Adana', 'Iğdır', 'Şanlıurfa', 'Kahramanmaraş', 'Düzce', 'İzmir'])
      expect(keywords).toContain(province);
    expect(keywords.split(',').length).toBeGreaterThanOrEqual(81);
  });

  test('to the home page logs nothing to the console when the feeds are unreachable', async ({ page }) => {
    await page.unroute('**/rss?url=*');
    await visit(page, '/en');
    const answered = page.waitForResponse('**/rss?url=*');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('#features').scrollIntoViewIfNeeded();
    expect([200, 204]).toContain((await answered).status());
  });

  test('causes no layout shift while the page hydrates', async ({ page }) => {
    await visit(page, '/de');
    await page.waitForTimeout(1500);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

test.describe('the language', () => {
  test('switches without a reload and keeps page, query and hash', async ({ page }) => {
    await visit(page, '/tr/contact?x=1#main');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('header summary', { hasText: /TR/ }).click();
    await page.locator('header a[hreflang=de]').first().click();
    await expect(page).toHaveURL('/de/contact?x=1#main');
    await expect(page).toHaveTitle('Kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('{"code":"de"}');
  });

  test('of the last visit is used for addresses without a language', async ({ page }) => {
    await visit(page, '/en');
    await page.goto('/contact?a=b#c');
    await expect(page).toHaveURL('/en/contact?a=b#c');
    await page.goto('/unheard-of');
    await expect(page).toHaveURL('/tr');
    await waitForHydration(page);
  });

  for (const stored of ['{"code":"xx"}', 'not json', '[]', '{"code":{"toString":"de"}}', 'null']) {
    test(`is Turkish when the stored value is ${stored}`, async ({ page }) => {
      await visit(page, '/en');
      await page.evaluate((text) => localStorage.setItem('language', text), stored);
      await page.goto('/contact');
      await expect(page).toHaveURL('/tr/contact');
      await waitForHydration(page);
    });
  }

  test('does not change, and an alert appears, when the texts of the chosen language fail to load', async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 503|Failed to load resource/);
    await visit(page, '/tr');
    await page.route('**/assets/i18n/en**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.locator('header summary', { hasText: /TR/ }).click();
    await page.locator('header a[hreflang=en]').first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/tr');
    await expect(page).toHaveTitle('Storm Yazılım');
  });
});

test.describe('the theme', () => {
  test('follows the system until the visitor chooses one, and is applied before the first paint after a reload', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/en');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-bs-theme', 'light');
    await page.locator('header summary', { hasText: 'Theme' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).first().click();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('storm-theme'))).toBe('dark');
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0b1210');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    // With all scripts but the inline one blocked, the page is dark.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 18, 16)');
    await page.unroute('**/assets/js/**');
    await page.goto('about:blank');
  });
  test.use({ allowed: [/ERR_FAILED|Failed to load resource/] });
});

test.describe('navigation', () => {
  test('Back to a page that fails to load leaves the history unchanged, and works on the next attempt', async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 503|Failed to load resource/);
    await visit(page, '/en/contact');
    await page.locator('header a').first().click();
    await expect(page).toHaveURL(/\/en$/);
    await page.reload();
    await waitForHydration(page);
    await page.route('**/i18n/en/contact.json*', (route) => route.fulfill({ status: 503 }));
    await page.goBack();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
    await page.unroute('**/i18n/en/contact.json*');
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/contact$/);
    await expect(page.locator('#contact-title')).toBeVisible();
  });

  test('a link focuses and announces the new page; Back and Forward restore pages, Back also the scroll position', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/tr');
    await page.evaluate(() => window.scrollTo(0, 1800));
    await page.waitForTimeout(200);
    const before = await page.evaluate(() => window.scrollY);
    await page
      .locator('a[href="/tr/contact"]:visible')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle('İletişim');
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('[role=status].visually-hidden')).toContainText('İletişim');
    await page.goBack();
    await expect(page).toHaveTitle('Storm Yazılım');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
    await page.goForward();
    await expect(page).toHaveTitle('İletişim');
  });

  test('Back restores the scroll position at which the visitor left each chapter of a long page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/en/terms-conditions');
    const at = () => page.evaluate(() => Math.round(window.scrollY));
    const chapter = (id: string) => page.locator(`main a[href="#${id}"]`);
    const left: number[] = [];
    for (const id of ['fair', 'shop']) {
      await chapter(id).focus();
      left.push(await at());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.goBack();
    await expect(page).toHaveURL(/#fair$/);
    await expect.poll(at).toBe(left[1]);
    await page.goBack();
    await expect(page).toHaveURL(/terms-conditions$/);
    await expect.poll(at).toBe(left[0]);
  });

  test('a link with a hash moves the focus to its target on another page', async ({ page }) => {
    await visit(page, '/en/career/single');
    await page.locator('main a[href="/en/career#jobs"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#jobs-title')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#job-search')).toBeFocused();
  });

  test('the contents of a long text mark the part that is read, to its end and back, and the part chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await visit(page, '/en/legal/privacy');
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const marked = page.locator('main nav [aria-current=true]');
    const [first = '', ...others] = await contents.allTextContents();
    await expect(marked).toHaveText([first]);
    await page.keyboard.press('End');
    await expect(marked).toHaveText(others.slice(-1));
    await page.keyboard.press('Home');
    await expect(marked).toHaveText([first]);
    // The page ends before these can reach the top of the window.
    for (const title of others.slice(-3)) {
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: title, exact: true }).click();
      await expect(marked).toHaveText([title]);
      await page.waitForTimeout(1000);
      await expect(marked).toHaveText([title]);
    }
  });

  test('shows the progress bar until 200 ms after the page has loaded', async ({ page }) => {
    await visit(page, '/en');
    const arrive = await holdScripts(page, '**/assets/i18n/en/help/center.json*');
    await page.locator('header a[href="/en/help/center"]:visible').first().click();
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(9, 184, 80)');
    arrive();
    await expect(page).toHaveTitle('Help centre');
    await expect(bar).toBeHidden();
  });

  test('does not load the script of the menu panel; once opened, the panel marks the current page', async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    await visit(page, '/en/contact');
    await page.locator('header a[href="/en/help/center"]:visible').first().click();
    await expect(page).toHaveURL('/en/help/center');
    await expect(page.locator('h1')).toBeFocused();
    const before = scripts.size;
    await page.locator('header nav summary', { hasText: 'More' }).hover();
    // The panel's chunk is loaded on the first interaction, not on navigation.
    await expect.poll(() => scripts.size).toBeGreaterThan(before);
    const here = page.locator('header nav details[open] a[aria-current=page]');
    const addresses = () => here.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(async () => [...new Set(await addresses())]).toEqual(['/en/help/center']);
    await expect(here.first()).toBeVisible();
  });

  test('marks the item of the menu bar to which the current page belongs', async ({ page }) => {
    const marked = () =>
      page
        .locator('header nav > ul > li')
        .locator('> a:visible, > details > summary:visible')
        .evaluateAll((items) =>
          items.filter((item) => getComputedStyle(item).textDecorationLine !== 'none').map((item) => item.textContent),
        );
    await visit(page, '/en/shop/single/1010');
    await expect.poll(marked).toEqual(['Shop']);
    // Listed among the demos.
    await visit(page, '/en/shop/index');
    await expect.poll(marked).toEqual(['Shop']);
    await page.locator('footer a[href="/en/help/center"]').first().click();
    await expect(page).toHaveURL('/en/help/center');
    // The page is also in the last panel, whose button stays unmarked.
    await expect.poll(marked).toEqual(['Docs']);
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect.poll(marked).toEqual(['More']);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/en');
    await expect.poll(marked).toEqual([]);
    // A page that is not in the menu belongs to its group.
    await visit(page, '/en/blog/post/no-signal');
    await expect.poll(marked).toEqual(['More']);
  });

  test('the button back to the top appears after the visitor has scrolled 450 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/en');
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 440));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  for (const width of [360, 600, 768, 1040, 1140, 1280, 1440])
    test(`the button back to the top stays within the header and covers none of its controls, ${width} px wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/de/faq');
      await page.evaluate(() => window.scrollTo(0, 900));
      const button = page.getByRole('button', { name: 'Nach oben' });
      await expect(button).toBeVisible();
      const covered = await button.evaluate((own) => {
        const box = own.getBoundingClientRect();
        const bar = document.querySelector('header > div')!.getBoundingClientRect();
        const outside = box.top < bar.top || box.bottom > bar.bottom || box.left < 0 || box.right > innerWidth;
        const others = [...document.querySelectorAll('header :is(button, summary, a)')].filter(
          (other) => other !== own && other.checkVisibility(),
        );
        const touched = others.filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return !own.contains(other) && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
        return [outside, ...touched.map(({ outerHTML }) => outerHTML)];
      });
      expect(covered).toEqual([false]);
    });

  for (const width of [992, 1024, 1140, 1280, 1320, 1440])
    test(`logo and menu stay where they are in the scrolled header, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/de/faq');
      const header = page.getByRole('banner');
      const places = () =>
        header
          .locator(':is(a[href="/de"], nav > ul > li)')
          .evaluateAll((items) => items.map((item) => [item.getBoundingClientRect().x, item.clientWidth]));
      const before = await places();
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(header).toHaveAttribute('data-scroll-state', 'stuck');
      expect(before.length).toBeGreaterThan(1);
      expect(await places()).toEqual(before);
    });

  test('on phones, the scrolled header shows logo and button back to the top, and the trail ends above the heading', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(page, '/en/blog/post/no-signal');
    const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    const heights = await trail.evaluateAll(
      (steps) => new Set(steps.slice(0, -1).map((step) => (step as HTMLElement).offsetTop)).size,
    );
    expect(heights).toBe(1);
    const logo = page.locator('header a[href="/"]');
    const { width } = (await logo.boundingBox())!;
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    expect((await logo.boundingBox())!.width).toBeLessThan(width / 2);
  });

  for (const [address, asks] of [
    ['/en/legal/cookies', true],
    ['/en/shop/grid', false],
    ['/en', false],
    ['/en/saas/features', false],
    ['/en/about/v1', false],
    ['/en/contact', false],
  ] as const)
    test(`the footer ${asks ? 'asks' : 'does not ask again'} at the end of ${address}, and leads to the contact page`, async ({
      page,
    }) => {
      await visit(page, address);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('heading', { name: /^Tell us what you have in mind/ })).toBeVisible({
        visible: asks,
      });
      // Loud or quiet, but once.
      await expect(footer.getByRole('link', { name: 'Contact us' })).toHaveCount(1);
    });
});

/** Text resizing and spacing (WCAG 1.4.4, 1.4.12). */
const textSpacing = {
  'twice as large': 'html { font-size: 200% !important }',
  'set wide': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`,
};

for (const language of languages) {
  test(`header and checkout do not overflow in ${language} when the text is twice as large or widely spaced`, async ({
    page,
  }) => {
    // The checkout hides most of the header.
    for (const path of ['legal/imprint', 'shop/checkout']) {
      await visit(page, `/${language}/${path}`);
      for (const [name, rules] of Object.entries(textSpacing)) {
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, rules);
        for (const width of name === 'set wide' ? [1280, 992, 320] : [1280]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect([name, width, wide <= width]).toEqual([name, width, true]);
        }
      }
    }
  });
}

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true });

  test('all controls of the header and its drawer measure at least 44 × 44 px', async ({ page }) => {
    await visit(page, '/de');
    const small = (within: string) =>
      page.locator(`${within} :is(a, button, summary, input)`).evaluateAll((all) =>
        all
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ control, box }) => control.checkVisibility() && Math.min(box.width, box.height) < 44)
          .map(({ control, box }) => `${control.textContent} ${box.width} × ${box.height}`),
      );
    expect(await small('header')).toEqual([]);
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await small('dialog[open]')).toEqual([]);
  });
});

test.describe('an address that does not exist', () => {
  for (const [address, heading, link] of [
    ['/tr/yok', 'Bir şeyler ters gitti!', 'Ana sayfaya dönün'],
    ['/en/nowhere', 'Something gone wrong!', 'Back to Homepage'],
    ['/de/nirgends', 'Da ist etwas schiefgelaufen!', 'Zurück zur Startseite'],
    // Truncated within an escape sequence, as mail programs do.
    ['/tr/ileti%C5', 'Bir şeyler ters gitti!', 'Ana sayfaya dönün'],
  ] as const) {
    test(`${address} shows an error page with status 404 and a link to the home page`, async ({ page, allowed }) => {
      allowed.push(/status of 404/);
      const response = await visit(page, address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(heading);
      const home = page.locator('main').getByRole('link', { name: link });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL(new RegExp(`:\\d+/${address.split('/')[1]}$`));
      await expect(page.locator('h1')).not.toHaveText(heading);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete and its links and accordions work', async ({ page }) => {
    await page.goto('/de');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#services details[open] p')).toBeVisible();
    await page.locator('#services summary').nth(2).click();
    await expect(page.locator('#services details').nth(2)).toHaveAttribute('open', '');
    await page.locator('footer a[href="/de/contact"]:visible').first().click();
    await expect(page).toHaveURL('/de/contact');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the panels of all tabs are visible', async ({ page }) => {
    await page.goto('/de/demos/agency/digital');
    const panels = page.locator('[role=tabpanel]');
    await expect(panels).toHaveCount(4);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await expect(page.locator('[role=tablist]')).toBeHidden();
  });

  test('controls that need a script are hidden', async ({ page }) => {
    await page.goto('/de/shop/grid');
    await expect(page.locator('aside noscript p')).toContainText('brauchen JavaScript');
    await expect(page.locator('aside noscript p')).toBeVisible();
    await expect(page.getByLabel('Im Shop suchen')).toBeHidden();
    await expect(page.locator('main select:visible')).toHaveCount(0);
    await expect(page.locator('header summary', { hasText: 'Darstellung' })).toBeHidden();
    await expect(page.locator('footer button')).toBeHidden();
    await page.goto('/de/auth/sign-in');
    await expect(page.locator('footer button')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const drawer = page.locator('#menu-drawer');
    await expect(drawer.locator('[hreflang=en]')).toBeVisible();
    await expect(drawer.locator('[aria-pressed]:visible')).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Website durchsuchen' })).toBeHidden();
  });
});

test.describe('input before the scripts have loaded', () => {
  test('a chosen theme and a submitted e-mail address are applied after hydration', async ({ page }) => {
    const release = await holdScripts(page, '**/assets/js/main*.js');
    let posted: unknown;
    await page.route('**/api/v1/Site/ContactEmail/Create', (route) => {
      posted = route.request().postDataJSON();
      return route.fulfill({ json: { id: '1' } });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en');
    await page.locator('#sign-up-email').fill('ada@storm.example');
    await page.locator('#sign-up button[type=submit]').click();
    await page.locator('header summary', { hasText: 'Theme' }).click();
    await page.locator('header button', { hasText: 'Dark' }).first().click();
    release();
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect.poll(() => posted).toEqual({ Email: 'ada@storm.example' });
  });

  test('a submitted e-mail address is sent even if the first attempt to load each script fails', async ({
    page,
    allowed,
  }) => {
    allowed.push(/ERR_FAILED/);
    const broken = new Set<string>();
    await page.route('**/assets/js/*.js', (route) => {
      const url = route.request().url();
      if (broken.has(url)) return route.continue();
      broken.add(url);
      return route.abort();
    });
    let posted: unknown;
    await page.route('**/api/v1/Site/ContactEmail/Create', (route) => {
      posted = route.request().postDataJSON();
      return route.fulfill({ json: { id: '1' } });
    });
    await page.goto('/en');
    await page.locator('#sign-up-email').fill('ada@storm.example');
    await page.locator('#sign-up button[type=submit]').click();
    await expect.poll(() => posted, { timeout: 20_000 }).toEqual({ Email: 'ada@storm.example' });
    expect(broken.size).toBeGreaterThan(0);
  });

  test('a click on a button that is not hydrated yet takes effect after hydration', async ({ page }) => {
    await visit(page, '/en/contact');
    const release = await holdScripts(page);
    const asked = page.waitForRequest('**/assets/js/*.js');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  });
});
