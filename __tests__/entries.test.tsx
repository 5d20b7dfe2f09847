import { screen, waitFor, within } from '@testing-library/react';
import { open } from './support/site';

const head = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

const main = () => within(screen.getByRole('main'));

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/en/help/detail?article=order-total', 'Help centre'],
  ['/en/career/single?job=interface', 'Career'],
  ['/en/customer/story-single?story=tunc', 'Customer stories'],
  ['/en/saas/feature-single?feature=logbook', 'Features'],
  ['/en/saas/integration-single?id=mqtt', 'Integrations'],
])('names the entry that %s asks for, at the address of its page', async (address, list) => {
  await open(address);
  const title = `${main().getByRole('heading', { level: 1 }).textContent} | ${list}`;
  await waitFor(() => expect(document.title).toBe(title));
  expect(head('meta[property="og:title"]')).toBe(title);
  expect(head('link[rel=canonical]', 'href')).toMatch(new RegExp(`${address.split('?')[0] ?? ''}$`));
});

it('names the project of a case by its name and its line', async () => {
  await open('/en/portfolio/case-study/v2?work=kovan');
  await waitFor(() => expect(document.title).toMatch(/^Kovan: .+ \| Portfolio$/));
});

it('describes the entry, not the page that shows them all', async () => {
  await open('/tr/career/single?job=interface');
  expect(head('meta[name=description]')).toBe(main().getByRole('heading', { level: 1 }).nextSibling?.textContent);
});

it.each(['article=constructor', 'article=', 'job=interface', ''])(
  'keeps the title of the page for a query that names no entry: “%s”',
  async (query) => {
    await open(`/de/help/detail?${query}`);
    expect(document.title).toBe('Hilfeartikel');
  },
);

it('arrives at the next entry as at a page: title, announcement, heading and top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await open('/en/customer/story-single?story=tunc');
  const before = document.title;
  await user.click(main().getByRole('link', { name: /^Next story/ }));
  await waitFor(() => expect(document.title).not.toBe(before));
  const heading = main().getByRole('heading', { level: 1 });
  expect(document.title).toBe(`${heading.textContent} | Customer stories`);
  expect(heading).toHaveFocus();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(document.title),
  );
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('stays where it is when the query only chooses something on the page', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await open('/en/help/center');
  await user.click(within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name: /Privacy/ }));
  await waitFor(() => expect(window.location.search).toBe('?topic=privacy'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
});
