import { products } from '@/data/products';

/** Best-rated product in stock of each category, best first. */
export const suggestedProducts = [...products]
  .filter(({ stock }) => stock > 0)
  .sort((a, b) => b.review.stars - a.review.stars || b.review.count - a.review.count)
  .filter(({ categoryId }, index, all) => all.findIndex((other) => other.categoryId === categoryId) === index);
