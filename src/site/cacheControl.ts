/** Cache-Control of URLs whose content may change: browsers revalidate with the ETag before each use. */
export const revalidated = 'no-cache';
/** Cache-Control of URLs whose name or query changes with the content: cached for a year. */
export const immutable = 'public, max-age=31536000, immutable';
