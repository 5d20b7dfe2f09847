import { priceOf } from '@/data/prices';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';
import { fold, searchable } from '@/lib/fold';
import { inflected } from '@/lib/rankTexts';
import type { Filters, ListFilter, Sort } from './filters';

/** A product as the filters see it: everything that is compared is computed once. */
export interface Shelved {
  product: Product;
  /** Cents after sales. */
  price: number;
  /** Its words, folded (see lib/fold): computed when somebody searches for the first time. */
  text: () => string;
}

/** What the words say of a product: its name, its text, its category and its colours. */
type Described = (product: Product) => string;

/** Words as they are compared, those with a hyphen also without: many look for a "tshirt". */
function searched(words: string): string {
  const folded = searchable(words);
  return `${folded} ${folded.replaceAll('-', '')}`;
}

/** Puts products on a shelf in a language. */
export const shelve = (products: readonly Product[], described: Described): Shelved[] =>
  products.map((product) => {
    let folded: string | undefined;
    return {
      product,
      price: priceOf(product),
      text: () => (folded ??= searched(described(product))),
    };
  });

/** The groups of filters; each is asked on its own, so that the others can be counted without it. */
const groups = ['query', 'category', 'color', 'size', 'gender', 'price', 'sale', 'stars'] as const;
type Group = (typeof groups)[number];

type Question = (item: Shelved) => boolean;

/** A word of the query; one that stands nowhere on the shelf may have an ending there that it has not. */
function finderOf(word: string, shelf: readonly Shelved[]): Question {
  const stands: Question = ({ text }) => text().includes(word);
  return shelf.some(stands) ? stands : ({ text }) => inflected(text(), word);
}

function questionsOf(filters: Filters, shelf: readonly Shelved[]): [Group, Question][] {
  const { category, color, size, gender, from, to, stars } = filters;
  const words = fold(filters.query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => finderOf(word, shelf));
  const all: Record<Group, Question | false> = {
    query: words.length > 0 && ((item) => words.every((finds) => finds(item))),
    category: category.length > 0 && (({ product }) => category.includes(product.categoryId)),
    color: color.length > 0 && (({ product }) => product.attributes.colors.some((own) => color.includes(own))),
    size: size.length > 0 && (({ product }) => product.attributes.size?.some((own) => size.includes(own)) ?? false),
    // Who looks for women's things is served by those for everybody, too.
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

/** What a product is ordered by, the least first: a whole number. Stars come first, then up to ten million reviews. */
const orders: Record<Exclude<Sort, 'featured'>, (item: Shelved) => number> = {
  cheap: ({ price }) => price,
  dear: ({ price }) => -price,
  rating: ({ product: { review } }) => -(Math.round(review.stars * 100) * 1e7 + review.count),
  newest: ({ product }) => -Number(product.since.replaceAll('-', '')),
};

/** In order; equals stay as they were. By numbers in one row: thousands are sorted within the frame of the click. */
function inOrder(items: readonly Shelved[], sort: Exclude<Sort, 'featured'>): Shelved[] {
  const many = items.length;
  const places = Float64Array.from(items, (item, index) => orders[sort](item) * many + index).sort();
  return Array.from(places, (place) => items[((place % many) + many) % many] as Shelved);
}

/** What the filters leave of a shelf, in order. */
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

/** What stands beside the choices. */
interface Choices {
  /** How many a further choice of a list would show, the list's own other choices left aside. */
  counts: Record<ListFilter, Record<string, number>>;
  /** The prices in cents of everything that all filters but the price let through. */
  prices: number[];
}

/** What each further choice would show, and what prices there are to choose from; one walk over the shelf. */
export function countChoices(shelf: readonly Shelved[], filters: Filters): Choices {
  const { color, size } = filters;
  const questions = questionsOf(filters, shelf);
  const prices: number[] = [];
  const counts: Choices['counts'] = { category: {}, color: {}, size: {}, gender: {} };
  // Of what was asked for, and not of another size or colour; a choice that is counted is asked for instead.
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

/** The colour that a card begins with: the first of those asked for that the product has, rather one that is left. */
export function colorFor(product: Product, { color, size }: Pick<Filters, 'color' | 'size'>): ColorId | undefined {
  const asked = color.filter((one) => product.attributes.colors.includes(one));
  return asked.find((one) => isInStock(product, [one], size)) ?? asked[0];
}
