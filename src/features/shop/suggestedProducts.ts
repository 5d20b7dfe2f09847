import { products } from '@/data/products';

const inStock = products.filter(({ stock }) => stock > 0);

const rated = [...inStock].sort((a, b) => b.review.stars - a.review.stars || b.review.count - a.review.count);

/** The products of a rank in their categories, best first. */
const ofRank = (rank: number) =>
  rated.filter((product) => rated.filter((other) => other.categoryId === product.categoryId)[rank] === product);

/** Best-rated product in stock of each category, best first. */
export const suggestedProducts = ofRank(0);

/** Second-best of each category: suggestions of the empty cart, which differ from those of the wishlist. */
export const otherSuggestions = ofRank(1);

/** Products in stock by the number of their reviews: suggestions of an empty order history. */
export const mostReviewed = [...inStock].sort((a, b) => b.review.count - a.review.count);
