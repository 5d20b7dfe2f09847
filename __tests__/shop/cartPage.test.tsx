import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { removalUndoExpired, selectLines } from '@/features/cart/cartSlice';
import { openOffScreen } from '../support/openOffScreen';
import { painted } from '../support/render';
import { open, press } from '../support/site';

const main = () => within(screen.getByRole('main'));

describe('the cart’s page', () => {
  it('shows what each row is reduced from, and the subtotal that the tax is taken of', async () => {
    const { user } = await open('/en/shop/cart');
    const row = (name: string) => within(main().getByRole('link', { name }).closest('li') ?? document.body);
    const runner = row('Tailwind Runner');
    expect(runner.getByText('$110.00', { selector: 's' })).toBeInTheDocument();
    expect(runner.getByText('15% off')).toBeInTheDocument();
    const subtotal = () => main().getByText('Subtotal').nextElementSibling;
    expect(subtotal()).toHaveTextContent('$766.40');
    await user.selectOptions(main().getByRole('combobox', { name: 'Quantity of Tailwind Runner' }), '2');
    expect(runner.getByText('$220.00', { selector: 's' })).toBeInTheDocument();
    expect(runner.getByText('$93.50 each')).toBeInTheDocument();
    await user.type(main().getByRole('textbox', { name: 'Promo code' }), 'storm10{Enter}');
    expect(subtotal()).toHaveTextContent('$773.91');
  });

  it('shows its products in the trolley: each of them first, then more of the same, six at most', async () => {
    const { user } = await open('/en/shop/cart');
    const goods = () =>
      [...document.querySelectorAll('header image')]
        .map((picture) => /\d{4}/.exec(picture.getAttribute('href') ?? '')?.[0])
        .reverse();
    expect(goods()).toEqual(['1010', '1020', '1030']);
    await user.selectOptions(main().getByRole('combobox', { name: 'Quantity of Tailwind Runner' }), '3');
    expect(goods()).toEqual(['1010', '1020', '1030', '1030', '1030']);
    await user.selectOptions(main().getByRole('combobox', { name: 'Quantity of Cirrus cotton t-shirt' }), '3');
    expect(goods()).toEqual(['1010', '1020', '1030', '1020', '1030', '1020']);
    await user.click(main().getByRole('button', { name: 'Remove Tailwind Runner from the cart' }));
    expect(goods()).toEqual(['1010', '1020', '1020', '1020']);
  });

  it('computes the total to the cent, and accepts a promotion code', async () => {
    const { user } = await open('/en/shop/cart');
    expect(main().getByText('$904.35')).toBeInTheDocument();
    await user.type(main().getByRole('textbox', { name: 'Promo code' }), 'storm10{Enter}');
    expect(main().getByText('STORM10 takes $76.64 off.')).toBeInTheDocument();
    expect(main().getByText('$813.92')).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Remove the code' }));
    expect(main().getByText('$904.35')).toBeInTheDocument();
  });

  it.each([
    ['NOBODY', /don’t know the code “NOBODY”/],
    ['BORA30', /expired on February 28, 2026/],
    [' ', /Please enter a code/],
  ])('shows why the promotion code %j takes nothing off', async (code, reason) => {
    const { user } = await open('/en/shop/cart');
    await user.type(main().getByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);
    expect(main().getByText(reason)).toBeInTheDocument();
    expect(main().getByText('$904.35')).toBeInTheDocument();
  });

  it('shows Undo for each removed line at the position of the line', async () => {
    const { user } = await open('/en/shop/cart');
    const [first, second, third] = ['Nimbus S1 smartphone', 'Cirrus cotton t-shirt', 'Tailwind Runner'];
    const rows = () =>
      [...main().getByRole('region', { name: 'Products in your cart' }).querySelectorAll('li')].map(({ textContent }) =>
        [first, second, third].find((name) => textContent.includes(name)),
      );
    for (const name of [first, second]) {
      await user.click(main().getByRole('button', { name: `Remove ${name} from the cart` }));
      expect(rows()).toEqual([first, second, third]);
    }
    const [, undo] = main().getAllByRole('button', { name: 'Undo' });
    await user.click(undo!);
    expect(main().getByRole('link', { name: second })).toBeInTheDocument();
    expect(main().queryByRole('link', { name: first })).toBeNull();
    expect(rows()).toEqual([first, second, third]);
  });

  it('shows the way to the shop instead of the summary beside the Undo rows of all lines', async () => {
    const { user } = await open('/en/shop/cart');
    expect(main().getByRole('heading', { name: 'Summary' })).toBeInTheDocument();
    for (const remove of main().getAllByRole('button', { name: /^Remove / })) await user.click(remove);
    expect(main().getAllByRole('button', { name: 'Undo' })).toHaveLength(3);
    expect(main().queryByRole('textbox')).toBeNull();
    expect(main().queryByRole('heading', { name: 'Summary' })).toBeNull();
    expect(main().getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/en/shop/grid');
    await user.click(main().getAllByRole('button', { name: 'Undo' })[0]!);
    expect(main().getByRole('heading', { name: 'Summary' })).toBeInTheDocument();
    expect(main().queryByRole('link', { name: 'Go to the shop' })).toBeNull();
  });

  it('ignores the second click of a double click on the line that has moved up', async () => {
    const { user, store } = await open('/en/shop/cart');
    const ids = () => selectLines(store.getState()).map(({ productId }) => productId);
    const remove = (name: string) => main().getByRole('button', { name: `Remove ${name} from the cart` });
    await user.click(remove('Nimbus S1 smartphone'));
    fireEvent.click(remove('Cirrus cotton t-shirt'), { detail: 2 });
    fireEvent.click(main().getByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(ids()).toEqual(['1020', '1030']);
    await press(user, remove('Cirrus cotton t-shirt'));
    expect(ids()).toEqual(['1030']);
  });

  it('moves the focus from Remove to Undo and back to the line, and announces the removal once', async () => {
    const { user } = await open('/en/shop/cart');
    await press(user, main().getByRole('button', { name: 'Remove Cirrus cotton t-shirt from the cart' }));
    await waitFor(() => expect(main().getByRole('button', { name: 'Undo' })).toHaveFocus());
    const said = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')].map(
      ({ textContent }) => textContent,
    );
    expect(said.filter((text) => text.includes('Cirrus cotton t-shirt'))).toEqual([
      'Cirrus cotton t-shirt removed from your cart',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(main().getByRole('combobox', { name: 'Quantity of Cirrus cotton t-shirt' })).toHaveFocus(),
    );
  });

  it('moves the focus to the line that replaces an Undo row, and to the heading after the last one', async () => {
    const { user, store } = await open('/en/shop/cart');
    const expireUndo = (id: string) => act(() => void store.dispatch(removalUndoExpired(id)));
    await press(user, main().getByRole('button', { name: 'Remove Cirrus cotton t-shirt from the cart' }));
    expireUndo('1020:oat:M');
    await waitFor(() => expect(main().getByRole('combobox', { name: 'Quantity of Tailwind Runner' })).toHaveFocus());
    await press(user, main().getByRole('button', { name: 'Remove Tailwind Runner from the cart' }));
    expireUndo('1030:blue:42');
    await waitFor(() =>
      expect(main().getByRole('combobox', { name: 'Quantity of Nimbus S1 smartphone' })).toHaveFocus(),
    );
    await press(user, main().getByRole('button', { name: 'Remove Nimbus S1 smartphone from the cart' }));
    expireUndo('1010:pine:');
    expect(main().getByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toHaveFocus();
  });

  it('does not move the focus when an Undo row without the focus disappears', async () => {
    const { user, store } = await open('/en/shop/cart');
    await press(user, main().getByRole('button', { name: 'Remove Cirrus cotton t-shirt from the cart' }));
    const undo = main().getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    act(() => undo.blur());
    act(() => void store.dispatch(removalUndoExpired('1020:oat:M')));
    await painted();
    expect(document.body).toHaveFocus();
  });

  it('repeats the total and the way to the checkout while the summary’s own are off-screen', async () => {
    const { user } = await openOffScreen('/en/shop/cart');
    expect(main().getAllByRole('link', { name: 'Go to checkout' })).toHaveLength(2);
    const bar = within(document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body);
    expect(bar.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/en/shop/checkout');
    expect(bar.getByText('$904.35')).toBeInTheDocument();
    for (const remove of main().getAllByRole('button', { name: /^Remove / })) await user.click(remove);
    await waitFor(() => expect(document.querySelector('[data-bottom-bar]')).toBeNull());
  });

  it('leaves the bottom bar out while a cart link asks what to do', async () => {
    await openOffScreen('/en/shop/cart?lines=1040~oat:1');
    expect(main().getAllByRole('link', { name: 'Go to checkout' })).toHaveLength(1);
  });

  it('shows the empty-cart page when the cart has no lines', async () => {
    localStorage.setItem('storm-cart', '{"lines":[]}');
    await open('/en/shop/cart');
    expect(await main().findByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/en/shop/grid');
  });
});
