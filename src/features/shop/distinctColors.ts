import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';
import { firstColorInStock } from './productColor';

/**
 * A colour for each product, no two alike as far as their colours in stock allow: the product's first free one, or one
 * whose holder can take another (augmenting paths in the bipartite graph of products and colours).
 */
export function distinctColors(products: readonly Product[]): ColorId[] {
  const holders = new Map<ColorId, Product>();
  const assign = (product: Product, tried: Set<ColorId>): boolean => {
    const inStock = product.attributes.colors.filter((color) => !tried.has(color) && isInStock(product, [color]));
    for (const color of inStock) tried.add(color);
    const color =
      inStock.find((one) => !holders.has(one)) ??
      inStock.find((one) => {
        const holder = holders.get(one);
        return holder && assign(holder, tried);
      });
    if (color) holders.set(color, product);
    return color !== undefined;
  };
  for (const product of products) assign(product, new Set());
  return products.map(
    (product) => [...holders].find(([, holder]) => holder === product)?.[0] ?? firstColorInStock(product),
  );
}
