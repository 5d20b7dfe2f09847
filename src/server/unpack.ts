import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Zlib, createBrotliDecompress, createInflateRaw } from 'node:zlib';
import { drop } from './drop';

type Unpacker = NodeJS.ReadWriteStream & Zlib;

/** How the rest of a body is unpacked, once its beginning is known. */
interface Format {
  unpacker: Unpacker;
  /** Bytes of the beginning that the unpacker must not see. */
  skip: number;
}

type FormatOf = (start: Buffer) => Format | undefined;

/** Nobody writes a longer header, and its parts would be looked at again and again. */
const longestHeader = 16_384;

/**
 * The length of a gzip header (RFC 1952, 2.3).
 * @returns undefined while some of it is missing
 * @throws when it is none
 */
function gzipHeaderLength(bytes: Buffer): number | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.readUInt16BE(0) !== 0x1f8b || bytes[2] !== 8) throw new Error('The gzip header is wrong.');
  const flags = bytes.readUInt8(3);
  let length = flags & 0b100 ? 12 + bytes.readUInt16LE(10) : 10;
  // The name of the file and a comment, each up to a zero.
  for (const flag of [0b1000, 0b10000]) {
    if (!(flags & flag)) continue;
    length = bytes.indexOf(0, length) + 1;
    if (length === 0) return undefined;
  }
  if (flags & 0b10) length += 2;
  return length <= bytes.length ? length : undefined;
}

/**
 * By Content-Encoding: the format that the first bytes of a body show, or undefined while they are too few. Headers
 * are read here and trailers are not, as in Chromium: Node's own gunzip refuses a body with anything behind the trailer.
 */
const formats: Readonly<Record<string, FormatOf>> = {
  gzip(start) {
    const skip = gzipHeaderLength(start);
    return skip === undefined ? undefined : { unpacker: createInflateRaw(), skip };
  },
  deflate(start) {
    if (start.length < 2) return undefined;
    // RFC 9110 means the zlib format, but some servers leave its header out; browsers read both.
    const isZlib = (start.readUInt8(0) & 0b1111) === 8 && start.readUInt16BE(0) % 31 === 0;
    return { unpacker: createInflateRaw(), skip: isZlib ? 2 : 0 };
  },
  br: () => ({ unpacker: createBrotliDecompress(), skip: 0 }),
};

async function* unpackParts(parts: AsyncIterableIterator<Buffer>, formatOf: FormatOf): AsyncGenerator<Buffer, void> {
  let start: Buffer = Buffer.alloc(0);
  let format = formatOf(start);
  while (!format && start.length < longestHeader) {
    const part = await parts.next();
    if (part.done) break;
    start = Buffer.concat([start, part.value]);
    format = formatOf(start);
  }
  if (!format) throw new Error('The packed body has no beginning.');
  const { unpacker, skip } = format;
  const rest = async function* () {
    yield start.subarray(skip);
    yield* parts;
  };
  // An error in here destroys the unpacker as well, and is thrown to its reader.
  pipeline(rest, unpacker).catch(() => undefined);
  yield* unpacker as AsyncIterable<Buffer>;
}

/** Whether `unpack` knows this Content-Encoding, in lower case; '' is none. */
export const canUnpack = (coding: string): boolean =>
  ['', 'identity', 'x-gzip'].includes(coding) || Object.hasOwn(formats, coding);

/**
 * Unpacks a body as browsers do: what follows the packed data is ignored. The caller may stop at any time.
 * @param coding one that `canUnpack`
 * @throws while reading, when the body is cut short or not packed in this way
 */
export async function* unpack(body: Readable, coding: string): AsyncGenerator<Buffer, void> {
  const formatOf = formats[coding === 'x-gzip' ? 'gzip' : coding];
  const parts = body[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  try {
    if (formatOf) yield* unpackParts(parts, formatOf);
    else yield* parts;
  } finally {
    drop(body);
  }
}
