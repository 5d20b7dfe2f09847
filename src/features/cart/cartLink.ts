import { type Product, type ProductId, type Variant, productOf, stockOf } from '@/data/products';
import { type CartLine, addLines, lineId } from './cartLines';

/** The query parameter of the cart page that carries a cart: `1030~red~41:2,1040~oat:1`. */
export const cartParam = 'lines';

/** As many entries as a cart may have lines; what follows is not read. */
export const mostEntries = 500;

/** Characters of one entry, and pieces of one line: enough for every product, and harmless numbers. */
const longestEntry = 60;
const mostPieces = 1_000_000;

/** An entry that is not offered, and why. Its texts are at most 12 letters, digits, dots, hyphens and underscores. */
export type LeftOut =
  | { problem: 'unknown'; id: string }
  | { problem: 'variant'; productId: ProductId; choice: string }
  | { problem: 'size'; productId: ProductId }
  | { problem: 'soldOut'; productId: ProductId; color: string | null; size: string | null };

/** What a link offers: lines that can be bought now, and what was left out. */
export interface LinkedCart {
  lines: CartLine[];
  /** Ids of the lines of which the link names more pieces than there are. */
  capped: ReadonlySet<string>;
  /** Each once. */
  leftOut: LeftOut[];
  /** How many entries follow no rule. */
  unreadable: number;
  /** There were more entries than are read. */
  tooMany: boolean;
}

type Entry = { line: CartLine } | LeftOut | null;

/** The variant that the attributes name, the first colour where they name none; or what is wrong with them. */
function variantFrom({ id, attributes }: Product, named: readonly string[]): Variant | LeftOut | null {
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

/** One entry: product id, attributes, quantity (1 where it is missing); null when it follows no rule. */
function entryFrom(text: string): Entry {
  if (text.length > longestEntry) return null;
  const [, id, attributes = '', pieces = '1'] = /^([\w-]{1,12})((?:~[\w.-]{1,12}){0,2})(?::(\d+))?$/.exec(text) ?? [];
  const quantity = Math.min(Number(pieces), mostPieces);
  if (id === undefined || quantity < 1) return null;
  const product = productOf(id);
  if (!product) return { problem: 'unknown', id };
  const variant = variantFrom(product, attributes.split('~').slice(1));
  if (variant === null || 'problem' in variant) return variant;
  if (stockOf(product, variant) === 0) return { problem: 'soldOut', productId: product.id, ...variant };
  return { line: { id: lineId(product.id, variant), productId: product.id, ...variant, quantity } };
}

/**
 * Reads a cart from an address. Products, variants and stock come from the catalogue; anything may stand in the text.
 * @param text the value of `cartParam`, decoded
 * @returns null when it has no entry
 */
export function readCartLink(text: string): LinkedCart | null {
  const entries = text.split(',', mostEntries + 1).map((entry) => entry.trim());
  const tooMany = entries.length > mostEntries;
  const read = entries.slice(0, mostEntries).filter(Boolean).map(entryFrom);
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
    leftOut: [...leftOut.values()],
    unreadable: read.filter((entry) => entry === null).length,
    tooMany,
  };
}

/** The value of `cartParam` for these lines; it needs no percent-encoding. */
export const cartLinkOf = (lines: readonly CartLine[]): string =>
  lines
    .map(({ productId, color, size, quantity }) => `${[productId, color, size].filter(Boolean).join('~')}:${quantity}`)
    .join(',');
