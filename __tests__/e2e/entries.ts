import { readFileSync } from 'node:fs';

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

/** Two products represent all (available, sold out); entry pages have one sample per kind. */
const isSample = (path: string) =>
  isEntry(path) ? isSampleEntry(path) : !path.includes('/shop/single/') || /\/(1030|1050)$/.test(path);

/** The paths of the sitemap without language. */
export const samplePaths = (): string[] => {
  const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)];
  const paths = listed.map(([, path = '']) => path).filter(isSample);
  return [...new Set(paths.map((path) => path.replace(/^\/[^/]+/, '')))];
};
