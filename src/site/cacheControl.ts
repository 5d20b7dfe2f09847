/** Cache-Control of an address whose contents may change: browsers revalidate with the ETag before each use. */
export const revalidated = 'no-cache';
/** Cache-Control where the name or the query changes with the contents: kept for a year. */
export const immutable = 'public, max-age=31536000, immutable';
