import { type CategoryId, categoryIds } from './categories';
import { type Product, type ProductId, products } from './products';
import { seasonPicks } from './seasons';

/** Products of the shop front's drawing, in the order of their numbers. */
export const lookIds = ['1021', '1031', '1051'] as const satisfies readonly ProductId[];

const bestSellersShown = 4;

const isInLook = ({ id }: Product) => lookIds.some((one) => one === id);
const seasonIds = new Set<ProductId>(Object.values(seasonPicks).flat());

/** In-stock products with the most reviews, one per category, which no season and no drawing of the shop front shows. */
export const bestSellers: readonly Product[] = [...products]
  .filter((product) => product.stock > 0 && !seasonIds.has(product.id) && !isInLook(product))
  .sort((a, b) => b.review.count - a.review.count)
  .filter(({ categoryId }, index, all) => all.findIndex((one) => one.categoryId === categoryId) === index)
  .slice(0, bestSellersShown);

/** The product that stands for a category: best without a sale, so that enough are left for the deals. */
function categoryProductOf(category: CategoryId): Product | undefined {
  const left = products.filter(
    (product) => product.categoryId === category && !isInLook(product) && !bestSellers.includes(product),
  );
  return left.find(({ sale }) => !sale) ?? left[0];
}

export const categoryProducts = categoryIds
  .map(categoryProductOf)
  .filter((product): product is Product => product !== undefined);

/** True for products that the shop front shows all year round: the deals leave them out. */
export const isShownOnFront = (product: Product): boolean =>
  isInLook(product) || bestSellers.includes(product) || categoryProducts.includes(product);
