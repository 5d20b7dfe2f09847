/** Scans a text from left to right; each method advances past what it has read. */
class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Consumes and returns the next character if it is one of `characters`. */
  take(characters: string): string | undefined {
    const next = this.text[this.at];
    if (next === undefined || !characters.includes(next)) return undefined;
    this.at += 1;
    return next;
  }

  number(): number {
    const found = /^\d+(\.\d+)?/.exec(this.text.slice(this.at))?.[0] ?? '';
    this.at += found.length;
    return found === '' ? Number.NaN : Number(found);
  }

  get atEnd(): boolean {
    return this.at === this.text.length;
  }
}

function parseFactor(reader: Scanner): number {
  if (reader.take('-')) return -parseFactor(reader);
  if (!reader.take('(')) return reader.number();
  const value = parseSum(reader);
  return reader.take(')') ? value : Number.NaN;
}

function parseProduct(reader: Scanner): number {
  let value = parseFactor(reader);
  for (;;) {
    const sign = reader.take('*/');
    if (!sign) return value;
    const next = parseFactor(reader);
    value = sign === '*' ? value * next : value / next;
  }
}

function parseSum(reader: Scanner): number {
  let value = parseProduct(reader);
  for (;;) {
    const sign = reader.take('+-');
    if (!sign) return value;
    const next = parseProduct(reader);
    value = sign === '+' ? value + next : value - next;
  }
}

/**
 * Evaluates an arithmetic expression: + − × ÷ and brackets, with a comma or a point before the decimals.
 * @returns rounded to six decimals; null for a syntax error, a result that is not finite, or more than 200 characters
 */
export function calculate(text: string): number | null {
  const plain = text
    .replace(/\s/g, '')
    .replace(/[×x]/g, '*')
    .replace(/[÷:]/g, '/')
    .replace(/−/g, '-')
    .replace(/,/g, '.');
  // Limits the recursion: nested brackets could overflow the stack.
  if (plain.length > 200) return null;
  const reader = new Scanner(plain);
  const value = parseSum(reader);
  return reader.atEnd && Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}
