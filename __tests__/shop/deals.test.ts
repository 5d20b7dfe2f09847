import { categoryIds } from '@/data/categories';
import { dealsOf, weekEnd, weekOf } from '@/data/deals';
import { isInStock, productOf, products } from '@/data/products';
import { seasonOf, seasonPicks } from '@/data/seasons';
import { bestSellers, categoryProducts, isShownOnFront, lookIds } from '@/data/shopFront';
import { distinctColors } from '@/features/shop/distinctColors';

const weeks = Array.from({ length: 60 }, (_, week) => dealsOf(week));

it('ends the deals of the week on Monday at midnight in İzmir, three hours before midnight in UTC', () => {
  const sunday = Date.UTC(2026, 10, 22, 20, 59, 59);
  expect(new Date(weekEnd(sunday)).toISOString()).toBe('2026-11-22T21:00:00.000Z');
  expect(weekOf(sunday + 1000)).toBe(weekOf(sunday) + 1);
});

it('offers other products each week, all of them on sale and in stock', () => {
  for (const [index, deals] of weeks.entries()) {
    expect(deals).toHaveLength(4);
    expect(deals.filter((deal) => weeks[index + 1]?.includes(deal))).toEqual([]);
    expect(deals.every((deal) => deal.sale && isInStock(deal))).toBe(true);
  }
  const sales = products.filter((product) => product.sale && isInStock(product) && !isShownOnFront(product));
  expect(new Set(weeks.flat())).toEqual(new Set(sales));
});

it('shows the most reviewed product of each category that no season and no drawing shows', () => {
  const elsewhere = new Set<string>([...Object.values(seasonPicks).flat(), ...lookIds]);
  const byReviews = products
    .filter(({ id, stock }) => stock > 0 && !elsewhere.has(id))
    .sort((a, b) => b.review.count - a.review.count);
  const ofCategories = byReviews.filter(
    ({ categoryId }, index) => byReviews.findIndex((one) => one.categoryId === categoryId) === index,
  );
  expect(bestSellers).toEqual(ofCategories.slice(0, 4));
});

it('keeps the sales for the deals: a category shows one only where it has nothing else', () => {
  for (const shown of categoryProducts) {
    const left = products.filter(
      ({ id, categoryId }) =>
        categoryId === shown.categoryId &&
        !lookIds.some((one) => one === id) &&
        !bestSellers.some((one) => one.id === id),
    );
    expect(shown).toBe(left.find(({ sale }) => !sale) ?? left[0]);
  }
});

it('shows no product in two sections of the shop front, whatever the week', () => {
  expect(new Set(categoryProducts.map(({ categoryId }) => categoryId))).toEqual(new Set(categoryIds));
  for (const deals of weeks) {
    const shown = [...lookIds, ...[...categoryProducts, ...bestSellers, ...deals].map(({ id }) => id)];
    expect(shown).toHaveLength(new Set(shown).size);
  }
});

it('shows the products of a row in colours that are in stock and all different', () => {
  for (const row of [categoryProducts, bestSellers, ...weeks]) {
    const colors = distinctColors(row);
    expect(new Set(colors).size).toBe(row.length);
    expect(row.map((product, index) => isInStock(product, [colors[index]!]) || product.stock === 0)).not.toContain(
      false,
    );
  }
});

it('repeats a colour only where no other is left', () => {
  const pineOrCopper = (['1070', '1031', '1062'] as const).map((id) => productOf(id)!);
  expect(new Set(distinctColors(pineOrCopper))).toEqual(new Set(['pine', 'copper']));
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
