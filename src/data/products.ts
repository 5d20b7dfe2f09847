/** A product's facts (spec 3). Money in integer cents; names and descriptions are words, keyed by id. */
export interface Product {
  id: ProductId;
  images: readonly string[];
  /** Before any sale, in cents. */
  price: number;
  /** Percent of the price, or an amount in cents. */
  sale?: { discount: number; type: 'percent' | 'amount' };
  stock: number;
  attributes: { colors: readonly string[]; gender?: 'women' | 'men' | 'unisex'; size?: readonly string[] };
  tag?: string;
  review: { count: number; stars: number };
  categoryId: string;
}

export const productIds = ['1010', '1020', '1030'] as const;

export type ProductId = (typeof productIds)[number];

const catalogue: Record<ProductId, Omit<Product, 'id'>> = {
  '1010': {
    images: ['smartphone-front', 'smartphone-back', 'smartphone-side'],
    price: 79_900,
    sale: { discount: 10, type: 'percent' },
    stock: 14,
    attributes: { colors: ['graphite', 'mint', 'sand'] },
    tag: 'sale',
    review: { count: 86, stars: 4.6 },
    categoryId: 'electronics',
  },
  '1020': {
    images: ['tshirt-front', 'tshirt-back', 'tshirt-folded'],
    price: 2_450,
    stock: 40,
    attributes: { colors: ['white', 'green', 'ink'], gender: 'unisex', size: ['S', 'M', 'L', 'XL'] },
    review: { count: 52, stars: 4.4 },
    categoryId: 'clothing',
  },
  '1030': {
    images: ['runner-side', 'runner-top', 'runner-back', 'runner-sole'],
    price: 11_000,
    sale: { discount: 1_650, type: 'amount' },
    stock: 9,
    attributes: { colors: ['blue', 'red', 'ink'], gender: 'unisex', size: ['38', '39', '40', '41', '42', '43', '44'] },
    review: { count: 128, stars: 4.7 },
    categoryId: 'shoes',
  },
};

const byId = new Map<string, Product>(productIds.map((id) => [id, { id, ...catalogue[id] }]));

/** The product with that id, or undefined: ids may come from an address or from storage. */
export const productOf = (id: unknown): Product | undefined => (typeof id === 'string' ? byId.get(id) : undefined);
