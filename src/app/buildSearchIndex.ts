import { integrations } from '@/data/integrations';
import { jobOf, openJobs } from '@/data/jobs';
import { priceOf } from '@/data/prices';
import { type Product, pictureOf, products } from '@/data/products';
import { pathOf } from '@/site/addresses';
import type { PageKey } from '@/site/menu';
import { findablePages } from '@/site/menuTree';
import type { SearchEntry } from '@/site/searchIndex';
import type { ReadNamespace, SearchSource } from './searchSource';
import { articleEntries, postEntries, questionEntries } from './searchArticles';
import { buyerEntries, featureEntries, personEntries, storyEntries, workEntries } from './searchCompany';
import { type HostWords, seoWords } from './seoWords';

interface ShellWords {
  menu: Record<string, string>;
}

const legalPages: readonly PageKey[] = ['legal/privacy', 'legal/cookies', 'legal/imprint', 'legal/accessibility'];

/** '' for a text with placeholders, which the index can't fill in. */
const omitTemplate = (text: string) => (/\{\{\w+\}\}/.test(text) ? '' : text);

/** Entries of all pages without a parameter: menu label, title, description. */
const pageEntries: SearchSource = async (read) => {
  const { menu } = await read<ShellWords>('shell');
  const home = seoWords(await read<HostWords>('hosts'));
  const found = [...findablePages, ...legalPages.map((key) => ({ key, group: null }))].filter(
    ({ key }) => !/:\w+$/.test(pathOf(key)),
  );
  return Promise.all(
    found.map(async ({ key, group }) => {
      const { meta } = await read<{ meta: { title: string; description?: string } }>(key);
      const { description = home.description } = meta;
      return {
        group: 'pages' as const,
        name: menu[key] ?? meta.title,
        // A description with placeholders belongs to an entry, not to the page.
        text: omitTemplate(description),
        more: [omitTemplate(meta.title), group ? menu[group] : '', key].join(' '),
        to: key,
      };
    }),
  );
};

interface CatalogueWords {
  categories: Record<string, string>;
  colors: Record<string, string>;
  genders: Record<string, string>;
  tags: Record<string, string>;
  products: Record<string, { name: string; text: string }>;
}

const keywordsOf = ({ categoryId, attributes: { colors, gender }, tag }: Product, words: CatalogueWords): string =>
  [
    words.categories[categoryId],
    ...colors.map((color) => words.colors[color]),
    gender ? words.genders[gender] : '',
    tag ? words.tags[tag] : '',
  ].join(' ');

/** Number of products that are suggested before anything is typed: those with the most reviews. */
const popularProducts = 4;

/** Entries of the products: name, text, category, colours, gender, tag. */
const productEntries: SearchSource = async (read) => {
  const words = await read<CatalogueWords>('catalogue');
  const byReviews = [...products].sort((a, b) => b.review.count - a.review.count);
  const popular = byReviews.filter(({ stock }) => stock > 0).slice(0, popularProducts);
  return products.map((product) => ({
    group: 'products' as const,
    name: words.products[product.id]?.name ?? '',
    picture: pictureOf(product),
    price: priceOf(product),
    ...(popular.includes(product) && { popular: true as const }),
    text: words.products[product.id]?.text ?? '',
    more: keywordsOf(product, words),
    to: 'shop/single' as const,
    params: { id: product.id },
  }));
};

interface IntegrationWords {
  categories: Record<string, string>;
  items: Record<string, { name: string; text: string }>;
}

/** Entries of the integrations: name, text, category. */
const integrationEntries: SearchSource = async (read) => {
  const words = await read<IntegrationWords>('saas/integration-list');
  return integrations.map(({ id, category }) => ({
    group: 'integrations' as const,
    name: words.items[id]?.name ?? '',
    text: words.items[id]?.text ?? '',
    more: words.categories[category] ?? '',
    to: 'saas/integration-single' as const,
    params: { id },
  }));
};

interface JobWords {
  jobs: Record<string, { title: string; text: string }>;
}

/** Entries of the open positions: title, text, team. */
const jobEntries: SearchSource = async (read) => {
  const words = await read<JobWords>('career/jobs');
  const teams = await read<Record<string, string>>('people/teams');
  return openJobs.map((id) => ({
    group: 'jobs' as const,
    name: words.jobs[id]?.title ?? '',
    text: words.jobs[id]?.text ?? '',
    more: teams[jobOf(id).team] ?? '',
    to: 'career/single' as const,
    params: { id },
  }));
};

/** One source per group of entries. */
const sources: readonly SearchSource[] = [
  pageEntries,
  buyerEntries,
  productEntries,
  featureEntries,
  integrationEntries,
  workEntries,
  storyEntries,
  postEntries,
  jobEntries,
  personEntries,
  articleEntries,
  questionEntries,
];

/**
 * Builds the search index of the language whose words are read. The build writes it to a file; the development server
 * sends it.
 */
export async function buildSearchIndex(read: ReadNamespace): Promise<readonly SearchEntry[]> {
  return (await Promise.all(sources.map((source) => source(read)))).flat();
}
