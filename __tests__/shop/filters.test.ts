import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { categoryIds } from '@/data/categories';
import { colorIds } from '@/data/colors';
import { type Product, products } from '@/data/products';
import {
  type Filters,
  genders,
  isUnfiltered,
  noFilters,
  pageSizes,
  ratings,
  parseFilters,
  sizes,
  sorts,
  serializeFilters,
} from '@/features/shop/filters';
import { countFacets, findProducts, indexProducts } from '@/features/shop/findProducts';
import { languageCodes } from '@/site/languages';

interface Catalogue {
  categories: Record<string, string>;
  colors: Record<string, string>;
  products: Record<string, { name: string; text: string }>;
}

/** The searchable products of a language. */
function indexFor(language: string) {
  const words = JSON.parse(readFileSync(`public/assets/i18n/${language}/catalogue.json`, 'utf8')) as Catalogue;
  return indexProducts(products, ({ id, categoryId, attributes }) =>
    [
      words.products[id]?.name,
      words.products[id]?.text,
      words.categories[categoryId],
      ...attributes.colors.map((color) => words.colors[color]),
    ].join(' '),
  );
}

const indexedProducts = indexFor('tr');
const find = (filters: Partial<Filters>, on = indexedProducts) => findProducts(on, { ...noFilters, ...filters });
const count = (filters: Partial<Filters>) => countFacets(indexedProducts, { ...noFilters, ...filters });
const idsOf = (filters: Partial<Filters>, on = indexedProducts) => find(filters, on).map(({ product }) => product.id);

const choices = <T>(known: readonly T[]) => fc.subarray([...known]);
const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    query: fc.stringMatching(/^[a-zığşöü]{0,12}$/),
    category: choices(categoryIds),
    color: choices(colorIds),
    size: choices(sizes),
    gender: choices(genders),
    from: fc.option(fc.integer({ min: 0, max: 9_999 }).map((dollars) => dollars * 100)),
    to: fc.option(fc.integer({ min: 0, max: 9_999 }).map((dollars) => dollars * 100)),
    sale: fc.boolean(),
    stock: fc.boolean(),
    stars: fc.constantFrom(0, ...ratings),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 99 }),
    show: fc.constantFrom(...pageSizes),
  })
  // The lower limit comes first.
  .filter(({ from, to }) => from === null || to === null || from <= to);

describe('the address of the product grid', () => {
  it('gives back exactly the filters that were written into it', () => {
    fc.assert(fc.property(anyFilters, (filters) => expect(parseFilters(serializeFilters(filters))).toEqual(filters)));
  });

  it('swaps the prices of a range that are in the wrong order', () => {
    expect(parseFilters('min=500&max=100')).toMatchObject({ from: 10_000, to: 50_000 });
  });

  it('has no query while no filter is chosen', () => {
    expect(serializeFilters(noFilters)).toBe('');
    expect(isUnfiltered({ ...noFilters, sort: 'cheap', page: 3 })).toBe(true);
    expect(isUnfiltered({ ...noFilters, sale: true })).toBe(false);
  });

  it.each([
    'category=weapons&color=__proto__&size=XXXXL&gender=all',
    'min=-5&max=1e9&stars=99&page=0&show=13&sort=cheapest',
    'min=abc&max=&page=1.5&stars=constructor&sale=yes',
    '%E0%A4%A=%ZZ&&==&category=',
  ])('with invalid values has no filters: %s', (query) => {
    expect(parseFilters(query)).toEqual(noFilters);
  });

  it('with any query is parsed without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (query) => {
        const filters = parseFilters(query);
        expect(find(filters).length).toBeLessThanOrEqual(products.length);
      }),
    );
  });
});

/** The stock of every variant. */
function piecesOf({ attributes: { colors, size }, variantStock = {}, stock }: Product) {
  const pieces: { color: string; size: string | null; count: number }[] = [];
  for (const color of colors)
    for (const one of size ?? [null]) {
      const named = [`${color}:${one}`, one, color].find((name) => name !== null && name in variantStock);
      pieces.push({ color, size: one, count: named ? (variantStock[named] ?? 0) : stock });
    }
  return pieces;
}

describe('the filtered products', () => {
  it('are exactly those that match when every product is checked one by one', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const found = new Set(idsOf({ ...filters, query: '' }));
        for (const { product, price } of indexedProducts) {
          const { attributes, categoryId, sale, review, id } = product;
          const fits =
            (filters.category.length === 0 || filters.category.includes(categoryId)) &&
            (filters.color.length === 0 || attributes.colors.some((color) => filters.color.includes(color))) &&
            (filters.size.length === 0 || (attributes.size ?? []).some((size) => filters.size.includes(size))) &&
            (filters.gender.length === 0 ||
              attributes.gender === 'unisex' ||
              filters.gender.some((gender) => gender === attributes.gender)) &&
            price >= (filters.from ?? 0) &&
            price <= (filters.to ?? Infinity) &&
            (!filters.sale || sale !== undefined) &&
            (!filters.stock ||
              piecesOf(product).some(
                ({ color, size, count }) =>
                  count > 0 &&
                  (filters.color.length === 0 || filters.color.some((one) => one === color)) &&
                  (filters.size.length === 0 || size === null || filters.size.includes(size)),
              )) &&
            review.stars >= filters.stars;
          expect([id, found.has(id)]).toEqual([id, fits]);
        }
      }),
    );
  });

  it('are counted for each category and colour as that choice finds them', () => {
    const { counts } = count({ sale: true });
    for (const category of categoryIds) {
      expect(counts.category[category] ?? 0).toBe(idsOf({ sale: true, category: [category] }).length);
    }
    for (const color of colorIds) {
      expect(counts.color[color] ?? 0).toBe(idsOf({ sale: true, color: [color] }).length);
    }
    for (const gender of genders) {
      expect(counts.gender[gender] ?? 0).toBe(idsOf({ sale: true, gender: [gender] }).length);
    }
  });

  it('are in stock only if the chosen size and colour are in stock', () => {
    expect(idsOf({ size: ['45'] })).toContain('1030');
    expect(idsOf({ size: ['45'], stock: true })).not.toContain('1030');
    expect(idsOf({ size: ['45', '44'], stock: true })).toContain('1030');
    expect(idsOf({ color: ['red'], size: ['38'], category: ['shoes'], stock: true })).not.toContain('1030');
    expect(idsOf({ color: ['red', 'blue'], size: ['38'], category: ['shoes'], stock: true })).toContain('1030');
  });

  it('are counted for each size and colour in stock as that choice finds them', () => {
    const asked: Partial<Filters> = { stock: true, color: ['red'], size: ['38'] };
    const { counts } = count(asked);
    for (const size of sizes) expect(counts.size[size] ?? 0).toBe(idsOf({ ...asked, size: [size] }).length);
    for (const color of colorIds) expect(counts.color[color] ?? 0).toBe(idsOf({ ...asked, color: [color] }).length);
  });

  it('are still counted for other choices of a list: bags when shoes are chosen', () => {
    const { counts } = count({ category: ['shoes'] });
    expect(counts.category.bags).toBe(products.filter(({ categoryId }) => categoryId === 'bags').length);
    expect(counts.color.blue).toBe(2);
  });

  it('are sorted by price, rating and date', () => {
    const prices = find({ sort: 'cheap' }).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const dear = find({ sort: 'dear' }).map(({ price }) => price);
    expect(dear).toEqual([...prices].reverse());
    const stars = find({ sort: 'rating' }).map(({ product }) => product.review.stars);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    const days = find({ sort: 'newest' }).map(({ product }) => product.since);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('keep their order in every sort order when they are equal', () => {
    const [first] = indexedProducts;
    if (!first) throw new Error('There are no products');
    const equals = Array.from({ length: 50 }, () => ({ ...first }));
    for (const sort of ['cheap', 'dear', 'rating', 'newest'] as const) {
      const ordered = find({ sort }, equals);
      expect(ordered.every((one, index) => one === equals[index])).toBe(true);
    }
  });
});

describe('the product search', () => {
  it.each(['yağmurluk', 'YAĞMURLUK', 'yagmurluk', 'Yagmurlük', 'yağmur'])('finds the raincoat for “%s”', (query) => {
    expect(idsOf({ query })).toContain('1021');
  });

  it.each(['ISPARTA yok', 'zzz'])('finds nothing for “%s”', (query) => {
    expect(idsOf({ query })).toEqual([]);
  });

  it.each(['ışık', 'isik', 'IŞIK', 'İsik'])('treats ı, i, I and İ as one letter: “%s”', (query) => {
    const [all] = ['ışık', 'isik', 'IŞIK', 'İsik'].map((text) => idsOf({ query: text }));
    expect(idsOf({ query })).toEqual(all);
  });

  it.each(['t-shirt', 'T-Shirt', 'tshirt', 't shirt'])(
    'finds the t-shirt with its hyphen or without: “%s”',
    (query) => {
      for (const language of ['en', 'de']) expect(idsOf({ query }, indexFor(language))).toContain('1020');
    },
  );

  it.each(['Kopfhörer', 'kopfhorer', 'KOPFHOERER'])('finds headphones with the umlaut or without: “%s”', (query) => {
    expect(idsOf({ query }, indexFor('de'))).toContain('1040');
  });

  it.each([
    ['tr', 'ayakkabılar'],
    ['en', 'smartphones'],
    ['de', 'Schuhen'],
  ])('finds in %s a word with an ending: “%s”', (language, query) => {
    expect(idsOf({ query }, indexFor(language)).length).toBeGreaterThan(0);
  });

  it('requires every word, in any order', () => {
    expect(idsOf({ query: 'ayakkabı koşu' })).toContain('1030');
    expect(idsOf({ query: 'koşu telefon' })).toEqual([]);
  });

  it.each(languageCodes)('finds all shoes by their category in %s', (language) => {
    const words = JSON.parse(readFileSync(`public/assets/i18n/${language}/catalogue.json`, 'utf8')) as Catalogue;
    const found = idsOf({ query: words.categories.shoes ?? '' }, indexFor(language));
    for (const id of ['1030', '1031', '1032', '1033']) expect(found).toContain(id);
  });
});
