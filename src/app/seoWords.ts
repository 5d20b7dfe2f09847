import { seoFor } from '@/site/hosts';
import type { LanguageCode } from '@/site/languages';
import { settings } from '@/site/settings';
import type { SeoWords } from './pages';

/** SEO texts of the published host in a language. Imported lazily: the table of hosts is large. */
export function seoWords(language: LanguageCode): SeoWords {
  const { title, description, keywords } = seoFor(new URL(settings.siteUrl).host, language);
  return { siteName: title, description, keywords };
}
