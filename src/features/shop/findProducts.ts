import { priceOf } from '@/data/prices';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';
import { normalizeForSearch, searchVariants } from '@/lib/fold';
import { matchesInflection } from '@/lib/rankTexts';
import type { Filters, ListFilter, Sort } from './filters';

/** Product with precomputed values for filtering. */
export interface Shelved {
  product: Product;
  /** Cents after sales. */
  price: number;
  /** Folded search text, computed on first use (see lib/fold). */
  text: () => string;
}

/** Returns a product's text: name, description, category and colours. */
type Described = (product: Product) => string;

/** Folded text, also without hyphens: "tshirt" finds "t-shirt". */
function searched(words: string): string {
  const folded = searchVariants(words);
  return `${folded} ${folded.replaceAll('-', '')}`;
}

/** Indexes products for the current language. */
export const shelve = (products: readonly Product[], described: Described): Shelved[] =>
  products.map((product) => {
    let folded: string | undefined;
    return {
      product,
      price: priceOf(product),
      text: () => (folded ??= searched(described(product))),
    };
  });

/** Groups of filters; counts of a group ignore the group itself. */
const groups = ['query', 'category', 'color', 'size', 'gender', 'price', 'sale', 'stars'] as const;
type Group = (typeof groups)[number];

type Question = (item: Shelved) => boolean;

/** Predicate for a word; if no product contains it, inflected forms match. */
function finderOf(word: string, shelf: readonly Shelved[]): Question {
  const stands: Question = ({ text }) => text().includes(word);
  return shelf.some(stands) ? stands : ({ text }) => matchesInflection(text(), word);
}

function questionsOf(filters: Filters, shelf: readonly Shelved[]): [Group, Question][] {
  const { category, color, size, gender, from, to, stars } = filters;
  const words = normalizeForSearch(filters.query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => finderOf(word, shelf));
  const all: Record<Group, Question | false> = {
    query: words.length > 0 && ((item) => words.every((finds) => finds(item))),
    category: category.length > 0 && (({ product }) => category.includes(product.categoryId)),
    color: color.length > 0 && (({ product }) => product.attributes.colors.some((own) => color.includes(own))),
    size: size.length > 0 && (({ product }) => product.attributes.size?.some((own) => size.includes(own)) ?? false),
    // Women's and men's filters include unisex.
    gender:
      gender.length > 0 &&
      (({ product: { attributes } }) =>
        attributes.gender !== undefined && (gender.includes(attributes.gender) || attributes.gender === 'unisex')),
    price:
      (from !== null || to !== null) &&
      (({ price }) => price >= (from ?? 0) && price <= (to ?? Number.POSITIVE_INFINITY)),
    sale: filters.sale && (({ product }) => product.sale !== undefined),
    stars: stars > 0 && (({ product }) => product.review.stars >= stars),
  };
  return groups.flatMap((group) => {
    const question = all[group];
    return question ? [[group, question]] : [];
  });
}

/** Sort keys, ascending; integers. Rating: stars first, then up to ten million reviews. */
const orders: Record<Exclude<Sort, 'featured'>, (item: Shelved) => number> = {
  cheap: ({ price }) => price,
  dear: ({ price }) => -price,
  rating: ({ product: { review } }) => -(Math.round(review.stars * 100) * 1e7 + review.count),
  newest: ({ product }) => -Number(product.since.replaceAll('-', '')),
};

/** Stable sort by a numeric key in one Float64Array: thousands of items within a frame. */
function inOrder(items: readonly Shelved[], sort: Exclude<Sort, 'featured'>): Shelved[] {
  const many = items.length;
  const places = Float64Array.from(items, (item, index) => orders[sort](item) * many + index).sort();
  return Array.from(places, (place) => items[((place % many) + many) % many] as Shelved);
}

/** Filters and sorts. */
export function findProducts(shelf: readonly Shelved[], filters: Filters): readonly Shelved[] {
  const { color, size, stock, sort } = filters;
  const questions = questionsOf(filters, shelf);
  const asked = questions.length > 0 || stock;
  const items = asked
    ? shelf.filter(
        (item) => questions.every(([, passes]) => passes(item)) && (!stock || isInStock(item.product, color, size)),
      )
    : shelf;
  return sort === 'featured' ? items : inOrder(items, sort);
}

/** Facets beside the filters. */
interface Choices {
  /** Number of products by value, ignoring the list's own other values. */
  counts: Record<ListFilter, Record<string, number>>;
  /** Prices in cents of the products that match all filters but the price. */
  prices: number[];
}

/** Counts all facets in one pass. */
export function countChoices(shelf: readonly Shelved[], filters: Filters): Choices {
  const { color, size } = filters;
  const questions = questionsOf(filters, shelf);
  const prices: number[] = [];
  const counts: Choices['counts'] = { category: {}, color: {}, size: {}, gender: {} };
  // With the stock filter a value counts only if this very variant is in stock.
  const had = ({ product }: Shelved, colors: readonly ColorId[], sizes: readonly string[]) =>
    !filters.stock || isInStock(product, colors, sizes);
  const count = (list: ListFilter, choice: string | undefined) => {
    if (choice !== undefined) counts[list][choice] = (counts[list][choice] ?? 0) + 1;
  };
  for (const item of shelf) {
    let refusedBy: Group | null = null;
    let refusals = 0;
    for (const [group, passes] of questions) {
      if (passes(item)) continue;
      refusedBy = group;
      if (++refusals > 1) break;
    }
    if (refusals > 1) continue;
    const { attributes, categoryId } = item.product;
    const stocked = had(item, color, size);
    const only = (group: Group) => refusals === 0 || refusedBy === group;
    if (only('price') && stocked) prices.push(item.price);
    if (only('category') && stocked) count('category', categoryId);
    if (only('color')) for (const one of attributes.colors) if (had(item, [one], size)) count('color', one);
    if (only('size')) for (const one of attributes.size ?? []) if (had(item, color, [one])) count('size', one);
    if (only('gender') && stocked) count('gender', attributes.gender);
  }
  return { counts, prices };
}

/**
 * Initial colour of a card: the first filtered colour, preferably in stock. Undefined if the product has none of them.
 */
export function colorFor(product: Product, { color, size }: Pick<Filters, 'color' | 'size'>): ColorId | undefined {
  const asked = color.filter((one) => product.attributes.colors.includes(one));
  return asked.find((one) => isInStock(product, [one], size)) ?? asked[0];
}
