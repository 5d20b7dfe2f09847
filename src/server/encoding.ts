/** Compressed encodings in the server's order of preference. */
export const compressedEncodings = ['br', 'gzip'] as const;
type CompressedEncoding = (typeof compressedEncodings)[number];
/** An encoding that the server sends. */
export type Encoding = CompressedEncoding | 'identity';

/** Parses the weights of Accept-Encoding or Accept: `gzip;q=0.5, br` → { gzip: 0.5, br: 1 }; malformed ones are 0. */
export function parseQualityValues(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    found.set(name === 'x-gzip' ? 'gzip' : name, /^[01](\.\d{0,3})?$/.test(given) ? Math.min(1, Number(given)) : 0);
  }
  return found;
}

/**
 * Negotiates the content encoding (RFC 9110, 12.5.3). identity without the header, and instead of 406.
 * @param available which compressed encodings exist
 */
export function negotiateEncoding(
  header: string | undefined,
  available: (encoding: CompressedEncoding) => boolean,
): Encoding {
  if (!header) return 'identity';
  const weight = parseQualityValues(header);
  let best: Encoding = 'identity';
  // identity is acceptable by default, but competes only with an explicit weight.
  let bestWeight = weight.get('identity') ?? 0;
  for (const encoding of compressedEncodings) {
    const wish = weight.get(encoding) ?? weight.get('*') ?? 0;
    const isBetter = wish > bestWeight || (wish === bestWeight && best === 'identity');
    if (wish === 0 || !isBetter || !available(encoding)) continue;
    best = encoding;
    bestWeight = wish;
  }
  return best;
}
