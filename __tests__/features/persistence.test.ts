import { makeStore } from '@/app/store';
import { sampleLines } from '@/features/cart/cartLines';
import { quantityChosen, removalUndone, selectLines, selectRemoved } from '@/features/cart/cartSlice';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';

const cartKey = 'storm-cart';
const wishKey = 'storm-wishlist';
const line = { productId: '1030', color: 'red', size: '40', quantity: 2 };
const kept = { id: '1030:red:40', ...line };

const settle = () => new Promise((done) => setTimeout(done, 20));

async function arrive() {
  const store = makeStore();
  store.keep();
  await settle();
  return store;
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('cart and wishlist', () => {
  it('are found again after a reload, and nothing else', async () => {
    const first = await arrive();
    first.dispatch(productToggled('1010'));
    first.dispatch(
      quantityChosen({ productId: '1030', name: 'Koşu', variant: { color: 'red', size: '40' }, quantity: 2 }),
    );
    await settle();
    const second = await arrive();
    expect(selectLines(second.getState())).toEqual([...sampleLines, kept]);
    expect(selectWishedIds(second.getState())).toEqual(['1010']);
    expect(Object.keys(localStorage).sort()).toEqual([cartKey, wishKey]);
    expect(Object.keys(stored(cartKey)).sort()).toEqual(['_persist', 'lines']);
  });

  it.each([
    ['broken JSON', '{"lines":[{'],
    ['a list', '[]'],
    ['a number', '1e309'],
    ['nothing', 'null'],
    ['a wrong shape', '{"lines":{"0":1}}'],
    ['a hostile key', '{"__proto__":{"lines":[1]}}'],
    ['a long text', `"${'x'.repeat(200_000)}"`],
    ['a list of bad lines', '{"lines":[{"productId":"1010","quantity":-5},{"productId":"x","quantity":1},null]}'],
    ['a deep list', `{"lines":${'['.repeat(3000)}${']'.repeat(3000)}}`],
  ])('survive %s under the cart, and the wishlist is not hurt', async (_, text) => {
    localStorage.setItem(cartKey, text);
    localStorage.setItem(wishKey, '{"productIds":["1020"]}');
    const store = await arrive();
    expect(selectLines(store.getState())).toEqual(sampleLines);
    expect(selectWishedIds(store.getState())).toEqual(['1020']);
  });

  it('stay empty when the visitor emptied them', async () => {
    localStorage.setItem(cartKey, '{"lines":[]}');
    expect(selectLines((await arrive()).getState())).toEqual([]);
  });

  it('keep good lines beside bad ones', async () => {
    localStorage.setItem(cartKey, JSON.stringify({ lines: [{ ...line, quantity: -1 }, line, { productId: 'x' }] }));
    expect(selectLines((await arrive()).getState())).toEqual([kept]);
  });

  it('go on in memory when storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await arrive();
    store.dispatch(productToggled('1030'));
    await settle();
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
  });

  it('keep what storage had no room for when the visitor comes back from another tab', async () => {
    const store = await arrive();
    store.dispatch(productToggled('1010'));
    await settle();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(productToggled('1030'));
    await settle();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    expect(selectWishedIds(store.getState())).toEqual(['1010', '1030']);
  });

  it('go on in memory when storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(selectLines((await arrive()).getState())).toEqual(sampleLines);
  });

  it('follow what another tab does, without losing what this one did', async () => {
    const store = await arrive();
    store.dispatch(productToggled('1010'));
    await settle();
    localStorage.setItem(wishKey, '{"productIds":["1010","1030"]}');
    window.dispatchEvent(new StorageEvent('storage', { key: wishKey }));
    expect(selectWishedIds(store.getState())).toEqual(['1010', '1030']);
    localStorage.setItem(cartKey, JSON.stringify({ lines: [...sampleLines, line] }));
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    expect(selectLines(store.getState())).toEqual([...sampleLines, kept]);
  });

  it.each<[string, () => void]>([
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['taken out of the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('follow it also where the tab slept through it, once that is %s', async (_, wake) => {
    const store = await arrive();
    localStorage.setItem(wishKey, '{"productIds":["1030"]}');
    localStorage.setItem(cartKey, JSON.stringify({ lines: [...sampleLines, line] }));
    wake();
    expect(selectWishedIds(store.getState())).toEqual(['1030']);
    expect(selectLines(store.getState())).toEqual([...sampleLines, kept]);
  });

  it('hold a line once that left here, came back from another tab, and is called back here', async () => {
    const store = await arrive();
    store.dispatch(quantityChosen({ productId: '1020', name: '', variant: { color: 'oat', size: 'M' }, quantity: 0 }));
    await settle();
    const theirs = sampleLines.map((one) => (one.productId === '1020' ? { ...one, quantity: 3 } : one));
    localStorage.setItem(cartKey, JSON.stringify({ lines: theirs }));
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
    expect(selectLines(store.getState())).toEqual(theirs);
    store.dispatch(removalUndone('1020:oat:M'));
    expect(selectLines(store.getState())).toEqual(theirs);
    expect(selectRemoved(store.getState())).toEqual([]);
  });

  it('stay when another tab clears the storage', async () => {
    const store = await arrive();
    store.dispatch(productToggled('1010'));
    await settle();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectWishedIds(store.getState())).toEqual(['1010']);
  });
});
