/** Product categories, in filter order; their names are words. */
export const categoryIds = ['shoes', 'phones', 'clothing', 'audio', 'bags', 'home', 'watches'] as const;

export type CategoryId = (typeof categoryIds)[number];
