import { type Product, type ProductId, type Variant, productOf, stockOf } from '@/data/products';
import { type CartLine, addLines, lineId } from './cartLines';

/** Query parameter of the cart page with the lines of a link: `1030~red~41:2,1040~oat:1`. */
export const cartParam = 'lines';

/** Maximum number of entries that are read; also the maximum number of lines of a cart. */
export const maxEntries = 500;

/** Maximum length of an entry in characters, and maximum quantity of a line. */
const maxEntryLength = 60;
const maxQuantity = 1_000_000;

/** A rejected entry and its reason. Texts are limited to 12 letters, digits, dots, hyphens and underscores. */
export type RejectedEntry =
  | { problem: 'unknown'; id: string }
  | { problem: 'variant'; productId: ProductId; choice: string }
  | { problem: 'size'; productId: ProductId }
  | { problem: 'soldOut'; productId: ProductId; color: string | null; size: string | null };

/** Result of parsing a link. */
export interface LinkedCart {
  lines: CartLine[];
  /** Ids of lines whose quantity was limited to the stock. */
  capped: ReadonlySet<string>;
  /** Without duplicates. */
  rejected: RejectedEntry[];
  /** Number of entries with invalid syntax. */
  invalidCount: number;
  /** The link has more than `maxEntries` entries. */
  tooMany: boolean;
}

type Entry = { line: CartLine } | RejectedEntry | null;

/** Parses a variant; the colour defaults to the product's first. A missing size is an error. */
function parseVariant({ id, attributes }: Product, named: readonly string[]): Variant | RejectedEntry | null {
  let color: string | null = null;
  let size: string | null = null;
  for (const choice of named) {
    if (color === null && attributes.colors.some((known) => known === choice)) color = choice;
    else if (size === null && attributes.size?.includes(choice)) size = choice;
    else return { problem: 'variant', productId: id, choice };
  }
  if (attributes.size && size === null) return { problem: 'size', productId: id };
  return { color: color ?? attributes.colors[0], size };
}

/** Parses an entry: product id, attributes, quantity (default 1). Returns null for invalid syntax. */
function parseEntry(text: string): Entry {
  if (text.length > maxEntryLength) return null;
  const [, id, attributes = '', pieces = '1'] = /^([\w-]{1,12})((?:~[\w.-]{1,12}){0,2})(?::(\d+))?$/.exec(text) ?? [];
  const quantity = Math.min(Number(pieces), maxQuantity);
  if (id === undefined || quantity < 1) return null;
  const product = productOf(id);
  if (!product) return { problem: 'unknown', id };
  const variant = parseVariant(product, attributes.split('~').slice(1));
  if (variant === null || 'problem' in variant) return variant;
  if (stockOf(product, variant) === 0) return { problem: 'soldOut', productId: product.id, ...variant };
  return { line: { id: lineId(product.id, variant), productId: product.id, ...variant, quantity } };
}

/**
 * Parses a cart link. Products, variants and stock are validated against the catalogue.
 * @param text decoded value of `cartParam`
 * @returns null without entries
 */
export function parseCartLink(text: string): LinkedCart | null {
  const entries = text.split(',', maxEntries + 1).map((entry) => entry.trim());
  const tooMany = entries.length > maxEntries;
  const read = entries.slice(0, maxEntries).filter(Boolean).map(parseEntry);
  if (read.length === 0) return null;
  const wanted = read.flatMap((entry) => (entry && 'line' in entry ? [entry.line] : []));
  const lines = addLines([], wanted);
  const leftOut = new Map(
    read.flatMap((entry) => (entry && 'problem' in entry ? [[JSON.stringify(entry), entry] as const] : [])),
  );
  const piecesOf = (id: string) => wanted.reduce((sum, line) => (line.id === id ? sum + line.quantity : sum), 0);
  return {
    lines,
    capped: new Set(lines.filter(({ id, quantity }) => quantity < piecesOf(id)).map(({ id }) => id)),
    rejected: [...leftOut.values()],
    invalidCount: read.filter((entry) => entry === null).length,
    tooMany,
  };
}

/** Serializes lines as the value of `cartParam`; needs no percent-encoding. */
export const serializeCart = (lines: readonly CartLine[]): string =>
  lines
    .map(({ productId, color, size, quantity }) => `${[productId, color, size].filter(Boolean).join('~')}:${quantity}`)
    .join(',');
