import { type Product, type ProductId, productOf } from './products';

/** Products of the shop front's drawing, in the order of their numbers. */
export const lookIds = ['1021', '1031', '1051'] as const satisfies readonly ProductId[];

const productsOf = (...ids: ProductId[]): readonly Product[] => ids.flatMap((id) => productOf(id) ?? []);

// Chosen by hand, since rules would be script that each visit downloads; `__tests__/shop/deals.test.ts` has the rules.

/** In-stock products with the most reviews, one per category, which no season and no drawing of the shop front shows. */
export const bestSellers = productsOf('1041', '1011', '1030', '1022');

/** The product that stands for each category: best without a sale, so that enough are left for the deals. */
export const categoryProducts = productsOf('1033', '1010', '1023', '1040', '1050', '1061', '1070');

const shown = new Set<Product>([...productsOf(...lookIds), ...bestSellers, ...categoryProducts]);

/** True for products that the shop front shows all year round: the deals leave them out. */
export const isShownOnFront = (product: Product): boolean => shown.has(product);
