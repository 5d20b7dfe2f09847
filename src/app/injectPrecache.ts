import { urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { shellChunks } from './inlinedChunks';
import { type BuildManifest, chunkOf, pageChunk } from './buildManifest';

/**
 * Writes the service worker into the folder of the built site, with its precache list: the first scripts, the fonts,
 * and the offline page of each language with its script.
 * @param dist the folder of the built site, pages included
 * @throws on every warning of Workbox
 */
export async function injectPrecache(manifest: BuildManifest, dist: string): Promise<void> {
  // workbox-build contains a bundler: not bundled.
  const { injectManifest } = await import(/* webpackIgnore: true */ 'workbox-build');
  const scripts = ['main', ...shellChunks, pageChunk('offline')].flatMap((name) => chunkOf(manifest, name).scripts);
  const offlinePages = languageCodes.map((language) => urlOf('offline', language).slice(1));
  const { warnings } = await injectManifest({
    swSrc: 'build/sw.js',
    swDest: `${dist}/sw.js`,
    globDirectory: dist,
    globPatterns: [...scripts, ...manifest.fontFiles].map((url) => url.slice(1)),
    // Pages are requested without `index.html`.
    templatedURLs: Object.fromEntries(offlinePages.map((page) => [page, [`${page}/index.html`]])),
    modifyURLPrefix: { '': '/' },
    // File names contain a content hash.
    dontCacheBustURLsMatching: /^\/assets\//,
  });
  // Workbox only warns about missing files.
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
