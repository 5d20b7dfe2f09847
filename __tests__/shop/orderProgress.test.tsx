import { act, screen, within } from '@testing-library/react';
import { loggedIn } from '@/features/auth/authSlice';
import { selectLines } from '@/features/cart/cartSlice';
import { progressOf } from '@/features/shop/orderProgress';
import { addWorkdays } from '@/lib/workdays';
import { setApiMock, elif } from '../support/demo';
import { open } from '../support/site';

const main = () => within(screen.getByRole('main'));

it.each([
  ['2026-11-20T10:00:00', 1, 'Mon Nov 23 2026'],
  ['2026-11-21T10:00:00', 1, 'Mon Nov 23 2026'],
  ['2026-11-23T10:00:00', -1, 'Fri Nov 20 2026'],
  ['2026-11-18T10:00:00', 4, 'Tue Nov 24 2026'],
  ['2026-11-18T10:00:00', 0, 'Wed Nov 18 2026'],
])('%s and %d working days are %s', (from, days, until) => {
  expect(addWorkdays(new Date(from), days).toDateString()).toBe(until);
});

// Placed on a Wednesday.
it.each([
  ['courier', '2026-11-18T15:00:00', 'placed'],
  ['courier', '2026-11-19T00:00:00', 'packed'],
  ['courier', '2026-11-22T12:00:00', 'shipped'],
  ['courier', '2026-11-24T08:00:00', 'delivered'],
  ['pickup', '2026-11-19T12:00:00', 'packed'],
  ['pickup', '2027-01-01T12:00:00', 'ready'],
  // A clock that was set back.
  ['courier', '2026-11-01T12:00:00', 'placed'],
] as const)('an order by %s is on %s: %s', (method, now, step) => {
  const placedAt = new Date('2026-11-18T14:20:00').toISOString();
  expect(progressOf({ placedAt, method }, Date.parse(now)).current).toBe(step);
});

describe('the orders of the demo account', () => {
  setApiMock(true);
  afterEach(() => localStorage.clear());

  it('are marked as examples, show how far they are, and lead to receipts and carts', async () => {
    const { user, store } = await open('/en/account/order-history');
    act(() => void store.dispatch(loggedIn({ token: 't', user: elif })));
    const list = within(await main().findByRole('region', { name: 'Your orders' }));
    const [first, second] = list.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'));
    expect(main().getByText('Example account')).toBeInTheDocument();
    expect(list.getAllByText('Example order')).toHaveLength(2);
    const steps = within(within(first!).getByRole('list', { name: 'Status of the order' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.children[1]?.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Placed', null],
      ['Packed', null],
      ['On its way', 'step'],
      ['Delivered', null],
    ]);
    expect(within(second!).getByText(/^Delivered on /)).toBeInTheDocument();
    await user.click(within(second!).getByRole('button', { name: 'Order again' }));
    expect(selectLines(store.getState()).map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(['1030', '1022', '1051']),
    );
    await user.keyboard('{Escape}');
    await user.click(within(first!).getByRole('link', { name: 'Receipt' }));
    expect(await main().findByRole('heading', { level: 1, name: 'Thank you, Elif!' })).toBeInTheDocument();
    expect(main().getByText('Example order')).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
    expect(main().getByRole('list', { name: 'Status of the order' })).toBeInTheDocument();
  });
});
