/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.2).
 * @returns first and last byte; 'unsatisfiable' (416); or undefined for the whole file: for several ranges and other
 * units too, which the RFC allows
 */
export function parseByteRange(
  header: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if ((!from && !to) || (from && to && Number(to) < Number(from))) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}
