/** Path of scaled news images. */
export const newsImagePath = '/news-image';

/** Available widths in pixels, ascending. */
export const newsImageWidths = [320, 640] as const;

/** Size of a news card's image in pixels; images are cropped to its aspect ratio. */
export const newsImageSize = { width: 380, height: 230 };

/**
 * The same-origin URL of a scaled image.
 * @param url the publisher's image URL
 * @param width pixels, one of `newsImageWidths`
 */
export const newsImageUrl = (url: string, width: (typeof newsImageWidths)[number]): string =>
  `${newsImagePath}?url=${encodeURIComponent(url)}&w=${width}`;
