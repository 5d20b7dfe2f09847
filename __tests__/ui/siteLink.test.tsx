import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { CartButton } from '@/features/cart/CartButton';
import { selectPanelOpen } from '@/features/cart/cartSlice';
import { SiteLink } from '@/ui/SiteLink';
import { show } from '../support/render';

/** Clicks a link; true where that was left to the browser, which has no way to other pages here. */
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
  const shown = (target?: string) =>
    show(
      <SiteLink to="/en/contact?a=1#main" target={target}>
        Contact
      </SiteLink>,
    );
  const link = () => screen.getByRole('link', { name: 'Contact' });
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  it('leads on without a new document, and to where one is already without a step of the history', async () => {
    await shown();
    const steps = window.history.length;
    expect(leftToBrowser(link())).toBe(false);
    expect([address(), window.history.length]).toEqual(['/en/contact?a=1#main', steps + 1]);
    expect(leftToBrowser(link())).toBe(false);
    expect([address(), window.history.length]).toEqual(['/en/contact?a=1#main', steps + 1]);
  });

  it.each([...forNewTabs, { altKey: true }, { button: 1 }])('is the browser’s to follow with %j', async (init) => {
    await shown();
    expect(leftToBrowser(link(), init)).toBe(true);
    expect(address()).toBe('/en');
  });

  it('is the browser’s to follow where it opens a tab of its own', async () => {
    await shown('_blank');
    expect(leftToBrowser(link())).toBe(true);
    expect(address()).toBe('/en');
  });
});

it.each(forNewTabs)('the cart opens in a new tab, and not its panel, with %j', async (init) => {
  const { store } = await show(<CartButton />);
  const cart = screen.getByRole('link', { name: /cart/i });
  expect(leftToBrowser(cart, init)).toBe(true);
  expect(selectPanelOpen(store.getState())).toBe(false);
  act(() => void leftToBrowser(cart));
  expect(selectPanelOpen(store.getState())).toBe(true);
});
