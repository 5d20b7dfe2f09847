import { screen, within } from '@testing-library/react';
import { productOf } from '@/data/products';
import { selectLines } from '@/features/cart/cartSlice';
import { selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));

const show = (...productIds: string[]) => {
  localStorage.setItem('storm-wishlist', JSON.stringify({ productIds }));
  return open('/en/account/wishlist');
};

const rowOf = async (name: string) => {
  const row = (await main().findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`No row for ${name}`);
  return row;
};

describe('a product on the wishlist', () => {
  it('moves to the cart in the colour that is chosen in its row', async () => {
    const { user, store } = await show('1060', '1061');
    const row = await rowOf('Halo desk lamp');
    const [picture] = row.getElementsByTagName('img');
    expect(picture?.src).toContain('ink');
    await user.click(within(row).getByRole('button', { name: 'Oat beige' }));
    expect(picture?.src).toContain('oat');
    await user.click(within(row).getByRole('button', { name: 'Move to cart' }));
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ productId: '1060', color: 'oat' }));
  });

  it('says whether the chosen colour is in stock, and how it is rated', async () => {
    const soldOut = jest.replaceProperty(productOf('1011')!, 'variantStock', { oat: 0 });
    const { user } = await show('1011');
    const row = within(await rowOf('Nimbus Mini smartphone'));
    expect(row.getByText('In stock')).toBeInTheDocument();
    expect(row.getByText(/ of 5 stars/)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Oat beige' }));
    expect(row.getByText('Sold out')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Move to cart' })).toBeDisabled();
    soldOut.restore();
  });
});

describe('the whole wishlist', () => {
  it('moves to the cart at once', async () => {
    const { user, store } = await show('1060', '1061');
    await user.click(await main().findByRole('button', { name: 'Move all to cart' }));
    expect(selectLines(store.getState()).map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(['1060', '1061']),
    );
    expect(main().getByRole('heading', { name: 'Your wishlist is still empty' })).toBeInTheDocument();
  });

  it('keeps what needs a size, and counts what moves', async () => {
    const { user, store } = await show('1060', '1061', '1030');
    await user.click(await main().findByRole('button', { name: 'Move 2 to cart' }));
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
    expect(main().queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
