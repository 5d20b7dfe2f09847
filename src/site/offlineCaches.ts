/** The caches of the service worker by what is in them; the precache of the shell is Workbox' own. */
export const offlineCaches = { pages: 'storm-pages', files: 'storm-files', pictures: 'storm-pictures' } as const;

/** Every cache of ours begins like this. */
export const cachePrefix = 'storm-';
