export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, 14.2).
 * @returns the range; 'unsatisfiable' (answer 416); or undefined: answer the whole file. Several ranges at once and
 * other units are answered with the whole file, which the RFC allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) {
    const last = Number(to);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
