import { screen, within } from '@testing-library/react';
import { selectLines } from '@/features/cart/cartSlice';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));
const card = (name: string) => {
  const found = main()
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`${name} is not on the shelf`);
  return within(found);
};

describe('a colour that is sold out', () => {
  it('can’t be bought, neither in its box nor from the bar at the foot', async () => {
    const { IntersectionObserver: observer } = window;
    window.IntersectionObserver = class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe(target: Element) {
        const boundingClientRect = { ...target.getBoundingClientRect(), top: -500, bottom: -400 };
        this.tell([{ isIntersecting: false, target, boundingClientRect } as never], this as never);
      }
      disconnect() {}
    } as never;
    await open('/en/shop/single/1011?color=red');
    window.IntersectionObserver = observer;
    const buttons = main().getAllByRole('button', { name: 'Sold out' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toBeDisabled();
    expect(main().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('can’t be added from the shelf, which says so', async () => {
    const { user } = await open('/en/shop/grid?category=phones');
    const mini = card('Nimbus Mini smartphone');
    expect(mini.getByRole('button', { name: /^Add / })).toBeEnabled();
    await user.click(mini.getByRole('button', { name: 'Beacon red' }));
    expect(mini.getByText('Sold out')).toBeInTheDocument();
    expect(mini.queryByRole('button', { name: /^Add / })).toBeNull();
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
