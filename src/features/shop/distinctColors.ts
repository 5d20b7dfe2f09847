import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';

/** A colour for each product, in stock unless it is sold out; as many different ones as there can be. */
export function distinctColors(products: readonly Product[]): ColorId[] {
  let best: ColorId[] = [];
  const choose = (chosen: ColorId[]) => {
    const product = products[chosen.length];
    // Not even if all that follow differ.
    if (new Set(chosen).size + products.length - chosen.length <= new Set(best).size) return;
    if (!product) {
      best = chosen;
      return;
    }
    const { colors } = product.attributes;
    const inStock = colors.filter((color) => isInStock(product, [color]));
    for (const color of inStock.length > 0 ? inStock : colors) choose([...chosen, color]);
  };
  choose([]);
  return best;
}
