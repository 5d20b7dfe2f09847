import { makeStore } from '@/app/store';
import { defaultAccount } from '@/features/account/account';
import { savePart } from '@/features/account/accountApi';
import { deletionConfirmed, selectAccount } from '@/features/account/accountSlice';
import { completeness } from '@/features/account/completeness';
import { loggedIn, loggedOut } from '@/features/auth/authSlice';
import { selectLines } from '@/features/cart/cartSlice';
import { selectOrders } from '@/features/checkout/ordersSlice';
import { readOrders, saveOrders } from '@/features/checkout/storedOrders';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { exampleOrdersOf } from '@/mocks/exampleAccount';
import { setApiMock, elif } from '../support/demo';
import { flushEventLoop } from '../support/flushEventLoop';

setApiMock(true);
afterEach(() => localStorage.clear());

const settle = async () => {
  for (let round = 0; round < 5; round += 1) await flushEventLoop();
};

async function signIn(user = elif, prepare: (store: ReturnType<typeof makeStore>) => void = () => undefined) {
  const store = makeStore();
  prepare(store);
  store.dispatch(loggedIn({ token: 't', user }));
  await settle();
  return store;
}

const ownOrder = () => ({ ...exampleOrdersOf(elif)[0]!, number: 'S-20260101-OWN2', example: false });

describe('the first sign-in to the demo account', () => {
  it('fills profile, call hours, orders and wishes, and leaves the cart alone', async () => {
    const cart = selectLines(makeStore().getState());
    const store = await signIn();
    const account = selectAccount(store.getState());
    expect(account && completeness(account)).toEqual({ percent: 80, next: 'phone' });
    expect(account?.hours.length).toBeGreaterThan(10);
    expect(selectWishedIds(store.getState())).toHaveLength(3);
    expect(selectLines(store.getState())).toEqual(cart);
    const orders = selectOrders(store.getState()) ?? [];
    expect(orders.map(({ example }) => example)).toEqual([true, true]);
    expect(orders[0]!.placedAt > orders[1]!.placedAt).toBe(true);
    expect(Date.parse(orders[0]!.placedAt)).toBeLessThan(Date.now());
    // Reading drops orders whose prices, stock or totals do not fit the catalogue.
    expect(readOrders()).toEqual(orders);
  });

  it('stores both orders in one write: a page that is left meanwhile stores none or both', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await signIn();
    const counts = write.mock.calls
      .filter(([key]) => key === 'storm-orders')
      .map(([, text]) => (JSON.parse(text) as unknown[]).length);
    write.mockRestore();
    expect(counts).toEqual([2]);
  });

  it('goes on at the next one when the page was left after the orders', async () => {
    await saveOrders(...exampleOrdersOf(elif));
    const store = await signIn();
    expect(readOrders()).toHaveLength(2);
    expect(selectWishedIds(store.getState())).toHaveLength(3);
    expect(selectAccount(store.getState())?.hours.length).toBeGreaterThan(10);
  });

  it('is not repeated at the next one: removed wishes stay removed', async () => {
    const store = await signIn();
    for (const id of selectWishedIds(store.getState())) store.dispatch(productToggled(id));
    store.dispatch(loggedOut());
    store.dispatch(loggedIn({ token: 't', user: elif }));
    await settle();
    expect(selectWishedIds(store.getState())).toEqual([]);
    expect(readOrders()).toHaveLength(2);
  });

  it('keeps what the visitor has: account, orders, wishes', async () => {
    await savePart({ user: elif, part: 'hours', value: [10] });
    const store = await signIn();
    expect(readOrders()).toEqual([]);
    expect(selectWishedIds(store.getState())).toEqual([]);
    localStorage.clear();

    await saveOrders(ownOrder());
    const other = await signIn(elif, ({ dispatch }) => void dispatch(productToggled('1030')));
    expect(readOrders().map(({ number }) => number)).toEqual(['S-20260101-OWN2']);
    expect(selectWishedIds(other.getState())).toEqual(['1030']);
    expect(selectAccount(other.getState())?.profile.about).not.toBe('');
  });

  it('does nothing for other users, and nothing without the demo API', async () => {
    await signIn({ ...elif, id: 77 });
    expect(localStorage.getItem('storm-account')).toBeNull();
    Object.assign(globalThis, { API_MOCK: false });
    await signIn();
    expect(localStorage.getItem('storm-account')).toBeNull();
  });

  it('counts again after the profile was deleted', async () => {
    const store = await signIn();
    store.dispatch(deletionConfirmed(elif));
    await settle();
    expect(readOrders()).toEqual([]);
    expect(localStorage.getItem('storm-account')).toBeNull();
    store.dispatch(loggedIn({ token: 't', user: elif }));
    await settle();
    expect(readOrders()).toHaveLength(2);
  });

  it('changes nothing if storage refuses', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await signIn();
    expect(selectWishedIds(store.getState())).toEqual([]);
    expect(selectAccount(store.getState()) ?? defaultAccount(elif)).toEqual(defaultAccount(elif));
    jest.restoreAllMocks();
  });
});
