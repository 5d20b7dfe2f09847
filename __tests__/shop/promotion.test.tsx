import { act, screen, within } from '@testing-library/react';
import { quantityChosen } from '@/features/cart/cartSlice';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));
type Site = Awaited<ReturnType<typeof open>>;

async function reload(site: Site): Promise<Site> {
  const { pathname, search } = window.location;
  act(() => site.tree.unmount());
  document.body.replaceChildren();
  return open(pathname + search);
}

const enter = ({ user }: Site, code: string) =>
  user.type(main().getByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);

describe('a promotion code', () => {
  it('outlives a reload, and is worked out anew for what lies in the cart now', async () => {
    const site = await open('/en/shop/cart');
    await enter(site, 'storm10');
    expect(main().getByText('STORM10 takes $76.64 off.')).toBeInTheDocument();
    act(() => {
      const variant = { color: 'pine', size: null };
      site.store.dispatch(quantityChosen({ productId: '1010', name: '', variant, quantity: 0 }));
    });
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/76/);
    await reload(site);
    expect(await main().findByText('STORM10 takes $11.75 off.')).toBeInTheDocument();
  });

  it('that takes nothing off any more says why after the reload', async () => {
    sessionStorage.setItem('storm-promotion', 'BORA30');
    await open('/en/shop/cart');
    expect(await main().findByText(/expired on February 28, 2026/)).toBeInTheDocument();
    expect(main().getByText('$904.35')).toBeInTheDocument();
  });

  it('that was taken away stays away', async () => {
    const site = await open('/en/shop/cart');
    await enter(site, 'STORM10');
    await site.user.click(main().getByRole('button', { name: 'Remove the code' }));
    expect(main().getByRole('textbox', { name: /code/i })).toHaveFocus();
    await reload(site);
    expect(main().getByText('$904.35')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['NOBODY', '__proto__', '{"code":"STORM10"}', 'x'.repeat(500)])(
    'of a foreign hand is none: %s',
    async (code) => {
      sessionStorage.setItem('storm-promotion', code);
      const { store } = await open('/en/shop/cart');
      expect(store.getState().cart.promotion).toBeNull();
    },
  );
});
