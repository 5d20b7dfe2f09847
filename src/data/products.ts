import type { CategoryId } from './categories';
import type { ColorId } from './colors';

export type Gender = 'women' | 'men' | 'unisex';

/** Percent of the price, or an amount in cents. */
export interface Sale {
  discount: number;
  type: 'percent' | 'amount';
}

/** Product data. Amounts in integer cents; names and descriptions are words by product id. */
interface ProductRow {
  /**
   * Views of the product, the first one for lists; one file per view and colour (see `pictureOf`). The drawing of a
   * `screen` runs off the lower edge.
   */
  images: readonly string[];
  /** Lies flat, seen from above: no floor below it, and its `detail` is drawn from edge to edge. */
  flat?: true;
  /** Regular price in cents. */
  price: number;
  sale?: Sale;
  /** Stock of each variant that `variantStock` doesn't list. */
  stock: number;
  /** Stock of single variants: by `colour:size` (`red:42`), size, or colour, in this order of precedence. */
  variantStock?: Readonly<Record<string, number>>;
  attributes: { colors: readonly [ColorId, ...ColorId[]]; gender?: Gender; size?: readonly string[] };
  tag?: 'new' | 'bestseller';
  review: { count: number; stars: number };
  categoryId: CategoryId;
  /** ISO date of the first day in the shop. */
  since: string;
}

const letterSizes = ['S', 'M', 'L', 'XL'] as const;
const europeanSizes = ['38', '39', '40', '41', '42', '43', '44', '45'] as const;

const percent = (discount: number): Sale => ({ discount, type: 'percent' });
const amount = (discount: number): Sale => ({ discount, type: 'amount' });

/** Products in default sort order. */
const productRows = [
  {
    id: '1040',
    images: ['front', 'side', 'folded'],
    price: 18_900,
    stock: 12,
    attributes: { colors: ['pine', 'oat', 'copper'] },
    tag: 'new',
    review: { count: 74, stars: 4.8 },
    categoryId: 'audio',
    since: '2026-11-02',
  },
  {
    id: '1030',
    images: ['side', 'top', 'back', 'sole'],
    price: 11_000,
    sale: percent(15),
    stock: 9,
    variantStock: { '45': 0, 'blue:42': 6, 'red:38': 0, oat: 3 },
    attributes: { colors: ['blue', 'red', 'ink', 'oat'], gender: 'unisex', size: europeanSizes },
    tag: 'bestseller',
    review: { count: 128, stars: 4.7 },
    categoryId: 'shoes',
    since: '2026-03-18',
  },
  {
    id: '1010',
    images: ['front', 'back', 'side', 'screen'],
    price: 72_100,
    sale: percent(10),
    stock: 14,
    variantStock: { violet: 2 },
    attributes: { colors: ['pine', 'copper', 'violet'] },
    review: { count: 86, stars: 4.5 },
    categoryId: 'phones',
    since: '2026-09-12',
  },
  {
    id: '1020',
    images: ['front', 'back', 'folded', 'detail'],
    flat: true,
    price: 2_900,
    sale: amount(500),
    stock: 40,
    variantStock: { XL: 4, 'copper:S': 0 },
    attributes: { colors: ['oat', 'ink', 'copper'], gender: 'unisex', size: letterSizes },
    review: { count: 41, stars: 4.2 },
    categoryId: 'clothing',
    since: '2025-05-04',
  },
  {
    id: '1060',
    images: ['side', 'front', 'detail'],
    price: 9_500,
    sale: percent(20),
    stock: 17,
    attributes: { colors: ['ink', 'oat'] },
    review: { count: 53, stars: 4.8 },
    categoryId: 'home',
    since: '2025-11-20',
  },
  {
    id: '1061',
    images: ['front', 'lid', 'cut'],
    price: 3_200,
    stock: 60,
    attributes: { colors: ['copper', 'ink', 'blue'] },
    tag: 'bestseller',
    review: { count: 64, stars: 4.6 },
    categoryId: 'home',
    since: '2025-02-11',
  },
  {
    id: '1050',
    images: ['front', 'back', 'open'],
    price: 11_800,
    stock: 0,
    attributes: { colors: ['slate', 'ink'] },
    review: { count: 37, stars: 4.4 },
    categoryId: 'bags',
    since: '2025-08-30',
  },
  {
    id: '1070',
    images: ['front', 'side', 'back'],
    price: 24_000,
    stock: 6,
    attributes: { colors: ['pine', 'copper'] },
    review: { count: 29, stars: 4.3 },
    categoryId: 'watches',
    since: '2026-01-15',
  },
  {
    id: '1021',
    images: ['front', 'back', 'hood'],
    price: 14_500,
    stock: 11,
    variantStock: { S: 0, 'amber:L': 2 },
    attributes: { colors: ['amber', 'blue', 'ink'], gender: 'women', size: letterSizes },
    tag: 'new',
    review: { count: 58, stars: 4.7 },
    categoryId: 'clothing',
    since: '2026-10-08',
  },
  {
    id: '1041',
    images: ['case', 'pair', 'open'],
    price: 7_900,
    sale: percent(25),
    stock: 34,
    attributes: { colors: ['oat', 'ink', 'blue'] },
    review: { count: 212, stars: 4.1 },
    categoryId: 'audio',
    since: '2025-06-17',
  },
  {
    id: '1031',
    images: ['side', 'top', 'sole'],
    price: 13_400,
    stock: 8,
    variantStock: { '38': 0, '39': 0, 'pine:43': 1 },
    attributes: { colors: ['pine', 'copper'], gender: 'men', size: europeanSizes },
    review: { count: 47, stars: 4.6 },
    categoryId: 'shoes',
    since: '2026-08-21',
  },
  {
    id: '1071',
    images: ['front', 'side', 'back'],
    price: 12_900,
    sale: amount(2_000),
    stock: 22,
    attributes: { colors: ['blue', 'amber', 'ink'] },
    review: { count: 91, stars: 4.0 },
    categoryId: 'watches',
    since: '2025-04-26',
  },
  {
    id: '1022',
    images: ['front', 'back', 'detail'],
    price: 6_400,
    stock: 25,
    variantStock: { 'violet:XL': 0 },
    attributes: { colors: ['slate', 'pine', 'violet'], gender: 'unisex', size: letterSizes },
    review: { count: 83, stars: 4.5 },
    categoryId: 'clothing',
    since: '2025-09-28',
  },
  {
    id: '1051',
    images: ['front', 'open', 'folded'],
    price: 3_900,
    stock: 48,
    attributes: { colors: ['oat', 'pine'] },
    review: { count: 66, stars: 4.4 },
    categoryId: 'bags',
    since: '2024-11-05',
  },
  {
    id: '1011',
    images: ['front', 'back', 'side'],
    price: 44_900,
    stock: 19,
    variantStock: { red: 0 },
    attributes: { colors: ['oat', 'blue', 'red'] },
    review: { count: 143, stars: 4.3 },
    categoryId: 'phones',
    since: '2025-10-14',
  },
  {
    id: '1042',
    images: ['front', 'top', 'back'],
    price: 15_900,
    sale: percent(10),
    stock: 13,
    attributes: { colors: ['ink', 'red', 'pine'] },
    review: { count: 38, stars: 4.6 },
    categoryId: 'audio',
    since: '2026-06-09',
  },
  {
    id: '1032',
    images: ['side', 'top', 'pair'],
    price: 5_900,
    sale: percent(30),
    stock: 15,
    variantStock: { '44': 0, '45': 0 },
    attributes: { colors: ['oat', 'ink', 'blue'], gender: 'women', size: europeanSizes },
    review: { count: 105, stars: 3.9 },
    categoryId: 'shoes',
    since: '2024-06-22',
  },
  {
    id: '1062',
    images: ['front', 'side', 'dial'],
    price: 16_800,
    stock: 5,
    attributes: { colors: ['copper', 'pine'] },
    tag: 'new',
    review: { count: 12, stars: 4.9 },
    categoryId: 'home',
    since: '2026-10-29',
  },
  {
    id: '1023',
    images: ['side', 'front', 'back'],
    price: 2_200,
    stock: 52,
    attributes: { colors: ['ink', 'red', 'oat'], gender: 'unisex' },
    review: { count: 49, stars: 4.1 },
    categoryId: 'clothing',
    since: '2024-04-15',
  },
  {
    id: '1052',
    images: ['front', 'back', 'open'],
    price: 5_600,
    sale: amount(600),
    stock: 21,
    attributes: { colors: ['copper', 'ink', 'violet'] },
    review: { count: 58, stars: 4.2 },
    categoryId: 'bags',
    since: '2025-12-01',
  },
  {
    id: '1033',
    images: ['side', 'top', 'sole'],
    price: 17_900,
    stock: 7,
    variantStock: { '38': 0, 'ink:41': 1 },
    attributes: { colors: ['copper', 'ink'], gender: 'women', size: europeanSizes },
    review: { count: 34, stars: 4.8 },
    categoryId: 'shoes',
    since: '2026-09-30',
  },
  {
    id: '1072',
    images: ['front', 'side', 'back'],
    price: 32_900,
    sale: percent(12),
    stock: 10,
    attributes: { colors: ['slate', 'oat'] },
    review: { count: 77, stars: 4.4 },
    categoryId: 'watches',
    since: '2026-07-13',
  },
  {
    id: '1024',
    images: ['front', 'folded', 'detail'],
    price: 1_900,
    stock: 70,
    attributes: { colors: ['red', 'blue', 'oat'], gender: 'unisex' },
    review: { count: 95, stars: 4.6 },
    categoryId: 'clothing',
    since: '2024-10-10',
  },
  {
    id: '1012',
    images: ['front', 'back', 'open'],
    price: 98_900,
    sale: amount(10_000),
    stock: 4,
    attributes: { colors: ['slate', 'pine'] },
    review: { count: 21, stars: 3.8 },
    categoryId: 'phones',
    since: '2026-05-19',
  },
] as const satisfies readonly (ProductRow & { id: string })[];

export type ProductId = (typeof productRows)[number]['id'];

export interface Product extends ProductRow {
  id: ProductId;
}

/** All products in default sort order. */
export const products: readonly Product[] = productRows;

/** In the order of `products`. */
export const productIds = products.map(({ id }) => id);

const byId = new Map<string, Product>(products.map((product) => [product.id, product]));

/** Product by id; undefined for unknown ids, which may come from a URL or from storage. */
export const productOf = (id: unknown): Product | undefined => (typeof id === 'string' ? byId.get(id) : undefined);

/** Colour and size; null where the product has no choice. */
export interface Variant {
  color: string | null;
  size: string | null;
}

/** Number of items of a variant in stock. */
export function stockOf({ stock, variantStock = {} }: Product, { color, size }: Variant): number {
  return variantStock[`${color}:${size}`] ?? variantStock[size ?? ''] ?? variantStock[color ?? ''] ?? stock;
}

/** True if any variant of these colours and sizes is in stock; an empty list matches all. */
export function isInStock(product: Product, colors: readonly string[] = [], sizes: readonly string[] = []): boolean {
  const { attributes } = product;
  const among = (available: readonly string[], requested: readonly string[]) =>
    requested.length > 0 ? available.filter((one) => requested.includes(one)) : available;
  const ownSizes = attributes.size ? among(attributes.size, sizes) : [null];
  return among(attributes.colors, colors).some((color) =>
    ownSizes.some((size) => stockOf(product, { color, size }) > 0),
  );
}

/** URL of a picture; view and colour default to the product's first. */
export const pictureOf = ({ id, images, attributes }: Product, color?: string | null, view = images[0]): string =>
  `/assets/images/products/${id}-${view}-${color ?? attributes.colors[0]}.svg`;
