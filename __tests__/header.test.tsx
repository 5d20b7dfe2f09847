import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryIds } from '@/data/categories';
import { products } from '@/data/products';
import { isUnfiltered, parseFilters } from '@/features/shop/filters';
import { findProducts, indexProducts } from '@/features/shop/findProducts';
import { Header, SignIn } from '@/sections/Header';
import { MenuDrawer } from '@/sections/MenuDrawer';
import { SiteSearch } from '@/sections/SiteSearch';
import type { RenderByAuth } from '@/sections/renderByAuth';
import { appUrl } from '@/site/appUrl';
import { entryOf, pageKeys } from '@/site/menu';
import { settings } from '@/site/settings';
import { leavesOf } from './support/files';
import { painted, renderPart } from './support/render';
import { open } from './support/site';

const renderByAuth: RenderByAuth = ({ signedOut }) => signedOut;

/** The header with the dialogs that it opens, as the shell shows them. */
const renderHeader = (address?: string) =>
  renderPart(
    <>
      <Header theme={null} renderByAuth={renderByAuth} />
      <MenuDrawer signIn={<SignIn />} renderByAuth={renderByAuth} />
      {settings.header.search && <SiteSearch />}
    </>,
    address,
  );

const bar = () => document.querySelector<HTMLElement>('header nav')!;
const button = (name: string) => within(bar()).getByText(name, { selector: 'summary' });
const panelOf = (summary: HTMLElement) => summary.closest('details')!;
const drawer = () => document.querySelector<HTMLDialogElement>('#menu-drawer')!;
const search = () => document.querySelector<HTMLDialogElement>('#site-search')!;
const hidden = { hidden: true };

describe('the menu in the header', () => {
  it('has the whole tree as links, in the language on screen', async () => {
    await renderHeader('/de');
    const addresses = [...bar().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining(['/de/demos/classic', '/de/shop/single/1030', '/de/career']));
    // Pages without a parent are in no menu.
    const inTree = pageKeys.filter((key) => entryOf(key).parentKey !== null);
    expect(addresses.filter((address) => !address?.includes('#')).length).toBeGreaterThanOrEqual(inTree.length);
  });

  it('shows the number of jobs, and announces links that open in a new tab', async () => {
    await renderHeader();
    expect(within(bar()).getByRole('link', { name: /^Career\s*2 Jobs$/, ...hidden })).toBeInTheDocument();
    const signIn = within(bar()).getByRole('link', { name: /Sign in.*opens in a new tab/, ...hidden });
    expect(signIn).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['/en/contact', ['/en/contact']],
    ['/tr/shop/grid', ['/tr/shop/grid']],
    // In the bar, in the wide panel, and in the tree.
    ['/de/help/center', ['/de/help/center', '/de/help/center', '/de/help/center']],
    // Links with a hash are not current.
    ['/en', []],
  ])('marks on %s the links that lead to the page on screen, and no other', async (address, links) => {
    await renderHeader(address);
    const marked = [...bar().querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(links);
  });

  it.each([
    ['/de/help/detail', ['/de/help/center']],
    ['/tr/help/detail/consent', ['/tr/help/center']],
    ['/en/faq', []],
  ])('marks on %s the link of the bar that leads to its section', async (address, links) => {
    await renderHeader(address);
    const marked = [...bar().querySelectorAll('[aria-current=true]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(links);
  });

  it.each([
    ['/en/faq', true],
    ['/en/terms-conditions', false],
    ['/en/error-404', false],
  ])('marks the last panel on %s: %s', async (address, isMarked) => {
    await renderHeader(address);
    expect(Boolean(button('More').closest('li')!.className)).toBe(isMarked);
  });

  it('marks the link to the new page after a navigation', async () => {
    const { user } = await open('/en');
    const link = () => within(bar()).getAllByRole('link', { name: 'Contact', ...hidden })[0]!;
    const more = button('More');
    await user.click(more);
    await waitFor(() => expect(link()).not.toHaveAttribute('aria-current'));
    await user.click(link());
    await waitFor(() => expect(link()).toHaveAttribute('aria-current', 'page'));
  });

  it('marks the link to the page on screen on phones, too', async () => {
    const { user } = await renderHeader('/en/contact');
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await painted();
    const marked = [...drawer().querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual(['/en/contact']);
  });

  it('opens with the arrow key; arrow keys, Home and End move the focus between its links', async () => {
    const { user } = await renderHeader();
    const shop = button('Shop');
    act(() => shop.focus());
    await user.keyboard('{ArrowDown}');
    expect(panelOf(shop)).toHaveAttribute('open');
    // The last of the shelves, which are loaded on opening.
    await within(panelOf(shop)).findByText('On sale');
    expect(document.activeElement).toHaveTextContent('All products');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Product detail');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveTextContent('On sale');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('All products');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('On sale');
    await user.keyboard('{Home}');
    expect(document.activeElement).toHaveTextContent('All products');
  });

  it('moves the focus along the bar by arrow keys, and across the columns of the wide panel', async () => {
    const { user } = await renderHeader();
    // Mock layout: each list of the panel is a column of links.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const lists = [...document.querySelectorAll('header details[open] ul ul')];
      const list = this.closest('ul');
      const column = lists.findIndex((each) => each === list);
      return new DOMRect(100 * column, 44 * [...(list?.children ?? [])].indexOf(this.parentElement!), 90, 44);
    });
    act(() => button('Demos').focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('Solutions');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(button('More'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Solutions');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('About us 1');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent('Solutions');
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await renderHeader();
    const demos = button('Demos');
    act(() => demos.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(panelOf(demos)).not.toHaveAttribute('open');
    expect(demos).toHaveFocus();
  });

  it('closes when the focus leaves it by the Tab key', async () => {
    const { user } = await renderHeader();
    const shop = button('Shop');
    act(() => shop.focus());
    await user.keyboard('{ArrowDown}{End}{Tab}');
    expect(panelOf(shop)).not.toHaveAttribute('open');
    expect(panelOf(shop)).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('closes on a click elsewhere, and stays open on a click inside', async () => {
    const { user } = await renderHeader();
    const shop = button('Shop');
    await user.click(shop);
    expect(panelOf(shop)).toHaveAttribute('open');
    await user.pointer({ target: within(panelOf(shop)).getAllByRole('list')[0]!, keys: '[MouseLeft]' });
    expect(panelOf(shop)).toHaveAttribute('open');
    await user.click(document.body);
    expect(panelOf(shop)).not.toHaveAttribute('open');
  });

  it('opens when the mouse rests on its button, and the click that follows does not close it', async () => {
    const { user } = await renderHeader();
    const demos = button('Demos');
    const entered = jest.fn(() => panelOf(demos).hasAttribute('open'));
    panelOf(demos).addEventListener('pointerenter', entered);
    await user.hover(demos);
    expect(entered).toHaveReturnedWith(false);
    await waitFor(() => expect(panelOf(demos)).toHaveAttribute('open'));
    await user.click(demos);
    expect(panelOf(demos)).toHaveAttribute('open');
  });

  it('shows a picture and a sentence of every demo once it is opened, and loads no picture before', async () => {
    const { user } = await renderHeader('/de');
    expect(bar().querySelector('img')).toBeNull();
    const demos = button('Demos');
    await user.click(demos);
    const classic = await within(panelOf(demos)).findByRole('link', {
      name: 'Lodos (Klassisch)',
      description: 'Klassisch: Wärmepumpen für alte Häuser.',
    });
    const pictures = [...classic.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures).toEqual([
      '/assets/images/menu/de/demos-classic-light.avif',
      '/assets/images/menu/de/demos-classic-dark.avif',
    ]);
    const links = within(panelOf(demos)).getAllByRole('link');
    for (const link of links) expect(link).toHaveAccessibleDescription();
    for (const link of links.slice(0, -1))
      expect(link.querySelector('img[loading=lazy][width][height]')).not.toBeNull();
    // The last tile asks for a message.
    expect(links.at(-1)).toHaveAttribute('href', '/de/contact');
  });

  it('shows the shelves of the shop, named as in the catalogue, each with products in the list that it leads to', async () => {
    const { user } = await renderHeader('/tr');
    const shop = button('Mağaza');
    await user.click(shop);
    const catalogue = indexProducts(products, () => '');
    const shelves = within(
      await within(panelOf(shop))
        .findByText('Raflar')
        .then(({ parentElement }) => parentElement!),
    );
    const shown = shelves.getAllByRole('link').map((link) => {
      const { pathname, search: query } = new URL(link.getAttribute('href')!, 'http://localhost');
      expect(pathname).toBe('/tr/shop/grid');
      expect(link.querySelector('img[loading=lazy][width][height]')).not.toBeNull();
      const filters = parseFilters(query);
      expect(isUnfiltered(filters)).toBe(false);
      expect(findProducts(catalogue, filters)).not.toHaveLength(0);
      return [filters.category[0], link.textContent];
    });
    const names = leavesOf('public/assets/i18n/tr/catalogue.json');
    const categories = categoryIds.map((id) => [id, names.get(`categories.${id}`)]);
    expect(shown).toEqual(expect.arrayContaining([...categories, [undefined, 'İndirimdekiler']]));
    expect(shown).toHaveLength(categories.length + 1);
  });

  it('names numbered pages, which share a line, by what they are', async () => {
    const { user } = await renderHeader();
    const more = button('More');
    await user.click(more);
    const featured = await within(panelOf(more)).findByText('A closer look');
    expect(featured).toBeInTheDocument();
    for (const name of ['About us 1', 'About us 2: Barograph', 'About us 3: Letter', 'Case study 2: Cold box'])
      expect(within(panelOf(more)).getByRole('link', { name })).toBeInTheDocument();
  });

  it('shows a detail page in the row of its parent, by its full name to screen readers', async () => {
    const { user } = await renderHeader();
    const more = button('More');
    await user.click(more);
    await within(panelOf(more)).findByText('A closer look');
    const details = within(panelOf(more)).getAllByRole('link', {
      name: /: (IoT|Ege Optik|Opening|Logbook|OPC UA|Article)$/,
    });
    expect(details.map((link) => link.getAttribute('href'))).toEqual([
      '/en/services/single',
      '/en/customer/story-single',
      '/en/career/single',
      '/en/saas/feature-single',
      '/en/saas/integration-single',
      '/en/help/detail',
    ]);
    for (const link of details) expect(link.parentElement?.querySelectorAll('a').length).toBeGreaterThan(1);
  });

  it('closes when a link is followed', async () => {
    const { user } = await renderHeader();
    const demos = button('Demos');
    await user.click(demos);
    await user.click(within(panelOf(demos)).getByRole('link', { name: /Classic/ }));
    expect(window.location.pathname).toBe('/en/demos/classic');
    expect(panelOf(demos)).not.toHaveAttribute('open');
  });
});

describe('the language links', () => {
  it('keep the page, the query and the hash', async () => {
    await renderHeader('/en/contact?from=ad&x=1#form');
    for (const [name, code] of [
      ['Türkçe', 'tr'],
      ['English', 'en'],
      ['Deutsch', 'de'],
    ]) {
      const [link] = screen.getAllByRole('link', { name, ...hidden });
      expect(link).toHaveAttribute('href', `/${code}/contact?from=ad&x=1#form`);
      expect(link).toHaveAttribute('hreflang', code);
      expect(link).toHaveAttribute('lang', code);
    }
  });

  it('mark the language on screen', async () => {
    await renderHeader('/de/contact');
    const marked = document.querySelectorAll('a[hreflang][aria-current]');
    expect([...marked].map((link) => link.getAttribute('hreflang'))).toEqual(['de', 'de']);
  });
});

describe('the logo', () => {
  it('has the address /, and on a click leads to the home page in the language on screen', async () => {
    const { user } = await renderHeader('/de/contact');
    const [logo] = screen.getAllByRole('link', { name: 'Storm Software, zur Startseite' });
    expect(logo).toHaveAttribute('href', '/');
    await user.click(logo!);
    expect(window.location.pathname).toBe('/de');
  });
});

describe('the menu on phones', () => {
  it('opens by its button, and closes by its close button, its backdrop or a link', async () => {
    const { user } = await renderHeader();
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    await user.click(opener);
    await painted();
    expect(drawer()).toHaveAttribute('open');
    await user.click(within(drawer()).getByRole('button', { name: 'Close the menu' }));
    expect(drawer()).not.toHaveAttribute('open');

    await user.click(opener);
    await painted();
    await user.pointer({ target: drawer(), keys: '[MouseLeft]' });
    expect(drawer()).not.toHaveAttribute('open');

    await user.click(opener);
    await painted();
    await user.click(within(drawer()).getByRole('link', { name: 'Pricing', ...hidden }));
    expect(window.location.pathname).toBe('/en/pricing');
    expect(drawer()).not.toHaveAttribute('open');
  });

  it('opens one group at a time; Escape closes the group and focuses its button, then the menu', async () => {
    const { user } = await renderHeader();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await painted();
    const group = (name: RegExp) => within(drawer()).getByText(name, { selector: 'summary' });
    await user.click(group(/^Demos/));
    const demos = group(/Demos$/).closest('details');
    expect(demos).toHaveAttribute('open');
    // The button of the open group leads back.
    await waitFor(() => expect(demos?.querySelector('summary')).toHaveTextContent('Back'));
    const classic = within(drawer()).getByRole('link', { name: 'Lodos (Classic)' });
    expect(classic).toHaveAccessibleDescription(/^Classic: /);
    expect(classic.querySelector('img')).not.toBeNull();
    act(() => within(drawer()).getByRole('link', { name: 'Lodos (Classic)' }).focus());
    await user.keyboard('{Escape}');
    expect(demos).not.toHaveAttribute('open');
    expect(demos?.querySelector('summary')).toHaveFocus();
    expect(drawer()).toHaveAttribute('open');
  });

  it.each([
    ['tr', 'Menüyü aç', 'Sitede ara'],
    ['en', 'Open the menu', 'Search the site'],
    ['de', 'Menü öffnen', 'Website durchsuchen'],
  ])('closes when the visitor opens the search from it, in %s', async (language, menu, name) => {
    const { user } = await renderHeader(`/${language}`);
    await user.click(screen.getByRole('button', { name: menu }));
    await painted();
    await user.click(within(drawer()).getByRole('button', { name }));
    await painted();
    expect(drawer()).not.toHaveAttribute('open');
    expect(search()).toHaveAttribute('open');
    await user.type(within(search()).getByRole('searchbox'), 'pages-logout');
    expect(within(search()).getByRole('status')).not.toBeEmptyDOMElement();
  });
});

describe('the search', () => {
  it('opens with Ctrl+K, finds a page without accents, counts the results, and leads to the first one on Enter', async () => {
    const { user } = await renderHeader('/tr');
    await user.keyboard('{Control>}k{/Control}');
    expect(search()).toHaveAttribute('open');
    const field = within(search()).getByRole('searchbox', { name: 'Arama' });
    await user.type(field, 'ILETISIM');
    await waitFor(() => expect(within(search()).getByRole('status')).toHaveTextContent(/^\d+ sonuç bulundu$/));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('İletişim');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/tr/contact');
    expect(search()).not.toHaveAttribute('open');
  });

  it('says so when it finds nothing', async () => {
    const { user } = await renderHeader();
    await user.click(screen.getByRole('button', { name: 'Search the site' }));
    await painted();
    await user.type(within(search()).getByRole('searchbox'), 'qqq');
    await waitFor(() => expect(within(search()).getByRole('status')).toHaveTextContent('Nothing matches “qqq”'));
  });
});

describe('the header', () => {
  it('sticks once the page is scrolled more than 400 px, not before', async () => {
    await renderHeader();
    const place = () => document.querySelector('header')?.dataset.scrollState;
    const scrollTo = async (y: number) => {
      Object.assign(window, { scrollY: y });
      fireEvent.scroll(window);
      await painted();
    };
    expect(place()).toBe('top');
    await scrollTo(400);
    expect(place()).toBe('above');
    await scrollTo(401);
    expect(place()).toBe('stuck');
    await scrollTo(0);
    expect(place()).toBe('top');
  });
});

describe('the link to the app', () => {
  it('leads to the app subdomain of the host, without www', () => {
    expect(appUrl('www.storm.example')).toBe('https://app.storm.example');
    expect(appUrl('storm-soft.example')).toBe('https://app.storm-soft.example');
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]:3000'])(
    'leads from %s to the host of the setting',
    (host) => {
      expect(appUrl(host)).toBe(`https://app.${settings.appHost}`);
    },
  );
});
