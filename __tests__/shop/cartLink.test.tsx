import { act, screen, waitFor, within } from '@testing-library/react';
import { parseCartLines } from '@/features/cart/cartLines';
import { quantityChosen, selectLines } from '@/features/cart/cartSlice';
import { pricedLines } from '@/features/cart/cartTotals';
import { products } from '@/data/products';
import { productNames, selectToasts } from '@/features/toastr/toast';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));
const offer = () => main().queryByRole('region', { name: /This link/ });
const button = (name: string) => main().getByRole('button', { name });
const at = (lines: string, more = '') => `/en/shop/cart?lines=${lines}${more}`;
const samples = [
  ['1010:pine:', 1],
  ['1020:oat:M', 1],
  ['1030:blue:42', 1],
];

type Site = Awaited<ReturnType<typeof open>>;
const quantities = ({ store }: Site) => selectLines(store.getState()).map(({ id, quantity }) => [id, quantity]);
const toasts = ({ store }: Site) =>
  selectToasts(store.getState()).map(({ type, message, values, timeOut }) => [type, message, values, timeOut]);
const emptyCart = () => localStorage.setItem('storm-cart', '{"lines":[]}');

// redux-persist still writes the cart of the previous test, one field per timer.
beforeEach(async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((passed) => setTimeout(passed));
  localStorage.clear();
});

/** Sets the quantity of a variant in the cart. */
const put = ({ store }: Site, productId: string, color: string, size: string | null, quantity: number) =>
  act(() => void store.dispatch(quantityChosen({ productId, variant: { color, size }, quantity })));

describe('a link to a cart', () => {
  it('shows its products beside the visitor’s own cart, and changes nothing before a click', async () => {
    const site = await open(at('1030~red~41:2,1040~oat:1'));
    const list = within(within(offer()!).getByRole('list', { name: 'Products from the link' }));
    const [first, second, ...more] = list.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(first).toHaveTextContent(/2 × Tailwind Runner.*Beacon red, size 41.*\$187\.00/);
    expect(second).toHaveTextContent(/1 × Hush headphones.*Oat beige.*\$189\.00/);
    expect(within(offer()!).getByText('$376.00')).toBeInTheDocument();
    for (const name of ['Add to my cart', 'Replace my cart', 'No, thanks']) expect(button(name)).toBeEnabled();
    expect(main().getByRole('heading', { name: 'Products in your cart' })).toBeInTheDocument();
    expect(quantities(site)).toEqual(samples);
    expect(window.location.search).toBe('?lines=1030~red~41:2,1040~oat:1');
    await waitFor(() => expect(main().getByText('The link offers products for your cart: 2')).toBeInTheDocument());
  });

  it('adds its products to the cart, shows one toast, and is removed from the address', async () => {
    const site = await open(at('1030~red~41:2,1020~oat~M:2', '&utm_source=mail#summary-title'));
    const { length } = window.history;
    await site.user.click(button('Add to my cart'));
    expect(offer()).not.toBeInTheDocument();
    expect(quantities(site)).toEqual([samples[0], ['1020:oat:M', 3], samples[2], ['1030:red:41', 2]]);
    expect(toasts(site)).toEqual([['success', 'toast.cart.addedMany', { count: 2 }, 1000]]);
    await waitFor(() => expect(window.location.search).toBe('?utm_source=mail'));
    expect(window.history).toHaveLength(length);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('names a single product that was added in the toast', async () => {
    const site = await open(at('1040~oat'));
    await site.user.click(button('Add to my cart'));
    expect(toasts(site)).toEqual([['success', 'toast.cart.added', { name: productNames(['1040']) }, 1000]]);
    expect(await screen.findByText('Hush headphones added to your cart')).toBeInTheDocument();
  });

  it('replaces the cart; Undo restores it together with products added since', async () => {
    const site = await open(at('1030~blue~42:3,1040~oat:1'));
    await site.user.click(button('Replace my cart'));
    expect(quantities(site)).toEqual([
      ['1030:blue:42', 3],
      ['1040:oat:', 1],
    ]);
    expect(toasts(site)).toEqual([['success', 'toast.cart.replaced', {}, 1000]]);
    put(site, '1060', 'ink', null, 1);
    await site.user.click(button('Undo'));
    expect(quantities(site)).toEqual([...samples, ['1060:ink:', 1]]);
    expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that was added can be undone as a whole', async () => {
    const site = await open(at('1030~blue~42:3,1040~oat:1'));
    await site.user.click(button('Add to my cart'));
    expect(quantities(site)).toEqual([...samples.slice(0, 2), ['1030:blue:42', 4], ['1040:oat:', 1]]);
    await site.user.click(button('Undo'));
    expect(quantities(site)).toEqual(samples);
  });

  it('can be undone for ten seconds, the end of which does not move the focus', async () => {
    const site = await open(at('1040~oat'));
    jest.useFakeTimers();
    try {
      act(() => button('Replace my cart').click());
      const shop = main().getByRole('link', { name: 'Continue shopping' });
      act(() => shop.focus());
      await act(() => jest.advanceTimersByTimeAsync(9_900));
      expect(button('Undo')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
      expect(shop).toHaveFocus();
      expect(quantities(site)).toEqual([['1040:oat:', 1]]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is removed from the page and the address when it is declined, without a change to the cart', async () => {
    const site = await open(at('1030~red~41:2'));
    await site.user.click(button('No, thanks'));
    expect(offer()).not.toBeInTheDocument();
    expect(quantities(site)).toEqual(samples);
    expect(toasts(site)).toEqual([]);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('has no button to replace an empty cart, and fills it', async () => {
    emptyCart();
    const site = await open(at('1040~oat:1'));
    expect(offer()).toBeInTheDocument();
    expect(main().getByText('Your cart is as empty as a clear sky.')).toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Replace my cart' })).not.toBeInTheDocument();
    await site.user.click(button('Add to my cart'));
    expect(quantities(site)).toEqual([['1040:oat:', 1]]);
    await site.user.click(button('Undo'));
    expect(screen.getByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toHaveFocus();
  });

  it('leads to the empty-cart page when it is declined with an empty cart', async () => {
    emptyCart();
    const site = await open(at('1040~oat:1'));
    await site.user.click(button('No, thanks'));
    expect(screen.getByRole('heading', { level: 1, name: 'Empty cart, fresh air' })).toHaveFocus();
  });

  it('lists products that are not available, and leaves them out', async () => {
    const site = await open(at('1044:1,1040~mauve:1,1030~red~99,1030~red,1050~ink:2,1020~copper~S:1,1060~oat:1'));
    const list = within(within(offer()!).getByRole('list', { name: 'Left out' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“1044” is not a product of ours',
      'Hush headphones: there is no “mauve”',
      'Tailwind Runner: there is no “99”',
      'Tailwind Runner: the link names no size',
      'Squall backpack, 22 l, Ink black: sold out',
      'And 1 more',
    ]);
    await site.user.click(button('Add to my cart'));
    expect(quantities(site)).toEqual([...samples, ['1060:oat:', 1]]);
  });

  it('says so when none of its products is available, and can be closed', async () => {
    const site = await open(at('1044:1,1050~ink'));
    expect(offer()).toHaveAccessibleName('This link holds nothing we can put into your cart');
    expect(main().queryByRole('button', { name: /my cart|thanks/ })).not.toBeInTheDocument();
    await site.user.click(button('Close'));
    expect(offer()).not.toBeInTheDocument();
    expect(quantities(site)).toEqual(samples);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('offers no more than the stock, counting the lines of one product together', async () => {
    const site = await open(at('1062~pine:3,1062~pine:4,1040~oat:99999999999999999999'));
    expect(within(offer()!).getByText('5 × Levanter aneroid barometer')).toBeInTheDocument();
    expect(within(offer()!).getByText('12 × Hush headphones')).toBeInTheDocument();
    expect(within(offer()!).getByText('That is all we have of Levanter aneroid barometer')).toBeInTheDocument();
    await site.user.click(button('Replace my cart'));
    expect(quantities(site)).toEqual([
      ['1062:pine:', 5],
      ['1040:oat:', 12],
    ]);
  });

  it('adds no more than the stock to the cart, and names the product that was limited', async () => {
    const site = await open(at('1062~pine:3,1040~oat:1'));
    put(site, '1062', 'pine', null, 4);
    expect(within(offer()!).getByText('In your cart: 4')).toBeInTheDocument();
    await site.user.click(button('Add to my cart'));
    expect(quantities(site)).toEqual([...samples, ['1062:pine:', 5], ['1040:oat:', 1]]);
    expect(toasts(site)[0]).toEqual(['info', 'toast.cart.capped', { name: productNames(['1062']) }, 1000]);
  });

  it('uses the first colour when it names none, as the product’s page does', async () => {
    await open(at('1030~41,1040'));
    expect(within(offer()!).getByText('Aegean blue, size 41')).toBeInTheDocument();
    expect(within(offer()!).getByText('Pine green')).toBeInTheDocument();
  });

  it('does not change prices', async () => {
    const site = await open(at('1040~oat:1', '&price=1&total=1'));
    await site.user.click(button('Replace my cart'));
    expect(pricedLines(selectLines(site.store.getState())).map(({ sum }) => sum)).toEqual([18_900]);
  });

  it.each(languageCodes)('is shown in %s', async (language) => {
    const words = leavesOf(`public/assets/i18n/${language}/shop/cart.json`);
    await open(`/${language}/shop/cart?lines=1040~oat:1`);
    for (const key of ['link.add', 'link.replace', 'link.decline'])
      expect(button(String(words.get(key)))).toBeEnabled();
  });
});

describe('a hostile link', () => {
  const manyLines = Array.from({ length: 10_000 }, (_, index) => `1040~oat:${index + 1}`).join(',');
  const manyNames = Array.from({ length: 10_000 }, (_, index) => `x${index}`).join(',');
  const hostile = [
    '__proto__:1,constructor~prototype:2,toString',
    '1040~__proto__:1,1030~constructor~hasOwnProperty:1',
    '1040~oat:NaN,1040~oat:-5,1040~oat:0,1040~oat:1e9,1040~oat:0x10,1040~oat:1.5,1040~oat:Infinity',
    '<script>alert(1)</script>:1,"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '%E0%A4%A,%,%%%,%00,%FF',
    '%F0%9F%92%A9~%E2%80%AE:1,%EF%BB%BF',
    '::::,~~~~,:1,~red:1',
    `${'a'.repeat(100_000)}:1`,
    `1040${'~oat'.repeat(25_000)}:1`,
    `1040~oat:${'9'.repeat(100_000)}`,
    manyNames,
  ];

  it.each(hostile.map((lines) => [lines.slice(0, 60), lines]))(
    'with the lines %j adds nothing and injects nothing',
    async (_, lines) => {
      const site = await open(at(lines));
      expect(quantities(site)).toEqual(samples);
      expect(within(offer()!).getAllByRole('listitem').length).toBeLessThan(10);
      expect(main().queryByRole('img', { name: /x/ })).not.toBeInTheDocument();
      expect(document.querySelector('main script')).toBeNull();
      expect(screen.getByRole('main').textContent.length).toBeLessThan(5_000);
      await site.user.click(button('Close'));
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(quantities(site)).toEqual(samples);
    },
  );

  it.each(['', ',', ' , ,,', '%20'])('with the lines %j shows no offer', async (lines) => {
    await open(at(lines));
    expect(offer()).not.toBeInTheDocument();
  });

  it('with ten thousand lines uses the first 500 of them, and says so', async () => {
    const site = await open(at(manyLines));
    expect(within(offer()!).getByText('12 × Hush headphones')).toBeInTheDocument();
    expect(within(offer()!).getByText('A link holds 500 entries at most: the others are left out')).toBeInTheDocument();
    await site.user.click(button('Replace my cart'));
    expect(quantities(site)).toEqual([['1040:oat:', 12]]);
  });
});

describe('the button that copies a link to the cart', () => {
  it('copies a link that offers the same cart, and confirms that', async () => {
    const site = await open('/de/shop/cart');
    await site.user.click(button('Link zu diesem Warenkorb kopieren'));
    const link = await navigator.clipboard.readText();
    expect(link).toBe('http://localhost/de/shop/cart?lines=1010~pine:1,1020~oat~M:1,1030~blue~42:1');
    expect(await main().findByText(/^Link kopiert/)).toBeInTheDocument();
    put(site, '1010', 'pine', null, 2);
    expect(main().queryByText(/^Link kopiert/)).not.toBeInTheDocument();
  });

  it.each([
    ['it is missing, as over plain http', undefined],
    ['access to it is refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])(
    'shows the link in a field, selected for copying by hand, when the clipboard cannot be used: %s',
    async (_, clipboard) => {
      const site = await open('/en/shop/cart');
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      await site.user.click(button('Copy link to this cart'));
      const field = await main().findByRole<HTMLInputElement>('textbox', { name: 'Link to this cart' });
      expect(field).toHaveAttribute('readonly');
      await waitFor(() => expect(field).toHaveFocus());
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
        'http://localhost/en/shop/cart?lines=1010~pine:1,1020~oat~M:1,1030~blue~42:1',
      );
      expect(main().queryByText(/^Link copied/)).not.toBeInTheDocument();
    },
  );

  it('is not shown while the cart is empty', async () => {
    emptyCart();
    await open('/en/shop/cart');
    expect(main().queryByRole('button', { name: 'Copy link to this cart' })).not.toBeInTheDocument();
  });

  it('copies every variant of the shop in one link', async () => {
    const everything = products.flatMap(({ id: productId, attributes }) =>
      attributes.colors.flatMap((color) =>
        (attributes.size ?? [null]).map((size) => ({ productId, color, size, quantity: 1 })),
      ),
    );
    const lines = parseCartLines(everything)!;
    localStorage.setItem('storm-cart', JSON.stringify({ lines }));
    const first = await open('/en/shop/cart');
    await first.user.click(button('Copy link to this cart'));
    const link = new URL(await navigator.clipboard.readText());
    act(() => first.tree.unmount());
    document.body.replaceChildren();
    emptyCart();
    const second = await open(link.pathname + link.search);
    await second.user.click(button('Add to my cart'));
    expect(selectLines(second.store.getState())).toEqual(lines);
    // Servers limit request lines to 8 kB.
    expect(link.href.length).toBeLessThan(8_000);
  });
});
