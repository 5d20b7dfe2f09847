import { priceOf } from '@/data/prices';
import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';
import { fold } from '@/lib/fold';
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

/** Puts products on a shelf in a language. */
export const shelve = (products: readonly Product[], described: Described): Shelved[] =>
  products.map((product) => {
    let folded: string | undefined;
    return {
      product,
      price: priceOf(product),
      text: () => (folded ??= fold(described(product))),
    };
  });

/** The groups of filters; each is asked on its own, so that the others can be counted without it. */
const groups = ['query', 'category', 'color', 'size', 'gender', 'price', 'sale', 'stars'] as const;
type Group = (typeof groups)[number];

type Question = (item: Shelved) => boolean;

function questionsOf(filters: Filters): [Group, Question][] {
  const { category, color, size, gender, from, to, stars } = filters;
  const words = fold(filters.query).split(/\s+/).filter(Boolean);
  const all: Record<Group, Question | false> = {
    query: words.length > 0 && (({ text }) => words.every((word) => text().includes(word))),
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

const orders: Record<Exclude<Sort, 'featured'>, (a: Shelved, b: Shelved) => number> = {
  cheap: (a, b) => a.price - b.price,
  dear: (a, b) => b.price - a.price,
  rating: (a, b) => b.product.review.stars - a.product.review.stars || b.product.review.count - a.product.review.count,
  newest: (a, b) => (a.product.since < b.product.since ? 1 : a.product.since > b.product.since ? -1 : 0),
};

export interface Found {
  items: Shelved[];
  /** How many a further choice of a list would show, the list's own other choices left aside. */
  counts: Record<ListFilter, Record<string, number>>;
  /** The prices in cents of everything that all filters but the price let through. */
  prices: number[];
}

/** What the filters leave of a shelf, in order, with the numbers beside the choices; one walk over the shelf. */
export function findProducts(shelf: readonly Shelved[], filters: Filters): Found {
  const questions = questionsOf(filters);
  const items: Shelved[] = [];
  const prices: number[] = [];
  const counts: Found['counts'] = { category: {}, color: {}, size: {}, gender: {} };
  // Of what was asked for, and not of another size or colour; a choice that is counted is asked for instead.
  const had = ({ product }: Shelved, { color, size }: Pick<Filters, 'color' | 'size'>) =>
    !filters.stock || isInStock(product, color, size);
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
    const { color, size } = filters;
    const stocked = had(item, filters);
    const only = (group: Group) => refusals === 0 || refusedBy === group;
    if (refusals === 0 && stocked) items.push(item);
    if (only('price') && stocked) prices.push(item.price);
    if (only('category') && stocked) count('category', categoryId);
    if (only('color')) for (const one of attributes.colors) if (had(item, { size, color: [one] })) count('color', one);
    if (only('size'))
      for (const one of attributes.size ?? []) if (had(item, { color, size: [one] })) count('size', one);
    if (only('gender') && stocked) count('gender', attributes.gender);
  }
  if (filters.sort !== 'featured') items.sort(orders[filters.sort]);
  return { items, counts, prices };
}

/** The colour that a card begins with: the first of those asked for that the product has, rather one that is left. */
export function colorFor(product: Product, { color, size }: Pick<Filters, 'color' | 'size'>): ColorId | undefined {
  const asked = color.filter((one) => product.attributes.colors.includes(one));
  return asked.find((one) => isInStock(product, [one], size)) ?? asked[0];
}
