import { urlOf } from '@/site/addresses';
import { languageCodes } from '@/site/languages';
import { shellChunks } from './inlinedChunks';
import { type Manifest, chunkOf, pageChunk } from './manifest';

/**
 * Writes the service worker into the site's folder, with the list of what it precaches: the first scripts, the fonts,
 * and the offline page of each language with its script.
 * @param dist the folder of the built site, pages included
 */
export async function injectPrecache(manifest: Manifest, dist: string): Promise<void> {
  // The package brings a bundler of its own, which must not be bundled.
  const { injectManifest } = await import(/* webpackIgnore: true */ 'workbox-build');
  const scripts = ['main', ...shellChunks, pageChunk('offline')].flatMap((name) => chunkOf(manifest, name).scripts);
  const offlinePages = languageCodes.map((language) => urlOf('offline', language).slice(1));
  const { warnings } = await injectManifest({
    swSrc: 'build/sw.js',
    swDest: `${dist}/sw.js`,
    globDirectory: dist,
    globPatterns: [...scripts, ...manifest.fontFiles].map((url) => url.slice(1)),
    // Pages have addresses without the name of their file.
    templatedURLs: Object.fromEntries(offlinePages.map((page) => [page, [`${page}/index.html`]])),
    modifyURLPrefix: { '': '/' },
    // Their names hold a hash of what is in them.
    dontCacheBustURLsMatching: /^\/assets\//,
  });
  // A file that is missing is only worth a warning to Workbox.
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
