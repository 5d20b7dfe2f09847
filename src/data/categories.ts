/** The shelves of the shop; their names are words. In the order of the filters. */
export const categoryIds = ['shoes', 'phones', 'clothing', 'audio', 'bags', 'home', 'watches'] as const;

export type CategoryId = (typeof categoryIds)[number];
