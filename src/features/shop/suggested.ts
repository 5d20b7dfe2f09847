import { products } from '@/data/products';

/** The favourites of others, best first: well rated and in stock, one a shelf. */
export const suggested = [...products]
  .filter(({ stock }) => stock > 0)
  .sort((a, b) => b.review.stars - a.review.stars || b.review.count - a.review.count)
  .filter(({ categoryId }, index, all) => all.findIndex((other) => other.categoryId === categoryId) === index);
