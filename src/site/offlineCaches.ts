/** The service worker's runtime caches by content; the shell's precache is named by Workbox. */
export const offlineCaches = { pages: 'storm-pages', files: 'storm-files', pictures: 'storm-pictures' } as const;

/** Prefix of all caches of the site. */
export const cachePrefix = 'storm-';
