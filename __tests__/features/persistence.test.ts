import { sampleLines } from '@/features/cart/cartLines';
import {
  quantityChosen,
  removalUndone,
  selectLines,
  selectRemoved,
  selectUnavailable,
} from '@/features/cart/cartSlice';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { closeTabs, openTab, flushTabs } from '../support/tabs';

const cartKey = 'storm-cart';
const wishKey = 'storm-wishlist';
const line = { productId: '1030', color: 'red', size: '40', quantity: 2 };
const kept = { id: '1030:red:40', ...line };

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>;

afterEach(async () => {
  jest.restoreAllMocks();
  await closeTabs();
});

describe('cart and wishlist', () => {
  it('are restored after a reload, and nothing else is stored', async () => {
    const first = await openTab();
    first.dispatch(productToggled('1010'));
    first.dispatch(quantityChosen({ productId: '1030', variant: { color: 'red', size: '40' }, quantity: 2 }));
    await flushTabs();
    const second = await openTab();
    expect(selectLines(second.getState())).toEqual([...sampleLines, kept]);
    expect(selectWishedIds(second.getState())).toEqual(['1010']);
    expect(Object.keys(localStorage).sort()).toEqual([cartKey, wishKey]);
    expect(Object.keys(stored(cartKey)).sort()).toEqual(['_persist', 'lines']);
  });

  it.each([
    ['broken JSON', '{"lines":[{'],
    ['a list', '[]'],
    ['a number', '1e309'],
    ['null', 'null'],
    ['a wrong shape', '{"lines":{"0":1}}'],
    ['a hostile key', '{"__proto__":{"lines":[1]}}'],
    ['a long text', `"${'x'.repeat(200_000)}"`],
    ['a list of invalid lines', '{"lines":[1,"1010",null,{"id":"1010:pine:"},{"quantity":1}]}'],
    ['a deep list', `{"lines":${'['.repeat(3000)}${']'.repeat(3000)}}`],
  ])('survive %s under the key of the cart, and the wishlist stays', async (_, text) => {
    localStorage.setItem(cartKey, text);
    localStorage.setItem(wishKey, '{"productIds":["1020"]}');
    const store = await openTab();
    expect(selectLines(store.getState())).toEqual(sampleLines);
    expect(selectWishedIds(store.getState())).toEqual(['1020']);
  });

  it('keep what the visitor changes before storage has been read', async () => {
    localStorage.setItem(cartKey, JSON.stringify({ lines: [line] }));
    localStorage.setItem(wishKey, '{"productIds":["1020"]}');
    const { getState } = await openTab(({ dispatch }) => {
      dispatch(productToggled('1010'));
      dispatch(quantityChosen({ productId: '1061', variant: { color: 'blue', size: null }, quantity: 1 }));
    });
    expect(selectLines(getState()).map(({ productId }) => productId)).toEqual(['1030', '1061']);
    expect(selectWishedIds(getState())).toEqual(['1020', '1010']);
    expect(stored(wishKey).productIds).toEqual(['1020', '1010']);
  });

  it('store nothing before the visitor changes something', async () => {
    await openTab();
    expect(localStorage).toHaveLength(0);
  });

  it('stay empty when the visitor emptied them', async () => {
    localStorage.setItem(cartKey, '{"lines":[]}');
    expect(selectLines((await openTab()).getState())).toEqual([]);
  });

  it('keep valid lines beside invalid ones', async () => {
    localStorage.setItem(cartKey, JSON.stringify({ lines: [{ ...line, quantity: -1 }, line, { productId: 'x' }] }));
    expect(selectLines((await openTab()).getState())).toEqual([kept]);
  });

  it.each([
    ['no longer exists', { productId: '9999', color: null, size: null, quantity: 1 }],
    ['is sold out', { productId: '1020', color: 'copper', size: 'S', quantity: 1 }],
    ['has no such colour any more', { productId: '1030', color: 'gold', size: '40', quantity: 1 }],
    ['has a broken quantity', { productId: '1010', color: 'pine', size: null, quantity: -5 }],
  ])('start with an empty cart, not the samples, when the only product %s', async (_, gone) => {
    localStorage.setItem(cartKey, JSON.stringify({ lines: [gone, null] }));
    const { getState, dispatch } = await openTab();
    expect(selectLines(getState())).toEqual([]);
    expect(selectUnavailable(getState())).toBe(true);
    await flushTabs();
    // The notice is shown once.
    const next = await openTab();
    expect(selectLines(next.getState())).toEqual([]);
    expect(selectUnavailable(next.getState())).toBe(false);
    const chosen = { productId: '1030', variant: { color: 'red', size: '40' } };
    dispatch(quantityChosen({ ...chosen, quantity: 1 }));
    expect(selectUnavailable(getState())).toBe(false);
    dispatch(quantityChosen({ ...chosen, quantity: 0 }));
    expect(selectUnavailable(getState())).toBe(false);
  });

  it('are stored when the visitor leaves the page right after a change', async () => {
    const store = await openTab();
    store.dispatch(productToggled('1010'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(wishKey).productIds).toEqual(['1010']);
  });

  it('work in memory when storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await openTab();
    store.dispatch(productToggled('1030'));
    await flushTabs();
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
  });

  it('keep a change that did not fit into storage when the visitor comes back from another tab', async () => {
    const store = await openTab();
    store.dispatch(productToggled('1010'));
    await flushTabs();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(productToggled('1030'));
    await flushTabs();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(selectWishedIds(store.getState())).toEqual(['1010', '1030']);
  });

  it('work in memory when storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(selectLines((await openTab()).getState())).toEqual(sampleLines);
  });

  it('take over changes of another tab, and keep those of this one', async () => {
    const store = await openTab();
    store.dispatch(productToggled('1010'));
    await flushTabs();
    localStorage.setItem(wishKey, '{"productIds":["1010","1030"]}');
    window.dispatchEvent(new StorageEvent('storage', { key: wishKey }));
    expect(selectWishedIds(store.getState())).toEqual(['1010', '1030']);
    localStorage.setItem(cartKey, JSON.stringify({ lines: [...sampleLines, line] }));
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    expect(selectLines(store.getState())).toEqual([...sampleLines, kept]);
  });

  it.each<[string, () => void]>([
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('take over changes that a suspended tab has missed, once it is %s', async (_, resumeTab) => {
    const store = await openTab();
    localStorage.setItem(wishKey, '{"productIds":["1030"]}');
    localStorage.setItem(cartKey, JSON.stringify({ lines: [...sampleLines, line] }));
    resumeTab();
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
    expect(selectLines(store.getState())).toEqual([...sampleLines, kept]);
  });

  it('contain a line once that was removed here, changed in another tab, and restored here', async () => {
    const store = await openTab();
    store.dispatch(quantityChosen({ productId: '1020', variant: { color: 'oat', size: 'M' }, quantity: 0 }));
    await flushTabs();
    const theirs = sampleLines.map((one) => (one.productId === '1020' ? { ...one, quantity: 3 } : one));
    localStorage.setItem(cartKey, JSON.stringify({ lines: theirs }));
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    expect(selectLines(store.getState())).toEqual(theirs);
    store.dispatch(removalUndone('1020:oat:M'));
    expect(selectLines(store.getState())).toEqual(theirs);
    expect(selectRemoved(store.getState())).toEqual([]);
  });

  it('hold nothing unavailable any more once another tab has filled the cart, and ordered it', async () => {
    localStorage.setItem(cartKey, '{"lines":[{"productId":"9999","quantity":1}]}');
    const store = await openTab();
    expect(selectUnavailable(store.getState())).toBe(true);
    for (const lines of [[line], []]) {
      localStorage.setItem(cartKey, JSON.stringify({ lines }));
      window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    }
    expect(selectLines(store.getState())).toEqual([]);
    expect(selectUnavailable(store.getState())).toBe(false);
  });

  it('stay when another tab clears the storage', async () => {
    const store = await openTab();
    store.dispatch(productToggled('1010'));
    await flushTabs();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectWishedIds(store.getState())).toEqual(['1010']);
  });
});
