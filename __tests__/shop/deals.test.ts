import { dealsOf, weekEnd, weekOf } from '@/data/deals';
import { products } from '@/data/products';
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
    expect(deal.stock).toBeGreaterThan(0);
  }
  const ever = new Set(Array.from({ length: 60 }, (_, week) => dealsOf(week).map(({ id }) => id)).flat());
  expect(ever.size).toBe(products.filter(({ sale, stock }) => sale && stock > 0).length);
});

it('assigns a season to every month', () => {
  expect([12, 1, 2].map(seasonOf)).toEqual(['winter', 'winter', 'winter']);
  expect([3, 6, 9, 11].map(seasonOf)).toEqual(['spring', 'summer', 'autumn', 'autumn']);
});
