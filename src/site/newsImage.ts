/** Where the site server serves scaled pictures of news. */
export const newsImagePath = '/news-image';

/** The widths it serves them in, in pixels, the smaller one first. */
export const newsImageWidths = [320, 640] as const;

/** The room of a picture on a news card, in pixels; pictures are cropped to this shape. */
export const newsImageRoom = { width: 380, height: 230 };

/**
 * The address of a scaled picture on our own origin.
 * @param url the picture's address at its publisher
 * @param width pixels, one of `newsImageWidths`
 */
export const newsImageUrl = (url: string, width: (typeof newsImageWidths)[number]): string =>
  `${newsImagePath}?url=${encodeURIComponent(url)}&w=${width}`;
