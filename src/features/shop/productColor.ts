import type { ColorId } from '@/data/colors';
import { type Product, isInStock } from '@/data/products';

/** The first colour that can be bought in any size; the product's first when all are sold out. */
export const firstColorInStock = (product: Product): ColorId => {
  const { colors } = product.attributes;
  return colors.find((color) => isInStock(product, [color])) ?? colors[0];
};

/** Query that opens a product's page in a colour; '' for the first one, which the page shows without a query. */
export const colorQuery = ({ attributes }: Product, color: ColorId): string =>
  color === attributes.colors[0] ? '' : `color=${color}`;
