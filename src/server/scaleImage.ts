import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { newsImageRoom, newsImageWidths } from '@/site/newsImage';
import { ImageError } from './fetchImage';
import { createWorkQueue } from './workQueue';

/** What pictures are sent as, the better one first. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A picture in every form it is sent in, by `nameOf`. */
export type ImageForms = ReadonlyMap<string, Buffer>;

/** `640.avif`: the name of a form. */
export const nameOf = (width: number, format: ImageFormat): string => `${width}.${format}`;

/** What a source may have at most: more than any camera of a newsroom, and 128 MB of memory once decoded. */
const mostPixels = 32e6;
/** As small as at the default effort of 4, in a quarter of its time. */
const avif = { quality: 50, effort: 3 };
/** Seconds that a decode or an encode may take. */
const patience = 20;

// The decoder knows these formats alone: the others, SVG and PDF among them, are switched off in the library as well.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);
// A picture is decoded in one thread; several pictures take several threads.
sharp.concurrency(1);

/** libuv has four threads, of which files and names need one. */
const runQueued = createWorkQueue(Math.min(availableParallelism(), 3));

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Whether the first bytes are those of a JPEG, PNG, GIF, WebP or AVIF; names and Content-Types may lie. */
const isImage = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  // One of the brands at the beginning; the first may be that of HEIF in general.
  (startsWith(bytes, 'ftyp', 4) && /avi[fs]/.test(bytes.subarray(8, 40).toString('latin1')));

/** Crops to the shape of a card and scales, but never up: a smaller picture keeps its size. */
const fitting = (width: number) => ({
  width,
  height: Math.round((width * newsImageRoom.height) / newsImageRoom.width),
  fit: 'cover' as const,
  withoutEnlargement: true,
});

async function scale(bytes: Buffer): Promise<ImageForms> {
  const [small, large] = newsImageWidths;
  const decoded = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize(fitting(large))
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = decoded.info;
  const forms = new Map<string, Buffer>();
  for (const target of [small, large]) {
    const scaled = sharp(decoded.data, { raw: { width, height, channels } })
      .resize(fitting(target))
      .timeout({ seconds: patience });
    forms.set(nameOf(target, 'avif'), await scaled.clone().avif(avif).toBuffer());
    forms.set(nameOf(target, 'webp'), await scaled.clone().webp({ quality: 75 }).toBuffer());
  }
  return forms;
}

/**
 * Decodes a picture, of an animation the first one, and encodes it in every width and format. Metadata stay behind. One
 * picture is worked on for each processor core.
 * @param bytes a file in JPEG, PNG, GIF, WebP or AVIF of at most 32 million pixels
 * @throws ImageError when it is something else, broken or too large
 */
export async function scaleImage(bytes: Buffer): Promise<ImageForms> {
  if (!isImage(bytes)) throw new ImageError('What came is no JPEG, PNG, GIF, WebP or AVIF.');
  return runQueued(async () => {
    try {
      return await scale(bytes);
    } catch (cause) {
      throw new ImageError('The picture can not be decoded.', { cause });
    }
  });
}
