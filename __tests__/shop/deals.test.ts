import { dealsOf, weekEnd, weekOf } from '@/data/deals';
import { isInStock, productOf, products } from '@/data/products';
import { seasonOf } from '@/data/seasons';

it('ends the deals of the week on Monday at midnight in İzmir, three hours before midnight in UTC', () => {
  const sunday = Date.UTC(2026, 10, 22, 20, 59, 59);
  expect(new Date(weekEnd(sunday)).toISOString()).toBe('2026-11-22T21:00:00.000Z');
  expect(weekOf(sunday + 1000)).toBe(weekOf(sunday) + 1);
});

it('offers other products each week, all of them on sale and in stock', () => {
  const weeks = [100, 101].map((week) => dealsOf(week));
  expect(weeks[0]).not.toEqual(weeks[1]);
  for (const deal of weeks.flat()) {
    expect(deal.sale).toBeDefined();
    expect(isInStock(deal)).toBe(true);
  }
  const ever = new Set(Array.from({ length: 60 }, (_, week) => dealsOf(week).map(({ id }) => id)).flat());
  expect(ever.size).toBe(products.filter((product) => product.sale && isInStock(product)).length);
});

it.each([
  ['none of whose variants is left', 17, { ink: 0, oat: 0 }, false],
  ['of which only single variants are left', 0, { oat: 2 }, true],
])('a product on sale %s: is it a deal?', (_, stock, variantStock, isDeal) => {
  const product = Object.assign(productOf('1060')!, { variantStock });
  const stocked = jest.replaceProperty(product, 'stock', stock);
  const ever = Array.from({ length: 60 }, (_, week) => dealsOf(week)).flat();
  expect(ever.includes(product)).toBe(isDeal);
  stocked.restore();
  Reflect.deleteProperty(product, 'variantStock');
});

it('assigns a season to every month', () => {
  expect([12, 1, 2].map(seasonOf)).toEqual(['winter', 'winter', 'winter']);
  expect([3, 6, 9, 11].map(seasonOf)).toEqual(['spring', 'summer', 'autumn', 'autumn']);
});
