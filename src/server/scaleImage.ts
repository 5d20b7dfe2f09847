import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { newsImageSize, newsImageWidths } from '@/site/newsImage';
import { ImageError } from './fetchImage';
import { createWorkQueue } from './workQueue';

/** Output formats, the preferred one first. */
export const imageFormats = ['avif', 'webp'] as const;
/** One of the output formats. */
export type ImageFormat = (typeof imageFormats)[number];

/** An image in every width and format, by `imageFormName`. */
export type ImageForms = ReadonlyMap<string, Buffer>;

/** The name of a form, such as `640.avif`. */
export const imageFormName = (width: number, format: ImageFormat): string => `${width}.${format}`;

/** Maximum pixels of a source image: 128 MB decoded. */
const maxPixels = 32e6;
/** Effort 3: the same size as the default 4 in a quarter of the time. */
const avifOptions = { quality: 50, effort: 3 };
/** Seconds that a decode or an encode may take. */
const operationTimeout = 20;

// Allows only these decoders; SVG, PDF and others are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);
// One thread per image; concurrent images use several threads.
sharp.concurrency(1);

/** libuv has four threads; file access and DNS need one of them. */
const runQueued = createWorkQueue(Math.min(availableParallelism(), 3));

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Checks the magic bytes of JPEG, PNG, GIF, WebP and AVIF: names and Content-Types are not trusted. */
const isImage = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 'GIF87a') ||
  startsWith(bytes, 'GIF89a') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  // The major brand may be a general one of HEIF: the compatible brands count too.
  (startsWith(bytes, 'ftyp', 4) && /avi[fs]/.test(bytes.subarray(8, 40).toString('latin1')));

/** Crops to the card's aspect ratio and scales down; a smaller image keeps its size. */
const resizeOptions = (width: number) => ({
  width,
  height: Math.round((width * newsImageSize.height) / newsImageSize.width),
  fit: 'cover' as const,
  withoutEnlargement: true,
});

async function scale(bytes: Buffer): Promise<ImageForms> {
  const [small, large] = newsImageWidths;
  const decoded = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(resizeOptions(large))
    .timeout({ seconds: operationTimeout })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = decoded.info;
  const forms = new Map<string, Buffer>();
  for (const target of [small, large]) {
    const scaled = sharp(decoded.data, { raw: { width, height, channels } })
      .resize(resizeOptions(target))
      .timeout({ seconds: operationTimeout });
    forms.set(imageFormName(target, 'avif'), await scaled.clone().avif(avifOptions).toBuffer());
    forms.set(imageFormName(target, 'webp'), await scaled.clone().webp({ quality: 75 }).toBuffer());
  }
  return forms;
}

/**
 * Decodes an image (the first frame of an animation) and encodes it in every width and format, without metadata. Runs
 * one image per core, three at most.
 * @param bytes a JPEG, PNG, GIF, WebP or AVIF file of at most 32 million pixels
 * @throws ImageError when it has another format, is damaged or too large
 */
export async function scaleImage(bytes: Buffer): Promise<ImageForms> {
  if (!isImage(bytes)) throw new ImageError('The file is not a JPEG, PNG, GIF, WebP or AVIF image.');
  return runQueued(async () => {
    try {
      return await scale(bytes);
    } catch (cause) {
      throw new ImageError('The image cannot be decoded.', { cause });
    }
  });
}
