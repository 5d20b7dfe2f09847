import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedIn } from '@/features/auth/authSlice';
import { selectCartTotals } from '@/features/cart/cartSelectors';
import { parseCartLines, sampleLines } from '@/features/cart/cartLines';
import { selectLines } from '@/features/cart/cartSlice';
import { pricedLines, totalsOf } from '@/features/cart/cartTotals';
import { readOrders } from '@/features/checkout/storedOrders';
import { readCheckoutDraft } from '@/features/checkout/checkoutDraft';
import { storageKeys } from '@/features/persistence/storageKeys';
import { open } from '../support/site';

const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** Invalid contents: broken browsers, extensions, older releases, attacks. */
const malformed = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e999',
  '"text"',
  '"<img src=x onerror=alert(1)>"',
  '{',
  '[',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"lines":null}',
  '{"lines":{}}',
  '{"lines":[{"productId":"1010","quantity":1,"price":1}]}',
  '{"lines":[{"productId":"__proto__","quantity":1}]}',
  '{"lines":[{"productId":"1010","color":"pine","size":null,"quantity":-5}]}',
  '{"lines":[{"productId":"1010","color":"pine","size":null,"quantity":"9"}]}',
  '{"__proto__":{"polluted":1}}',
  '{"productIds":[1,{},null,"constructor"]}',
  '{"code":"xx"}',
  '{"code":{"toString":1}}',
  '\u0000\uFFFF',
  'a'.repeat(200_000),
  deep,
  '{"values":{"name":{"a":1}},"openFor":"long"}',
  '{"1":{"passwordChanged":"2026-99-99T99:99:99.999Z","profile":{"birthDate":"2026-99-99"}}}',
];

/** Pages that read a key of their own; the other keys are read on every page. */
const readers = {
  'shop/cart': 'storm-cart',
  'account/wishlist': 'storm-wishlist',
  'account/security': 'storm-account',
  contact: 'storm-contact-draft',
  'career/single': 'storm-application-draft',
  'account/order-history': 'storm-orders',
  'help/detail': 'storm-help',
  'shop/checkout': 'storm-checkout',
};
const user = { id: 1, username: 'elif', email: 'elif@storm.example', firstName: 'Elif', lastName: 'Kaya' };

const stored = Object.values(storageKeys).filter(({ kind }) => kind !== 'cookie');
const onlyOn = new Map(Object.entries(readers).map(([page, key]) => [key, page]));

afterEach(() => jest.restoreAllMocks());

describe.each(Object.keys(readers))('the page %s', (page) => {
  it.each(malformed.map((text) => [text.slice(0, 40), text]))(
    'opens with the value %j under each of its storage keys, at the prices of the shop',
    async (_, text) => {
      const errors = jest.spyOn(console, 'error');
      const keys = stored.filter(({ name }) => (onlyOn.get(name) ?? page) === page);
      for (const { name, kind } of keys) (kind === 'local' ? localStorage : sessionStorage).setItem(name, text);
      const { store } = await open(`/en/${page}`);
      if (page === 'account/security')
        await act(async () => {
          store.dispatch(loggedIn({ token: 't', user }));
          await new Promise((done) => setTimeout(done, 50));
        });
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
      const lines = selectLines(store.getState());
      // Cart lines must be valid variants at catalogue prices.
      expect(parseCartLines(lines)).toEqual(lines);
      expect(selectCartTotals(store.getState())).toEqual(totalsOf(pricedLines(lines)));
      if (page !== 'shop/cart') expect(lines).toEqual(sampleLines);
      expect(readOrders()).toEqual([]);
      expect(readCheckoutDraft()).toEqual({ contact: {}, delivery: {} });
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      expect(errors).not.toHaveBeenCalled();
      errors.mockRestore();
      sessionStorage.clear();
    },
  );
});

it('reads only the valid orders from storage, at the prices of the shop', () => {
  const line = { productId: '1010', color: 'pine', size: null, quantity: 2, unit: 64_890 };
  const sums = { goods: 144_200, sales: 14_420, promotion: 0, tax: 23_360, total: 153_140 };
  const cheap = { goods: 1, sales: 0, promotion: 0, tax: 0, total: 1 };
  const good = { number: 'S-20261121-ABCD', placedAt: '2026-11-21T10:00:00.000Z', lines: [line], ...sums };
  const bad = [
    null,
    7,
    'x',
    [],
    {},
    { ...good, number: 'S-1' },
    { ...good, number: '<b>' },
    { ...good, placedAt: 'yesterday' },
    { ...good, lines: [] },
    { ...good, lines: [{ ...line, productId: 'x' }] },
    { ...good, lines: [{ ...line, quantity: 0 }] },
    { ...good, lines: [{ ...line, unit: -1 }] },
    { ...good, lines: [{ ...line, quantity: 15 }] },
    { ...good, lines: [line, { ...line, unit: 1 }] },
    { ...good, ...cheap, lines: [{ ...line, quantity: 1, unit: 1 }] },
    { ...good, total: 1 },
    { ...good, total: 9_007_199_254_740_991 },
    { ...good, promotion: 129_780, tax: 0, total: 0 },
    { ...good, code: 'STORM10' },
    { ...good, placedAt: '2026-99-99T99:99:99.999Z' },
    { ...good, total: '153140' },
    { ...good, tax: Number.MAX_VALUE },
  ];
  localStorage.setItem('storm-orders', JSON.stringify([...bad, good]));
  expect(readOrders().map(({ number, total }) => [number, total])).toEqual([['S-20261121-ABCD', 153_140]]);
  const reduced = { ...good, code: 'STORM10', promotion: 12_978, tax: 21_024, total: 137_826 };
  localStorage.setItem('storm-orders', JSON.stringify([reduced]));
  expect(readOrders().map(({ total }) => total)).toEqual([137_826]);
});

it('restores from a stored checkout draft only values that the forms could have written', async () => {
  const long = 'x'.repeat(400);
  sessionStorage.setItem(
    'storm-checkout',
    JSON.stringify({ contact: { email: 'a@b.co', phone: 5, number: '4242' }, delivery: { name: long, city: 'İzmir' } }),
  );
  expect(readCheckoutDraft()).toEqual({ contact: { email: 'a@b.co' }, delivery: { city: 'İzmir' } });
  await open('/en/shop/checkout');
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByLabelText(/^Email/)).toHaveValue('a@b.co'));
  sessionStorage.clear();
});
