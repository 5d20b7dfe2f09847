import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { CartButton } from '@/features/cart/CartButton';
import { selectPanelOpen } from '@/features/cart/cartSlice';
import type { StaticPageKey } from '@/site/addresses';
import { PageLink } from '@/ui/PageLink';
import { renderPart } from '../support/render';

/** Clicks a link; true if its default was not prevented. */
function leftToBrowser(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, init);
  let left = false;
  const hear = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hear, { once: true });
  fireEvent(link, click);
  return left;
}

const forNewTabs = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }];

describe('a link within the site', () => {
  const shown = (to: StaticPageKey = 'contact') =>
    renderPart(
      <PageLink to={to} search="a=1" hash="main">
        Contact
      </PageLink>,
    );
  const link = () => screen.getByRole('link', { name: 'Contact' });
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  it('leads to its page without a new document, and to the current page without a history entry', async () => {
    await shown();
    const steps = window.history.length;
    for (const _ of ['the first time', 'once more']) {
      expect(leftToBrowser(link())).toBe(false);
      await waitFor(() => expect(address()).toBe('/en/contact?a=1#main'));
      expect(window.history.length).toBe(steps + 1);
    }
  });

  it.each([...forNewTabs, { altKey: true }, { button: 1 }])('is left to the browser with %j', async (init) => {
    await shown();
    expect(leftToBrowser(link(), init)).toBe(true);
    expect(address()).toBe('/en');
  });

  it('is left to the browser when it opens in a new tab', async () => {
    await shown('auth/sign-in');
    expect(leftToBrowser(link())).toBe(true);
    expect(address()).toBe('/en');
  });
});

it.each(forNewTabs)('the cart button opens the cart’s page in a new tab, not its panel, with %j', async (init) => {
  const { store } = await renderPart(<CartButton />);
  const cart = screen.getByRole('link', { name: /cart/i });
  expect(leftToBrowser(cart, init)).toBe(true);
  expect(selectPanelOpen(store.getState())).toBe(false);
  act(() => void leftToBrowser(cart));
  expect(selectPanelOpen(store.getState())).toBe(true);
});

it('a link to a page with parameters compiles with exactly these parameters only', () => {
  const links = [
    <PageLink key="with" to="shop/single" params={{ id: '1030' }}>
      With
    </PageLink>,
    // @ts-expect-error -- a product's page has no address without its id
    <PageLink key="without" to="shop/single">
      Without
    </PageLink>,
    // @ts-expect-error -- the parameter is called otherwise
    <PageLink key="misnamed" to="shop/single" params={{ product: '1030' }}>
      Misnamed
    </PageLink>,
    // @ts-expect-error -- this page has none
    <PageLink key="superfluous" to="contact" params={{ id: '1030' }}>
      Superfluous
    </PageLink>,
  ];
  expect(links).toHaveLength(4);
});
