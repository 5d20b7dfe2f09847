import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildSearchIndex } from '@/app/buildSearchIndex';
import { highlight } from '@/sections/highlight';
import { rankTexts } from '@/lib/rankTexts';
import { groupResults } from '@/sections/SearchResults';
import { pathWithParams } from '@/site/addresses';
import { matchPage } from '@/site/matchAddress';
import { people, personIds } from '@/data/people';
import { productIds } from '@/data/products';
import { storyIds } from '@/data/entryIds';
import { windFeatures } from '@/data/windFeatures';
import { works } from '@/data/works';
import { type LanguageCode, languageCodes } from '@/site/languages';
import { entryOf, pageKeys } from '@/site/menu';
import { readWords } from './support/files';
import { painted } from './support/render';
import { open } from './support/site';

const indexOf = (language: LanguageCode) =>
  buildSearchIndex(async <W,>(file: string) => readWords(language, file) as W);

/** URLs found for a query, best first, without language. */
async function found(language: LanguageCode, query: string) {
  const ranked = rankTexts(query, await indexOf(language));
  return ranked.map(
    ({ item: { to, params, search, hash } }) =>
      pathWithParams(to, params) + (search ? `?${search}` : '') + (hash ? `#${hash}` : ''),
  );
}

describe('the search index', () => {
  it.each(languageCodes)('contains every page that the menu shows and every product in %s', async (language) => {
    const index = await indexOf(language);
    const keys = new Set(index.map(({ to }) => to));
    const wanted = pageKeys.filter((key) => entryOf(key).parentKey !== null);
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
    expect(index.filter(({ group }) => group === 'products').map(({ params }) => params?.id)).toEqual(productIds);
    expect(index.filter(({ name }) => name.trim() === '')).toEqual([]);
    expect(JSON.stringify(index)).not.toMatch(/undefined|\{\w+\}/);
  });

  it.each(languageCodes)('leads only to pages that exist in %s', async (language) => {
    const lost = (await indexOf(language)).filter(
      ({ to, params }) => to !== 'home' && matchPage(pathWithParams(to, params)) === null,
    );
    expect(lost).toEqual([]);
  });
});

describe('the ranking of search results', () => {
  it.each([
    ['tr', 'ILETISIM', '/contact'],
    ['tr', 'iletişim', '/contact'],
    ['tr', 'sepet', '/shop/cart'],
    ['tr', 'sepetim', '/shop/cart'],
    ['tr', 'gizlilik', '/legal/privacy'],
    ['tr', 'erisilebilirlik', '/legal/accessibility'],
    ['en', 'service levels', '/services/v2#service-levels'],
    ['de', 'gewährleistung', '/services/v2#guarantees'],
    ['en', 'contact', '/contact'],
    ['en', 'checkout', '/shop/checkout'],
    ['en', 'single sign', '/saas/integration-single/sso'],
    ['de', 'kontakt', '/contact'],
    ['de', 'WARENKORB', '/shop/cart'],
    ['de', 'lohn', '/saas/integration-single/payroll'],
  ] as const)('in %s puts the page that “%s” names first', async (language, query, address) => {
    expect((await found(language, query))[0]).toBe(address);
  });

  it.each([
    ['tr', 'çam yeşili telefon'],
    ['en', 'pine phone'],
    ['de', 'kiefer telefon'],
  ] as const)('in %s finds products by colour and category: %s', async (language, query) => {
    const addresses = await found(language, query);
    expect(addresses[0]).toMatch(/^\/shop\/single\/101/);
  });

  it.each([
    ['de', 'Uhr', 'products'],
    ['tr', 'saat', 'products'],
    ['en', 'watch', 'products'],
    ['de', 'Preis', 'pages'],
  ] as const)(
    'in %s puts what is called “%s” before questions that contain the word',
    async (language, query, first) => {
      const groups = groupResults(query, await indexOf(language));
      expect(groups[0]?.group).toBe(first);
    },
  );

  it('requires every word of the query, and finds nothing for an empty query', async () => {
    expect(await found('en', 'checkout zeppelin')).toEqual([]);
    expect(await found('en', '   ')).toEqual([]);
  });

  it('puts the group with the best result first', async () => {
    const groups = groupResults('nimbus', await indexOf('en'));
    expect(groups[0]?.group).toBe('products');
  });
});

describe('content with its own address', () => {
  it.each(languageCodes)(
    'is complete in the index in %s: projects, stories, features, questions, people',
    async (language) => {
      const index = await indexOf(language);
      const of = (wanted: string) => index.filter(({ group }) => group === wanted).map(({ name }) => name);
      expect(of('works')).toHaveLength(works.length);
      expect(of('stories')).toHaveLength(storyIds.length);
      expect(of('features')).toHaveLength(windFeatures.length);
      expect(of('questions')).toHaveLength(26);
      expect(of('people')).toEqual(personIds.map((id) => people[id].name));
      const addresses = index.map(({ group, to, params, search, hash }) =>
        [group, to, params?.id, search, hash].join(' '),
      );
      expect(new Set(addresses).size).toBe(index.length);
    },
  );

  it.each([
    ['tr', 'kovan', '/portfolio/case-study/v2/kovan'],
    ['en', 'Kuzey', '/portfolio/case-study/v2'],
    ['de', 'Döküm', '/portfolio/case-study/v1'],
    ['en', 'tezgah', '/portfolio/masonry?work=tezgah'],
    ['de', 'Poyraz', '/customer/story-single/poyraz'],
    ['en', 'who owns the code', '/faq#code'],
    ['en', 'waiting room', '/saas/feature-single/queue'],
    ['tr', 'jonas brandt', '/team?person=jonas'],
  ] as const)('is found by its name, in %s “%s”', async (language, query, address) => {
    expect((await found(language, query))[0]).toBe(address);
  });

  it.each([
    ['en', 'rollback', '/blog/single/v2'],
    ['en', 'youtube', '/help/detail/consent'],
    ['tr', 'openstreetmap', '/help/detail/consent'],
    ['de', 'Brut', '/portfolio/case-study/v2/kovan'],
    ['en', 'rory blake', '/customer/story-single/halyard'],
  ] as const)('is found by its text, in %s “%s”', async (language, query, address) => {
    expect(await found(language, query)).toContain(address);
  });

  it('is ranked higher when its name matches than when only its text matches', async () => {
    const index = await indexOf('en');
    const groups = groupResults('code', index);
    const questions = groups.find(({ group }) => group === 'questions');
    expect(questions?.entries[0]?.name).toBe('Who owns the code?');
    const ranked = rankTexts('release', index);
    const inBodies = ranked.findIndex(({ item: { name, text, more } }) => !/release/i.test(`${name} ${text} ${more}`));
    expect(inBodies).toBeGreaterThan(0);
    const after = ranked.slice(inBodies).map(({ item: { name } }) => name);
    expect(after.filter((name) => /release/i.test(name))).toEqual([]);
  });

  it.each([
    ['/tr/team?person=jonas', 'Jonas Brandt'],
    ['/en/team?person=hatice', 'Hatice Demir'],
  ])('opens at its address: %s', async (address, name) => {
    await open(address);
    const profile = document.querySelector<HTMLDialogElement>('#team-profile')!;
    await waitFor(() => expect(profile).toHaveAttribute('open'));
    expect(within(profile).getByRole('heading', { name })).toBeInTheDocument();
  });

  it('is not opened for an unknown person in the address', async () => {
    await open('/en/team?person=constructor');
    await painted();
    expect(document.querySelector('#team-profile')).not.toHaveAttribute('open');
  });
});

describe('the searches of single pages', () => {
  it.each([
    ['/tr/saas/integrations', 'barkodu', 'Barkod'],
    ['/tr/career', 'tasarimcisini', 'Arayüz tasarımcısı'],
    ['/tr/help/center', 'siparişi', /^Demo mağazada sipariş vermek/],
    ['/tr/blog/list-sidebar', 'uygulamayı', 'Çekmeyen yerde çalışan uygulama'],
    ['/en/saas/integrations', 'calendars', 'Calendar'],
    ['/de/saas/integrations', 'Zahlungen', 'Zahlung'],
    ['/de/help/center', 'projektes', /^Das Projekt auf einer Seite/],
  ] as const)('on %s find “%s” by the same matching as the header’s search', async (address, query, name) => {
    await open(`${address}?q=${encodeURIComponent(query)}`);
    expect(within(screen.getByRole('main')).getAllByRole('link', { name })[0]).toBeInTheDocument();
  });

  it.each([
    ['tr', 'projeye', 'Bir proje kaça mal olur?', 'Kod kimin olur?'],
    ['de', 'projekten', 'Was kostet ein Projekt?', 'Wem gehört der Code?'],
  ])('among the questions, in %s, find “%s”', async (language, query, there, away) => {
    await open(`/${language}/faq?q=${query}`);
    expect(screen.getByText(there)).toBeVisible();
    expect(screen.getByText(away)).not.toBeVisible();
  });
});

describe('the marks of search results', () => {
  const marked = (text: string, query: string) =>
    highlight(text, query)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  it('mark the matching letters, whatever their accents', () => {
    expect(marked('İletişim', 'ILETISIM')).toBe('[İletişim]');
    expect(marked('Größe wählen', 'grosse')).toBe('[Größe] wählen');
    expect(marked('Kasa ve ödeme', 'öde')).toBe('Kasa ve [öde]me');
    expect(marked('Weiße Schuhe', 's')).toBe('Weiße [S]chuhe');
  });

  it('mark a word without the ending that was typed', () => {
    expect(marked('Sepet ve favoriler', 'sepetim')).toBe('[Sepet] ve favoriler');
    expect(marked('Sepetler', 'sepetim')).toBe('Sepetler');
  });

  it('mark the end of a compound in a name only', () => {
    const inName = highlight('Sportuhren, Armbanduhr', 'Uhr', true).filter(({ hit }) => hit);
    expect(inName.map(({ text }) => text)).toEqual(['uhr', 'uhr']);
    expect(marked('Sie berühren die Uhr, wie Ben erfuhr', 'Uhr')).toBe('Sie berühren die [Uhr], wie Ben erfuhr');
  });

  it('leave a text unmarked that does not match', () => {
    expect(marked('Cart', '')).toBe('Cart');
    expect(marked('Cart', 'zzz')).toBe('Cart');
  });
});

describe('the search box', () => {
  const dialog = () => document.querySelector<HTMLDialogElement>('#site-search')!;

  async function ask(user: UserEvent, query: string) {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(dialog()).getByRole('searchbox'), query);
  }

  it('still finds pages by their names when the index cannot be loaded', async () => {
    const { user } = await open('/en');
    window.fetch = () => Promise.reject(new TypeError('offline'));
    globalThis.fetch = window.fetch;
    await ask(user, 'checkout');
    expect(await within(dialog()).findByRole('link', { name: 'Checkout' })).toBeInTheDocument();
  });

  it('shows pages and products in groups with their counts, and marks what was found', async () => {
    const { user } = await open('/en');
    await ask(user, 'nimbus');
    const group = await within(dialog()).findByRole('region', { name: /^Products \d+$/ });
    const [first] = within(group).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/en/shop/single/1010');
    expect(first?.querySelector('mark')).toHaveTextContent('Nimbus');
    expect(first?.querySelector('small')).toHaveTextContent(/^\$\d+\.\d\d$/);
  });

  it('shows of a result whose page alone has the word what the page is about', async () => {
    const { user } = await open('/tr');
    await ask(user, 'ayakkabı');
    const team = await within(dialog()).findByRole('region', { name: /^Ekip/ });
    const [first] = within(team).getAllByRole('link');
    expect(first?.querySelector('strong + span')).not.toBeEmptyDOMElement();
    expect(first?.querySelector('mark')).toBeNull();
  });

  it('suggests pages, products with their pictures and frequent questions before anything is typed', async () => {
    const { user } = await open('/en');
    await user.keyboard('{Control>}k{/Control}');
    // Browsers focus the first field of an opened dialog; jsdom does not.
    await user.click(within(dialog()).getByRole('searchbox'));
    const products = await within(dialog()).findByRole('region', { name: 'Products' });
    expect(within(products).getAllByRole('link')).toHaveLength(4);
    for (const link of within(products).getAllByRole('link')) expect(link.querySelector('img[alt=""]')).not.toBeNull();
    const questions = within(dialog()).getByRole('region', { name: 'Frequent questions' });
    expect(within(questions).getByRole('link', { name: 'What does a project cost?' })).toBeInTheDocument();
    const pages = within(dialog()).getByRole('region', { name: 'Pages' });
    await user.keyboard('{ArrowDown}');
    expect(within(pages).getByRole('link', { name: 'Pricing' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/en/pricing'));
  });

  it('suggests something else where nothing matches, and Enter does not follow a suggestion', async () => {
    const { user } = await open('/en');
    await ask(user, 'qqqq');
    const pages = await within(dialog()).findByRole('region', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Contact' })).toBeInTheDocument();
    expect(within(dialog()).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact');
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/en');
    expect(dialog()).toHaveAttribute('open');
  });

  it('shows the pictures of products and posts', async () => {
    const { user } = await open('/en');
    await ask(user, 'second');
    const posts = await within(dialog()).findByRole('region', { name: /^Posts/ });
    expect(posts.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/assets\/images\/blog\//));
    await user.clear(within(dialog()).getByRole('searchbox'));
    await user.type(within(dialog()).getByRole('searchbox'), 'nimbus');
    const products = await within(dialog()).findByRole('region', { name: /^Products/ });
    expect(products.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/products/1010-'));
  });

  it('ignores keydown events without a key, which autofill dispatches', async () => {
    await open('/en');
    // Chromium's autofill dispatches keydown without `key`.
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('can be used with the keyboard alone', async () => {
    const { user } = await open('/de');
    await ask(user, 'kontakt');
    await waitFor(() => expect(within(dialog()).getAllByRole('link').length).toBeGreaterThan(1));
    const field = within(dialog()).getByRole('searchbox');
    const links = () => within(dialog()).getAllByRole('link');
    await user.keyboard('{ArrowDown}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links().at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(links()[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}x');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('kontaktx');
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/de/contact'));
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('shows the rest of a long group when asked to', async () => {
    const { user } = await open('/en');
    await ask(user, 'a');
    const group = await within(dialog()).findByRole('region', { name: /^Products/ });
    const before = within(group).getAllByRole('link').length;
    await user.click(within(group).getByRole('button', { name: /^Show all/ }));
    expect(within(group).getAllByRole('link').length).toBeGreaterThan(before);
  });

  it('is on the not-found page, too, where Escape clears it', async () => {
    const { user } = await open('/tr/boyle-bir-sayfa-yok');
    const field = screen.getByRole('searchbox', { name: 'Bu sitede ara' });
    await user.type(field, 'sepetim');
    expect(await within(screen.getByRole('search')).findByRole('link', { name: /^Sepet/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });
});
