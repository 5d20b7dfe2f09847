/** One sample per kind of entry page: the one that differs most from the default entry. */
const sampleEntries = [
  '/career/single/nights',
  '/customer/story-single/norddock',
  '/help/detail/order-total',
  '/portfolio/case-study/v2/kovan',
  '/saas/feature-single/failover',
  '/saas/integration-single/marketplace',
];

const pages = sampleEntries.map((path) => path.replace(/[^/]+$/, ''));

/** Whether a path, with or without language, is that of an entry page. */
export const isEntry = (path: string): boolean => pages.some((page) => path.includes(page));

/** Whether a path is that of a sample entry. */
export const isSampleEntry = (path: string): boolean => sampleEntries.some((entry) => path.endsWith(entry));
