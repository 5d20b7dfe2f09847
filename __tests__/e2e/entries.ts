/** One entry of each list that stands for the others: it differs most from the one that its page shows by itself. */
const chosen = [
  '/career/single/nights',
  '/customer/story-single/norddock',
  '/help/detail/order-total',
  '/portfolio/case-study/v2/kovan',
  '/saas/feature-single/failover',
  '/saas/integration-single/marketplace',
];

const pages = chosen.map((path) => path.replace(/[^/]+$/, ''));

/** True for an address below the page of a list; with or without its language. */
export const isEntry = (path: string): boolean => pages.some((page) => path.includes(page));

/** True for the entry that is looked at closely, for all of its list. */
export const standsForOthers = (path: string): boolean => chosen.some((entry) => path.endsWith(entry));
