import { type CategoryId, categoryIds } from '@/data/categories';
import { type ColorId, colorIds } from '@/data/colors';
import type { Gender } from '@/data/products';

export const sorts = ['featured', 'cheap', 'dear', 'rating', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = ['12', '24', 'all'] as const;
type PageSize = (typeof pageSizes)[number];

export const genders = ['women', 'men', 'unisex'] as const satisfies readonly Gender[];
export const sizes = ['S', 'M', 'L', 'XL', '38', '39', '40', '41', '42', '43', '44', '45'] as const;

/** Filters, sorting and page; all are query parameters. */
export interface Filters {
  query: string;
  category: readonly CategoryId[];
  color: readonly ColorId[];
  size: readonly string[];
  gender: readonly Gender[];
  /** Cents after sales; null: unlimited. */
  from: number | null;
  to: number | null;
  sale: boolean;
  stock: boolean;
  /** Minimum stars; 0: any. */
  stars: number;
  sort: Sort;
  page: number;
  show: PageSize;
}

/** Filters with several values. */
export type ListFilterName = 'category' | 'color' | 'size' | 'gender';

export const noFilters: Filters = {
  query: '',
  category: [],
  color: [],
  size: [],
  gender: [],
  from: null,
  to: null,
  sale: false,
  stock: false,
  stars: 0,
  sort: 'featured',
  page: 1,
  show: '12',
};

/** Selectable minimum ratings. */
export const ratings = [4, 3] as const;

/** Maximum length of the search text. */
const maxQueryLength = 80;

const parseList = <T extends string>(text: string | null, known: readonly T[]): T[] => {
  const values = (text ?? '').split(',');
  return known.filter((choice) => values.includes(choice));
};

/** Parses dollars to cents; null if invalid. */
const parseDollars = (text: string | null): number | null =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) * 100 : null;

/** Parses the query; invalid values are ignored. */
export function parseFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const one = <T extends string>(name: string, known: readonly T[], other: T) =>
    known.find((choice) => choice === query.get(name)) ?? other;
  const page = query.get('page') ?? '';
  const stars = Number(query.get('stars'));
  const [min, max] = [parseDollars(query.get('min')), parseDollars(query.get('max'))];
  // Swap an inverted range.
  const reversed = min !== null && max !== null && min > max;
  return {
    query: (query.get('q') ?? '').slice(0, maxQueryLength),
    category: parseList(query.get('category'), categoryIds),
    color: parseList(query.get('color'), colorIds),
    size: parseList(query.get('size'), sizes),
    gender: parseList(query.get('gender'), genders),
    from: reversed ? max : min,
    to: reversed ? min : max,
    sale: query.get('sale') === '1',
    stock: query.get('stock') === '1',
    stars: ratings.find((rating) => rating === stars) ?? 0,
    sort: one('sort', sorts, 'featured'),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    show: one('show', pageSizes, '12'),
  };
}

/** Serializes filters without a question mark; defaults are omitted. */
export function serializeFilters(filters: Filters): string {
  const entries: [string, string | false | null][] = [
    ['q', filters.query.trim()],
    ['category', filters.category.join(',')],
    ['color', filters.color.join(',')],
    ['size', filters.size.join(',')],
    ['gender', filters.gender.join(',')],
    ['min', filters.from === null ? null : String(Math.round(filters.from / 100))],
    ['max', filters.to === null ? null : String(Math.round(filters.to / 100))],
    ['sale', filters.sale && '1'],
    ['stock', filters.stock && '1'],
    ['stars', filters.stars > 0 && String(filters.stars)],
    ['sort', filters.sort !== 'featured' && filters.sort],
    ['page', filters.page > 1 && String(filters.page)],
    ['show', filters.show !== '12' && filters.show],
  ];
  const written = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  // Unescaped commas are valid in a query and easier to read.
  return new URLSearchParams(written).toString().replaceAll('%2C', ',');
}

/** True without filters; sorting, page and page size are ignored. */
export const isUnfiltered = (filters: Filters): boolean =>
  serializeFilters({ ...filters, sort: 'featured', page: 1, show: '12' }) === '';
