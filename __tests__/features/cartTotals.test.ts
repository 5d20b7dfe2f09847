import fc from 'fast-check';
import { discountOf, priceOf } from '@/data/prices';
import { type Product, products } from '@/data/products';
import { type PricedLine, applyPromotion, pricedLines, totalsOf } from '@/features/cart/cartTotals';
import { sampleLines } from '@/features/cart/cartLines';
import { formatMoney } from '@/lib/formatMoney';

const [known] = products as [Product];

/** A line with an arbitrary price. */
const line = (price: number, sale: Product['sale'], quantity: number): PricedLine => {
  const { sale: _, ...rest } = known;
  const product: Product = { ...rest, price, ...(sale && { sale }) };
  return { id: 'x', productId: known.id, color: null, size: null, quantity, product, sum: priceOf(product) * quantity };
};

/** numerator / denominator, rounded half up. */
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

/** Independent implementation of (goods − discounts) × 1.18, with BigInt. */
function exact(lines: readonly PricedLine[]) {
  let goods = 0n;
  let sales = 0n;
  for (const { product, quantity } of lines) {
    const price = BigInt(product.price);
    const { discount = 0, type = 'amount' } = product.sale ?? {};
    const off = type === 'percent' ? halfUp(price * BigInt(discount), 100n) : BigInt(discount);
    goods += price * BigInt(quantity);
    sales += (off > price ? price : off) * BigInt(quantity);
  }
  return { goods, sales, total: halfUp((goods - sales) * 118n, 100n) };
}

const anySale = fc.option(
  fc.oneof(
    fc.record({ discount: fc.integer({ min: 0, max: 100 }), type: fc.constant('percent' as const) }),
    fc.record({ discount: fc.integer({ min: 0, max: 200_000 }), type: fc.constant('amount' as const) }),
  ),
  { nil: undefined },
);
const anyCart = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 10_000_000 }), anySale, fc.integer({ min: 1, max: 99 }))
    .map((all) => line(...all)),
  { maxLength: 12 },
);

it('computes totals that agree with exact arithmetic to the cent for ten thousand random carts', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const { goods, sales, tax, total } = totalsOf(lines);
      const right = exact(lines);
      expect([goods, sales, total]).toEqual([Number(right.goods), Number(right.sales), Number(right.total)]);
      expect(goods - sales + tax).toBe(total);
    }),
    { numRuns: 10_000 },
  );
});

it('never makes a total negative by a sale or a promotion code', () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom('STORM10', 'LODOS20', 'POYRAZ25'), (lines, code) => {
      const { off } = applyPromotion(code, lines, '2026-01-01');
      const { total } = totalsOf(lines, off);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
  );
});

it('takes a percentage or an amount off a price', () => {
  expect(discountOf({ price: 11_000, sale: { discount: 15, type: 'percent' } })).toBe(1_650);
  expect(priceOf({ price: 2_900, sale: { discount: 500, type: 'amount' } })).toBe(2_400);
  expect(priceOf({ price: 300, sale: { discount: 500, type: 'amount' } })).toBe(0);
  expect(priceOf({ price: 999 })).toBe(999);
});

it('adds the tax to what is left after the discounts, rounded half up once', () => {
  // 25 cents × 18 % = 4.5 cents.
  expect(totalsOf([line(25, undefined, 1)])).toMatchObject({ tax: 5, total: 30 });
  // Rounded once: three lines of 1 cent have 0.54 cents of tax.
  expect(totalsOf([1, 1, 1].map((price) => line(price, undefined, 1)))).toMatchObject({ tax: 1, total: 4 });
});

describe('a promotion code', () => {
  const lines = pricedLines(sampleLines);
  const outcome = (code: string, of = lines) => applyPromotion(code, of, '2026-11-21');

  it('takes its percentage off, regardless of case and blanks', () => {
    const worth = lines.reduce((all, { sum }) => all + sum, 0);
    expect(outcome('storm10')).toEqual({ code: 'STORM10', off: Math.round(worth / 10), problem: null });
    expect(outcome('  Storm10 ')).toMatchObject({ problem: null });
  });

  it('for one category takes nothing off the others', () => {
    expect(outcome('POYRAZ25')).toMatchObject({ off: Math.round(9_350 / 4) });
  });

  it.each([
    ['NOBODY', 'unknown', lines],
    ['__proto__', 'unknown', lines],
    ['BORA30', 'expired', lines],
    ['LODOS20', 'minimum', lines.slice(1, 2)],
    ['POYRAZ25', 'category', lines.slice(0, 2)],
  ])('%s is refused: %s', (code, problem, of) => {
    expect(outcome(code, of)).toMatchObject({ off: 0, problem });
  });

  it('is valid on its last day, and expired on the next', () => {
    expect(applyPromotion('BORA30', lines, '2026-02-28').problem).toBeNull();
    expect(applyPromotion('BORA30', lines, '2026-03-01').problem).toBe('expired');
  });
});

it('writes money as each language does', () => {
  expect(formatMoney(123_450, 'en')).toBe('$1,234.50');
  expect(formatMoney(123_450, 'tr')).toBe('$1.234,50');
  expect(formatMoney(123_450, 'de').replace('\u00a0', ' ')).toBe('1.234,50 $');
});
