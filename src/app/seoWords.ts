import { seoFor } from '@/site/hosts';
import type { LanguageCode } from '@/site/languages';
import { settings } from '@/site/settings';
import type { SeoWords } from './pages';

/** What the published host says of the site in a language (spec 9); a table too large for every visitor. */
export function seoWords(language: LanguageCode): SeoWords {
  const { title, description, keywords } = seoFor(new URL(settings.siteUrl).host, language);
  return { siteName: title, description, keywords };
}
