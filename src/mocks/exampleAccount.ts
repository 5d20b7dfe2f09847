import { priceOf } from '@/data/prices';
import { type ProductId, productOf } from '@/data/products';
import { pricedLines, totalsOf } from '@/features/cart/cartTotals';
import type { Order, OrderLine } from '@/features/checkout/ordersSlice';
import { type Account, defaultAccount } from '@/features/account/account';
import type { User } from '@/features/auth/authSlice';
import { addWorkdays } from '@/lib/workdays';

const address = { street: 'Mithatpaşa Caddesi 412', postalCode: '35280', city: 'İzmir', country: 'TR' } as const;
/** Reads the same in every language of the site. */
const profile = { birthDate: '1988-03-21', about: 'ERP & MRP, İzmir' } as const;

/** Call hours by weekday, Monday to Friday; see `Account.hours`. */
const callHours = [
  [5, 6, 7, 8],
  [0, 1, 2, 3],
  [2, 3, 4, 5, 6],
  [6, 7, 8],
  [0, 1, 2],
].flatMap((hours, day) => hours.map((hour) => 10 * (day + 1) + hour));

/** The test user's account at its first sign-in: 80 % complete: a phone number is left to add. */
export function exampleAccount(user: User): Account {
  const account = defaultAccount(user);
  return {
    ...account,
    profile: { ...account.profile, ...profile },
    hours: callHours,
    notifications: {
      ...account.notifications,
      releases: { email: true, phone: false, site: true },
      letters: { email: true, phone: false, site: false },
    },
    address: { ...account.address, ...address },
  };
}

/** Products on the example wishlist: each in a colour of its own. */
export const exampleWishes: readonly ProductId[] = ['1060', '1071', '1052'];

/** Product, colour, size, quantity. */
type ExampleLine = readonly [ProductId, string, string | null, number];

interface ExampleOrder {
  /** End of the order number. */
  code: string;
  /** Working days since the order. */
  age: number;
  /** Hour and minute. */
  time: readonly [number, number];
  lines: readonly ExampleLine[];
}

/** The first is on its way, the second has arrived. */
const orderRows: readonly ExampleOrder[] = [
  {
    code: 'D3M2',
    age: 3,
    time: [14, 20],
    lines: [
      ['1040', 'pine', null, 1],
      ['1061', 'copper', null, 2],
    ],
  },
  {
    code: 'D3M1',
    age: 17,
    time: [10, 5],
    lines: [
      ['1030', 'blue', '42', 1],
      ['1022', 'pine', 'M', 1],
      ['1051', 'oat', null, 1],
    ],
  },
];

const orderLine = ([productId, color, size, quantity]: ExampleLine): OrderLine[] => {
  const product = productOf(productId);
  return product ? [{ productId, color, size, quantity, unit: priceOf(product) }] : [];
};

/**
 * The test user's orders, newest first, at the catalogue's prices.
 * @param now Unix time in ms
 */
export const exampleOrdersOf = ({ firstName, lastName, email }: User, now = Date.now()): Order[] =>
  orderRows.map(({ code, age, time, lines: rows }) => {
    const lines = rows.flatMap(orderLine);
    const placed = addWorkdays(new Date(now), -age);
    placed.setHours(...time, 0, 0);
    const placedAt = placed.toISOString();
    return {
      number: `S-${placedAt.slice(0, 10).replaceAll('-', '')}-${code}`,
      placedAt,
      email,
      name: `${firstName} ${lastName}`,
      ...address,
      more: '',
      method: 'courier',
      last4: '4242',
      lines,
      code: null,
      ...totalsOf(pricedLines(lines.map((line) => ({ ...line, id: '' })))),
      example: true,
    };
  });
