import { screen, waitFor, within } from '@testing-library/react';
import { createI18n } from '@/app/i18n';
import { loadPage } from '@/app/pages';
import { pathWithParams, staticParams, urlOf } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';
import { languageCodes } from '@/site/languages';
import { entryOf, pageKeys } from '@/site/menu';
import { leavesOf, readText } from './support/files';
import { answer, open } from './support/site';

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

const main = () => within(screen.getByRole('main'));

const pages = pageKeys.filter((key) => entryOf(key).url?.endsWith('?'));

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/en/help/detail', 'Help centre'],
  ['/en/help/detail/order-total', 'Help centre'],
  ['/en/career/single', 'Career'],
  ['/en/career/single/nights', 'Career'],
  ['/en/customer/story-single', 'Customer stories'],
  ['/en/customer/story-single/tunc', 'Customer stories'],
  ['/en/saas/feature-single', 'Features'],
  ['/en/saas/feature-single/restore', 'Features'],
  ['/en/saas/integration-single', 'Integrations'],
  ['/en/saas/integration-single/mqtt', 'Integrations'],
])('names the entry of %s in its title, with its own canonical and alternate addresses', async (address, list) => {
  await open(address);
  const title = `${main().getByRole('heading', { level: 1 }).textContent} | ${list}`;
  expect(document.title).toBe(title);
  expect(head('meta[property="og:title"]')).toBe(title);
  const { pathname } = new URL(head('link[rel=canonical]', 'href') ?? '');
  expect(pathname).toBe(address);
  expect(new URL(head('meta[property="og:url"]') ?? '').pathname).toBe(address);
  for (const code of languageCodes) {
    const alternate = head(`link[rel=alternate][hreflang=${code}]`, 'href') ?? '';
    expect(new URL(alternate).pathname).toBe(address.replace('/en', `/${code}`));
  }
});

it('names a case study by the project’s name and one line about it', async () => {
  await open('/en/portfolio/case-study/v2/kovan');
  expect(document.title).toMatch(/^Kovan: .+ \| Portfolio$/);
});

it('uses the description of the entry, not that of the page for all entries', async () => {
  await open('/tr/career/single/field');
  expect(head('meta[name=description]')).toBe(main().getByRole('heading', { level: 1 }).nextSibling?.textContent);
});

describe.each(pages)('on %s', (key) => {
  const places = staticParams(key);
  const { sample = {}, url = '' } = entryOf(key);

  it('every entry has one address, and the first entry has the address of the menu', () => {
    const addresses = places.map((params) => urlOf(key, 'de', params));
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(addresses).size).toBe(places.length);
    expect(places).toContainEqual(sample);
    expect(urlOf(key, 'de', sample)).toBe(`/de${url.replace('/:id?', '')}`);
    expect(urlOf(key, 'de')).toBe(urlOf(key, 'de', sample));
  });

  it.each(languageCodes)('every entry has a title and a description of its own in %s', async (language) => {
    const i18n = createI18n(language, {});
    const found: string[] = [];
    for (const params of places) {
      const { words } = await loadPage(i18n, language, { key, params });
      found.push(words.meta.title, words.meta.description);
    }
    expect(new Set(found).size).toBe(2 * places.length);
    // Limits of the description's length in search results.
    expect(found.filter((text, index) => index % 2 === 1 && (text.length < 70 || text.length > 165))).toEqual([]);
  });

  it.each(['constructor', '<script>', sample.id ?? '', `${staticParams(key)[1]?.id ?? ''}/more`])(
    'the id “%s” leads to the not-found page',
    (id) => {
      const address = url.replace(':id?', id.split('/').map(encodeURIComponent).join('/'));
      expect(matchAddress(`/en${address}`)).toMatchObject({ key: 'not-found' });
      expect(matchAddress(address, 'de')).toEqual({ redirect: '/tr' });
    },
  );

  it('every entry has an alias without a language', () => {
    for (const params of places) {
      const address = urlOf(key, 'de', params);
      expect(matchAddress(pathWithParams(key, params), 'de')).toEqual({ redirect: address });
      expect(matchAddress(address)).toEqual({ language: 'de', key, params });
    }
  });
});

it('shows the not-found page for an entry that does not exist', async () => {
  await open('/en/help/detail/constructor');
  expect(document.title).toBe(leavesOf('public/assets/i18n/en/not-found.json').get('meta.title'));
  expect(head('meta[name=robots]')).toBe('noindex');
});

it('keeps showing the current entry while the text of the next one cannot be loaded', async () => {
  const file = '/assets/i18n/en/help/articles/stored-data.json';
  answer(`GET ${file}`, () => ({ status: 503 }));
  const { user } = await open('/en/help/detail/consent');
  const heading = main().getByRole('heading', { level: 1 });
  const [next] = main().getAllByRole('link', { name: /^See and delete what stays/ });
  await user.click(next!);
  await screen.findByText('This page could not be loaded', { exact: false });
  expect(heading).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/en/help/detail/consent'));

  answer(`GET ${file}`, () => ({ body: readText(`public${file}`) }));
  await user.click(next!);
  expect(
    await main().findByRole('heading', { level: 1, name: 'See and delete what stays in your browser' }),
  ).toBeInTheDocument();
});

it('keeps the entry in the links to other languages', async () => {
  await open('/en/help/detail/consent');
  const links = screen.getAllByRole('link', { name: /Deutsch/, hidden: true });
  for (const link of links) expect(link).toHaveAttribute('href', '/de/help/detail/consent');
});

it('treats the next entry as a new page: title, announcement, focus on the heading, scroll to the top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await open('/en/customer/story-single/tunc');
  const before = document.title;
  await user.click(main().getByRole('link', { name: /^Next story/ }));
  await waitFor(() => expect(document.title).not.toBe(before));
  expect(window.location.pathname).toBe('/en/customer/story-single/poyraz');
  const heading = main().getByRole('heading', { level: 1 });
  expect(document.title).toBe(`${heading.textContent} | Customer stories`);
  expect(heading).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(document.title),
  );
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

it('removes the structured data of the first page when the visitor goes to another entry', async () => {
  const { user } = await open('/en/customer/story-single/tunc');
  document.head.insertAdjacentHTML('beforeend', '<script type="application/ld+json" id="facts">{}</script>');
  await user.click(main().getByRole('link', { name: /^Next story/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/customer/story-single/poyraz'));
  await waitFor(() => expect(document.querySelector('#facts')).toBeNull());
});

it('keeps the scroll position and the focus when only the query changes', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await open('/en/help/center');
  await user.click(within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name: /Privacy/ }));
  await waitFor(() => expect(window.location.search).toBe('?topic=privacy'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});
