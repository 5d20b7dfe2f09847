import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productOf } from '@/data/products';
import { selectLines } from '@/features/cart/cartSlice';
import { openOffScreen } from '../support/openOffScreen';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));
const colours = () => within(main().getByRole('group', { name: 'Colour' }));
const card = (name: string) => {
  const found = main()
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`${name} is not in the product grid`);
  return within(found);
};

describe('a colour that is sold out', () => {
  it('can be bought neither from the product box nor from the bar at the bottom', async () => {
    await openOffScreen('/en/shop/single/1011?color=red');
    const buttons = main().getAllByRole('button', { name: 'Sold out' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
    expect(main().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('cannot be added from the product grid, which says so', async () => {
    const { user } = await open('/en/shop/grid?category=phones');
    const mini = card('Nimbus Mini smartphone');
    expect(mini.getByRole('button', { name: /^Add / })).toBeEnabled();
    await user.click(mini.getByRole('button', { name: 'Beacon red' }));
    expect(mini.getByText('Sold out')).toBeInTheDocument();
    expect(mini.queryByRole('button', { name: /^Add / })).toBeNull();
  });
});

describe('the facts of a product', () => {
  it('stand beside its last view in the chosen colour, above description and specifications', async () => {
    const { user } = await open('/en/shop/single/1061');
    const facts = screen.getByRole('region', { name: 'Indifferent to the weather' });
    expect(facts.querySelector('img')).toHaveAttribute('src', expect.stringContaining('1061-cut-copper'));
    await user.click(colours().getByRole('button', { name: 'Aegean blue' }));
    await waitFor(() =>
      expect(facts.querySelector('img')).toHaveAttribute('src', expect.stringContaining('1061-cut-blue')),
    );
    expect(main().getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Specifications' })).toBeVisible();
  });
});

describe('a filter by colour', () => {
  it('shows, links and adds each product in that colour', async () => {
    const { user, store } = await open('/en/shop/grid?color=blue&q=dew');
    const bottle = card('Dew bottle, 600 ml');
    expect(bottle.getByRole('link')).toHaveAttribute('href', '/en/shop/single/1061?color=blue');
    expect(bottle.getByRole('button', { name: 'Aegean blue' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(bottle.getByRole('button', { name: /^Add / }));
    expect(selectLines(store.getState())).toContainEqual(expect.objectContaining({ productId: '1061', color: 'blue' }));
  });
});

describe('the price range filter', () => {
  const slider = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name });
  /** The effect of an arrow key, which jsdom does not implement. */
  const press = (element: HTMLInputElement, by: 1 | -1) =>
    fireEvent.change(element, { target: { value: String(Number(element.value) + by) } });

  it('moves by one at every arrow key, up and down', async () => {
    await open('/en/shop/grid');
    const from = await slider('From, in dollars');
    for (let step = 1; step <= 100; step += 1) {
      press(from, 1);
      expect(from).toHaveValue(String(step));
    }
    for (let step = 99; step >= 0; step -= 1) {
      press(from, -1);
      expect(from).toHaveValue(String(step));
    }
    press(from, 1);
    await waitFor(() => expect(window.location.search).toBe('?min=1'));
  });

  it('says so when its lower price is above its upper one, and keeps both and the products', async () => {
    const { user } = await open('/en/shop/grid?max=100');
    const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
    const write = async (name: string, amount: string) => {
      await user.clear(await field(name));
      await user.type(await field(name), `${amount}{Enter}`);
    };
    const refusal =
      /^The lowest price is above the highest\. Until you change one of them, .* from \$0\.00 to \$100\.00\.$/;
    await write('From, in dollars', '300');
    expect(screen.getByText(refusal)).toHaveAttribute('role', 'status');
    expect(await field('From, in dollars')).toHaveValue('300');
    expect(await field('From, in dollars')).toBeInvalid();
    expect(await field('From, in dollars')).toHaveAccessibleDescription(refusal);
    await write('To, in dollars', '200');
    expect(await field('From, in dollars')).toHaveValue('300');
    expect(window.location.search).toBe('?max=100');
    await write('To, in dollars', '400');
    await waitFor(() => expect(window.location.search).toBe('?min=300&max=400'));
    expect(screen.queryByText(refusal)).toBeNull();
    expect(await field('From, in dollars')).toBeValid();
  });

  it('removes a contradictory price once the visitor chooses another range', async () => {
    const { user } = await open('/en/shop/grid?max=100');
    const from = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'From, in dollars' });
    await user.type(await from(), '9999{Enter}');
    expect(await from()).toBeInvalid();
    press(await slider('To, in dollars'), 1);
    expect(await from()).toHaveValue('0');
    expect(await from()).toBeValid();
  });

  it('swaps its prices when the address has them in the wrong order', async () => {
    await open('/en/shop/grid?min=500&max=100');
    expect(screen.queryByText('Products found: 0')).toBeNull();
    expect(Number((await slider('From, in dollars')).value)).toBeLessThan(
      Number((await slider('To, in dollars')).value),
    );
  });
});

describe('the cart’s panel over a product', () => {
  it('closes when one of its lines leads to this product in another colour', async () => {
    localStorage.setItem('storm-cart', '{"lines":[{"productId":"1061","color":"blue","size":null,"quantity":1}]}');
    const { user } = await open('/en/shop/single/1061?color=ink');
    await user.click(await screen.findByRole('link', { name: 'Cart, items: 1' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    await user.click(panel.getByRole('link', { name: 'Dew bottle, 600 ml' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your Cart' })).toBeNull());
    await waitFor(() => expect(window.location.search).toBe('?color=blue'));
  });
});

describe('the link to a product', () => {
  it.each([
    ['when the browser has no clipboard, as over plain http', undefined],
    [
      'when access to the clipboard is refused',
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    ],
  ])('is shown to be copied by hand %s', async (_, clipboard) => {
    const { user } = await open('/en/shop/single/1061?color=blue');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(main().getByRole('button', { name: 'Copy the link' }));
    expect(
      await main().findByText(
        'Copying is not possible here. The link: http://localhost/en/shop/single/1061?color=blue',
      ),
    ).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
    await user.click(colours().getByRole('button', { name: 'Ink black' }));
    expect(main().queryByText(/^Copying is not possible here/)).toBeNull();
  });

  it('is called copied until another colour is chosen, to which it does not lead', async () => {
    const { user } = await open('/en/shop/single/1061?color=blue');
    await user.click(main().getByRole('button', { name: 'Copy the link' }));
    expect(await main().findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/en/shop/single/1061?color=blue');
    await user.click(colours().getByRole('button', { name: 'Ink black' }));
    expect(main().getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
  });
});

describe('the large card of the product grid', () => {
  it('has a wishlist button, as every other card', async () => {
    const { user, store } = await open('/en/shop/grid');
    const [large] = main().getAllByRole('article');
    await user.click(within(large as HTMLElement).getByRole('button', { name: /^On the wishlist: / }));
    expect(store.getState().wishlist.productIds).toEqual(['1040']);
  });

  it.each([
    ['adds a product without sizes', undefined, 'button', 'Add to cart'],
    ['leads to a product whose size has to be chosen', ['S', 'M'], 'link', 'See the headphones'],
  ])('%s', async (_, size, role, name) => {
    const product = productOf('1040')!;
    const sized = jest.replaceProperty(product, 'attributes', { ...product.attributes, ...(size && { size }) });
    await open('/en/shop/grid');
    const [large] = main().getAllByRole('article');
    expect(within(large as HTMLElement).getByRole(role, { name })).toBeInTheDocument();
    const adding = within(large as HTMLElement).queryAllByRole('button', { name: 'Add to cart' });
    expect(adding).toHaveLength(size ? 0 : 1);
    sized.restore();
  });
});
