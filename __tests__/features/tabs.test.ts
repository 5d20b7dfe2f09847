import fc from 'fast-check';
import { readAccount, savePart } from '@/features/account/accountApi';
import { defaultAccount } from '@/features/account/account';
import { sampleLines } from '@/features/cart/cartLines';
import { quantityChosen, selectLines } from '@/features/cart/cartSlice';
import { articleRated } from '@/features/help/helpSlice';
import { productToggled, selectWishedIds } from '@/features/wishlist/wishlistSlice';
import { withStorageLock } from '@/lib/storageLock';
import { elif } from '../support/demo';
import { type Tab, closeTabs, openTab, flushTabs } from '../support/tabs';

const cartKey = 'storm-cart';
const wishKey = 'storm-wishlist';

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>;

/** Delivers the storage events of all tabs, and those of the writes that follow. */
async function exchange() {
  for (const key of [cartKey, wishKey, cartKey, wishKey]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await flushTabs();
  }
}

/** Six independent cart lines. */
const choices = ['red', 'blue', 'ink'].flatMap((color) =>
  ['40', '42'].map((size) => ({ productId: '1030', variant: { color, size } })),
);
const quantityOf = (tab: Tab, { productId, variant }: (typeof choices)[number]) =>
  selectLines(tab.getState()).find(({ id }) => id === [productId, variant.color, variant.size].join(':'))?.quantity ??
  0;

afterEach(closeTabs);

describe('two tabs at the same time', () => {
  it('each change another line of the cart, and no change is lost', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.dispatch(quantityChosen({ productId: '1010', variant: { color: 'pine', size: null }, quantity: 3 }));
    there.dispatch(quantityChosen({ productId: '1020', variant: { color: 'oat', size: 'M' }, quantity: 0 }));
    there.dispatch(quantityChosen({ ...choices[0]!, quantity: 2 }));
    await flushTabs();
    const kept = [
      { ...sampleLines[0], quantity: 3 },
      sampleLines[2],
      { id: '1030:red:40', productId: '1030', color: 'red', size: '40', quantity: 2 },
    ];
    expect(stored(cartKey).lines).toEqual(kept);
    await exchange();
    for (const tab of [here, there]) expect(selectLines(tab.getState())).toEqual(kept);
  });

  it('each add another product to the wishlist, one removes a third, and no change is lost', async () => {
    localStorage.setItem(wishKey, '{"productIds":["1010"]}');
    const [here, there] = [await openTab(), await openTab()];
    here.dispatch(productToggled('1020'));
    there.dispatch(productToggled('1010'));
    there.dispatch(productToggled('1030'));
    await flushTabs();
    expect(stored(wishKey).productIds).toEqual(['1020', '1030']);
    await exchange();
    for (const tab of [here, there]) expect(selectWishedIds(tab.getState())).toEqual(['1020', '1030']);
  });
});

it('two to five tabs agree in the end, and each has the last change of every line of the cart', async () => {
  const change = fc.record({ line: fc.nat(choices.length - 1), quantity: fc.integer({ min: 0, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { minLength: 2, maxLength: 5 }), async (plans) => {
      await closeTabs();
      const tabs = await Promise.all(plans.map(() => openTab()));
      const expected = new Map<number, number>();
      plans.forEach((plan, index) => {
        // Each tab changes its own lines: no conflicts.
        for (const { line, quantity } of plan.filter((one) => one.line % plans.length === index)) {
          tabs[index]?.dispatch(quantityChosen({ ...choices[line]!, quantity }));
          expected.set(line, quantity);
        }
      });
      await flushTabs();
      await exchange();
      // Tabs without a change store nothing.
      const lines = localStorage.getItem(cartKey) === null ? sampleLines : stored(cartKey).lines;
      for (const tab of tabs) {
        expect(selectLines(tab.getState())).toEqual(lines);
        for (const [line, quantity] of expected) expect(quantityOf(tab, choices[line]!)).toBe(quantity);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

describe('other data that two tabs change', () => {
  it('of an account: both changes to one part are kept, of fields, hours or cards', async () => {
    const { profile, cards } = defaultAccount(elif);
    await savePart({ user: elif, part: 'hours', value: [10] }, []);
    await savePart({ user: elif, part: 'hours', value: [11] }, []);
    await savePart({ user: elif, part: 'profile', value: { ...profile, about: 'Sails' } }, profile);
    const answer = await savePart({ user: elif, part: 'profile', value: { ...profile, phone: '+90 5' } }, profile);
    const [first, second] = cards.list;
    await savePart({ user: elif, part: 'cards', value: { list: [second!], first: second!.id } }, cards);
    await savePart({ user: elif, part: 'cards', value: { list: [first!], first: first!.id } }, cards);
    const account = await readAccount(elif);
    expect(account.hours.toSorted()).toEqual([10, 11]);
    expect(account.profile).toEqual({ ...profile, about: 'Sails', phone: '+90 5' });
    expect(answer.value).toEqual(account.profile);
    expect(account.cards).toEqual({ list: [], first: '' });
  });

  it('of help articles: the last vote is kept, also when this tab has another one in memory', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.dispatch(articleRated({ id: 'consent', vote: 'yes' }));
    await flushTabs();
    there.dispatch(articleRated({ id: 'consent', vote: 'no' }));
    await flushTabs();
    here.dispatch(articleRated({ id: 'order-total', vote: 'yes' }));
    await flushTabs();
    expect(stored('storm-help')).toEqual({ consent: 'no', 'order-total': 'yes' });
  });
});

describe('a browser with the Web Locks API', () => {
  /** Names of held locks, as `query` returns them. */
  let held: { name: string }[] = [];
  const locks = (request: unknown) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request, query: () => Promise.resolve({ held }) },
    });
  /** Grants locks at once; holds one that announces a write until the test ends. */
  const grant = (name: string, task: () => unknown) => {
    if (name.includes(' ')) held.push({ name });
    return Promise.resolve(task());
  };
  beforeEach(() => {
    held = [];
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('still stores a change when it refuses the lock', async () => {
    locks(() => Promise.reject(new DOMException('no', 'SecurityError')));
    expect(await withStorageLock('key', () => 'done')).toBe('done');
  });

  it('runs a failing task once, and passes its error on', async () => {
    locks(grant);
    const task = jest.fn(() => {
      throw new Error('broken');
    });
    await expect(withStorageLock('key', task)).rejects.toThrow('broken');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('reads only when the last write of another tab has arrived', async () => {
    locks(grant);
    localStorage.setItem('key', 'old');
    await withStorageLock('key', () => localStorage.setItem('key', 'new'));
    await withStorageLock('other', () => localStorage.setItem('other', 'newer'));
    // A browser shows the other tab the old text for a while.
    localStorage.setItem('key', 'old');
    const read = withStorageLock('key', () => localStorage.getItem('key'));
    setTimeout(() => localStorage.setItem('key', 'new'), 40);
    expect(await read).toBe('new');
  });

  it('reads after a second when the last write does not arrive', async () => {
    locks(grant);
    held = [{ name: 'key 1 lost' }];
    localStorage.setItem('key', 'old');
    const start = performance.now();
    expect(await withStorageLock('key', () => localStorage.getItem('key'))).toBe('old');
    expect(performance.now() - start).toBeGreaterThan(900);
  });

  it('announces a change only', async () => {
    locks(grant);
    await withStorageLock('key', () => localStorage.getItem('key'));
    expect(held).toEqual([]);
    await withStorageLock('key', () => localStorage.setItem('key', 'text'));
    expect(held).toEqual([{ name: expect.stringMatching(/^key \d+ text$/) as string }]);
  });

  it('stores the changes of a page that is left before it gets the lock', async () => {
    const tab = await openTab();
    let release: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => (release = resolve));
    locks((_: string, task: () => unknown) => turn.then(task));
    tab.dispatch(productToggled('1010'));
    void tab.persistor.flush();
    expect(stored(wishKey)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(wishKey).productIds).toEqual(['1010']);
    release();
  });
});
