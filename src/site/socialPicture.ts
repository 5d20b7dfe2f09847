import { type Params, pathOf, urlOf } from './addresses';
import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/**
 * The picture of a link to a page where it is shared: /assets/images/social/de/shop/single/1030.png, 1200 × 630. Pages
 * that stand in for others share the home page's, and entries with an optional parameter that of the page without it.
 * Drawn by src/tools/art/social.
 */
export function socialPictureUrl(key: PageKey, language: LanguageCode, params?: Params): string {
  const shown = pathOf(key).endsWith('?') ? {} : params;
  const page = key === 'not-found' || key === 'offline' ? urlOf('home', language) : urlOf(key, language, shown);
  return `/assets/images/social${page}.png`;
}
