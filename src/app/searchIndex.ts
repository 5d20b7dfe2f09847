import { integrations } from '@/data/integrations';
import { products } from '@/data/products';
import { builtPages } from '@/site/addresses';
import { type PageKey, entryOf } from '@/site/menu';
import { findablePages } from '@/site/menuTree';
import type { SearchEntry } from '@/site/searchIndex';

/** Reads a file of words in the index's language: `shell`, a page key, `catalogue`. */
export type ReadWords = <W>(file: string) => Promise<W>;

/** What one kind of thing adds to the index. */
type Source = (read: ReadWords) => Promise<readonly SearchEntry[]>;

interface ShellWords {
  menu: Record<string, string>;
}

const legal: readonly PageKey[] = ['legal/privacy', 'legal/cookies', 'legal/imprint'];

/** Every built page by its label in the menu, its title and its description; those of products are products. */
const pages: Source = async (read) => {
  const { menu } = await read<ShellWords>('shell');
  const found = [
    ...findablePages(),
    ...legal.filter((key) => builtPages.includes(key)).map((key) => ({ key, group: null })),
  ].filter(({ key }) => !entryOf(key).values);
  return Promise.all(
    found.map(async ({ key, group }) => {
      const { meta } = await read<{ meta: { title: string; description: string } }>(key);
      return {
        group: 'pages' as const,
        name: menu[key] ?? meta.title,
        text: meta.description,
        more: [meta.title, group ? menu[group] : '', key].join(' '),
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

/** Every product by its name and line, its category, colours and for whom it is. */
const productEntries: Source = async (read) => {
  if (!builtPages.includes('shop/single')) return [];
  const words = await read<CatalogueWords>('catalogue');
  return products.map(({ id, categoryId, attributes: { colors, gender }, tag }) => ({
    group: 'products' as const,
    name: words.products[id]?.name ?? '',
    text: words.products[id]?.text ?? '',
    more: [
      words.categories[categoryId],
      ...colors.map((color) => words.colors[color]),
      gender ? words.genders[gender] : '',
      tag ? words.tags[tag] : '',
    ].join(' '),
    to: 'shop/single' as const,
    params: { id },
  }));
};

interface PlugWords {
  categories: Record<string, string>;
  items: Record<string, { name: string; text: string }>;
}

/** Every integration by its name and line, and by its shelf. */
const integrationEntries: Source = async (read) => {
  const words = await read<PlugWords>('saas/integration-list');
  return integrations.map(({ id, category }) => ({
    group: 'integrations' as const,
    name: words.items[id]?.name ?? '',
    text: words.items[id]?.text ?? '',
    more: words.categories[category] ?? '',
    to: 'saas/integration-single' as const,
    search: `id=${id}`,
  }));
};

/** What the site's search knows: whoever adds posts, jobs or articles adds a function here, and its name to the list. */
const sources: readonly Source[] = [pages, productEntries, integrationEntries];

/** The search index of a language, for the build to write and the development server to answer with. */
export async function searchIndex(read: ReadWords): Promise<readonly SearchEntry[]> {
  return (await Promise.all(sources.map((source) => source(read)))).flat();
}
