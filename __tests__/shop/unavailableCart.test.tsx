import { act, screen, waitFor, within } from '@testing-library/react';
import { cartEmptied, linkAccepted, panelOpened } from '@/features/cart/cartSlice';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));
const longTimeout = { timeout: 10_000 };

/** A discontinued and a sold-out product. */
const gone =
  '{"lines":[{"productId":"9999","quantity":1},{"productId":"1050","color":"ink","size":null,"quantity":2}]}';

const hush = { id: '1040:oat:', productId: '1040', color: 'oat', size: null, quantity: 1 } as const;

const texts = {
  tr: 'Daha önce sepetinize eklediğiniz ürünler tükendi ya da satıştan kalktı; bu yüzden sepetinizden çıkardık.',
  en: 'What you had in your cart has sold out or been discontinued, so we took it out.',
  de: 'Was in Ihrem Warenkorb lag, ist ausverkauft oder nicht mehr im Sortiment. Wir haben es deshalb herausgenommen.',
};

describe('a cart whose products are all unavailable', () => {
  it.each(Object.entries(texts))('is empty on its page, which says why, in %s', async (language, line) => {
    localStorage.setItem('storm-cart', gone);
    await open(`/${language}/shop/cart`);
    expect(await main().findByText(line, undefined, longTimeout)).toBeInTheDocument();
    expect(main().queryByRole('combobox')).toBeNull();
  });

  it.each(Object.entries(texts))('is empty in the panel, which says why, in %s', async (language, line) => {
    localStorage.setItem('storm-cart', gone);
    const { store } = await open(`/${language}/contact`);
    act(() => void store.dispatch(panelOpened()));
    expect(await screen.findByText(line, undefined, longTimeout)).toBeInTheDocument();
  });

  it('shows a notice until the visitor adds something', async () => {
    localStorage.setItem('storm-cart', gone);
    const { user } = await open('/en/shop/empty-cart');
    expect(await main().findByText(texts.en, undefined, longTimeout)).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Add Halo desk lamp to the cart' }));
    await waitFor(() => expect(main().queryByText(texts.en)).toBeNull());
  });

  it('shows the notice again when the products of a link are undone, but not after they were ordered', async () => {
    localStorage.setItem('storm-cart', gone);
    const { user, store } = await open('/en/shop/cart?lines=1040~oat:1');
    await user.click(await main().findByRole('button', { name: 'Add to my cart' }, longTimeout));
    await user.click(main().getByRole('button', { name: 'Undo' }));
    expect(main().getByText(texts.en)).toBeInTheDocument();
    act(() => void store.dispatch(linkAccepted({ mode: 'add', lines: [hush] })));
    act(() => void store.dispatch(cartEmptied()));
    expect(main().getByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toBeInTheDocument();
    expect(main().queryByText(texts.en)).toBeNull();
  });

  it('shows no notice when the visitor has emptied it', async () => {
    localStorage.setItem('storm-cart', '{"lines":[]}');
    await open('/en/shop/cart');
    expect(await main().findByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toBeInTheDocument();
    expect(main().queryByText(texts.en)).toBeNull();
  });
});
