import { type Params, pathOf, urlOf } from './addresses';
import type { LanguageCode } from './languages';
import type { PageKey } from './menu';

/**
 * The Open Graph image of a page: /assets/images/social/de/shop/single/1030.png, 1200 × 630. Substitute pages use the
 * home page's, entries of an optional parameter that of the list. Drawn by src/tools/art/social.
 */
export function socialPictureUrl(key: PageKey, language: LanguageCode, params?: Params): string {
  const shown = pathOf(key).endsWith('?') ? {} : params;
  const page = key === 'not-found' || key === 'offline' ? urlOf('home', language) : urlOf(key, language, shown);
  return `/assets/images/social${page}.png`;
}
