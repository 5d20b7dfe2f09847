import { act, screen, within } from '@testing-library/react';
import type { Variant } from '@/data/products';
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
  it('stays after a reload, and is recalculated for the current cart', async () => {
    const site = await open('/en/shop/cart');
    await enter(site, 'storm10');
    expect(main().getByText('STORM10 takes $76.64 off.')).toBeInTheDocument();
    act(() => {
      const variant = { color: 'pine', size: null };
      site.store.dispatch(quantityChosen({ productId: '1010', variant, quantity: 0 }));
    });
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/76/);
    await reload(site);
    expect(await main().findByText('STORM10 takes $11.75 off.')).toBeInTheDocument();
  });

  it('that is no longer valid says why after a reload', async () => {
    sessionStorage.setItem('storm-promotion', 'BORA30');
    await open('/en/shop/cart');
    expect(await main().findByText(/expired on February 28, 2026/)).toBeInTheDocument();
    expect(main().getByText('$904.35')).toBeInTheDocument();
  });

  it('that was removed stays removed after a reload', async () => {
    const site = await open('/en/shop/cart');
    await enter(site, 'STORM10');
    await site.user.click(main().getByRole('button', { name: 'Remove the code' }));
    expect(main().getByRole('textbox', { name: /code/i })).toHaveFocus();
    await reload(site);
    expect(main().getByText('$904.35')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays applied when the next one is refused, until another one is accepted or it is removed', async () => {
    const site = await open('/en/shop/cart');
    const removal = () => main().getByRole('button', { name: 'Remove the code' });
    await enter(site, 'STORM10');
    await enter(site, 'NOBODY');
    expect(main().getByText(/don’t know the code “NOBODY”/)).toBeInTheDocument();
    expect(main().getByText('STORM10 takes $76.64 off.')).toBeInTheDocument();
    expect(main().getByText('$813.92')).toBeInTheDocument();
    await site.user.clear(main().getByRole('textbox', { name: 'Promo code' }));
    await enter(site, 'LODOS20');
    expect(main().queryByText(/NOBODY/)).not.toBeInTheDocument();
    expect(main().getByText('LODOS20 takes $20.00 off.')).toBeInTheDocument();
    await enter(site, 'BORA30');
    await site.user.click(removal());
    expect(main().queryByText(/LODOS20 takes|expired/)).not.toBeInTheDocument();
    expect(main().getByText('$904.35')).toBeInTheDocument();
  });

  it('that was refused for a cart shows no refusal any more when the cart changes', async () => {
    const site = await open('/en/shop/cart');
    const quantity = (productId: string, variant: Variant, pieces: number) =>
      act(() => void site.store.dispatch(quantityChosen({ productId, variant, quantity: pieces })));
    quantity('1010', { color: 'pine', size: null }, 0);
    await enter(site, 'STORM10');
    await enter(site, 'LODOS20');
    expect(main().getByText(/LODOS20 works from \$150\.00\. Add \$32\.50 more/)).toBeInTheDocument();
    quantity('1030', { color: 'blue', size: '42' }, 2);
    expect(main().queryByText(/LODOS20 works/)).not.toBeInTheDocument();
    expect(main().getByText('STORM10 takes $21.10 off.')).toBeInTheDocument();
  });

  it.each(['NOBODY', '__proto__', '{"code":"STORM10"}', 'x'.repeat(500)])(
    'with an invalid value in storage is ignored: %s',
    async (code) => {
      sessionStorage.setItem('storm-promotion', code);
      const { store } = await open('/en/shop/cart');
      expect(store.getState().cart.promotion).toBeNull();
    },
  );
});
