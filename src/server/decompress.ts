import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Zlib, createBrotliDecompress, createInflateRaw } from 'node:zlib';
import { discardBody } from './discardBody';

type Decompressor = NodeJS.ReadWriteStream & Zlib;

/** How to decompress a body, known after its first bytes. */
interface CompressionFormat {
  unpacker: Decompressor;
  /** Header bytes to skip. */
  skip: number;
}

type FormatDetector = (start: Buffer) => CompressionFormat | undefined;

/** Maximum length of a gzip header: it is parsed again with each chunk. */
const maxHeaderBytes = 16_384;

/**
 * The length of a gzip header (RFC 1952, 2.3).
 * @returns undefined while bytes are missing
 * @throws when it is not a gzip header
 */
function gzipHeaderLength(bytes: Buffer): number | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.readUInt16BE(0) !== 0x1f8b || bytes[2] !== 8) throw new Error('The body has no gzip header.');
  const flags = bytes.readUInt8(3);
  let length = flags & 0b100 ? 12 + bytes.readUInt16LE(10) : 10;
  // File name and comment, each terminated by a zero byte.
  for (const flag of [0b1000, 0b10000]) {
    if (!(flags & flag)) continue;
    length = bytes.indexOf(0, length) + 1;
    if (length === 0) return undefined;
  }
  if (flags & 0b10) length += 2;
  return length <= bytes.length ? length : undefined;
}

/**
 * Format detectors by Content-Encoding; undefined while too few bytes are there. Headers are parsed here and trailers
 * are ignored, as in Chromium: Node's gunzip rejects data after the trailer.
 */
const formatDetectors: Readonly<Record<string, FormatDetector>> = {
  gzip(start) {
    const skip = gzipHeaderLength(start);
    return skip === undefined ? undefined : { unpacker: createInflateRaw(), skip };
  },
  deflate(start) {
    if (start.length < 2) return undefined;
    // RFC 9110 requires the zlib format, but some servers omit its header; browsers accept both.
    const isZlib = (start.readUInt8(0) & 0b1111) === 8 && start.readUInt16BE(0) % 31 === 0;
    return { unpacker: createInflateRaw(), skip: isZlib ? 2 : 0 };
  },
  br: () => ({ unpacker: createBrotliDecompress(), skip: 0 }),
};

async function* decompressChunks(
  parts: AsyncIterableIterator<Buffer>,
  formatOf: FormatDetector,
): AsyncGenerator<Buffer, void> {
  let start: Buffer = Buffer.alloc(0);
  let format = formatOf(start);
  while (!format && start.length < maxHeaderBytes) {
    const part = await parts.next();
    if (part.done) break;
    start = Buffer.concat([start, part.value]);
    format = formatOf(start);
  }
  if (!format) throw new Error('The header of the compressed body is incomplete, or longer than 16 kB.');
  const { unpacker, skip } = format;
  const rest = async function* () {
    yield start.subarray(skip);
    yield* parts;
  };
  // Errors destroy the decompressor and are thrown to its reader.
  pipeline(rest, unpacker).catch(() => undefined);
  yield* unpacker as AsyncIterable<Buffer>;
}

/** Whether `decompress` supports this Content-Encoding, in lower case; '' is none. */
export const canDecompress = (coding: string): boolean =>
  ['', 'identity', 'x-gzip'].includes(coding) || Object.hasOwn(formatDetectors, coding);

/**
 * Decompresses a body as browsers do: data after the compressed stream is ignored. The caller may stop at any time.
 * @param coding one that `canDecompress` accepts
 * @throws while reading, when the body is truncated or not compressed in this format
 */
export async function* decompress(body: Readable, coding: string): AsyncGenerator<Buffer, void> {
  const formatOf = formatDetectors[coding === 'x-gzip' ? 'gzip' : coding];
  const parts = body[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  try {
    if (formatOf) yield* decompressChunks(parts, formatOf);
    else yield* parts;
  } finally {
    discardBody(body);
  }
}
