import { type Params, staticParams, urlOf } from '@/site/addresses';
import { type LanguageCode, defaultLanguage, languageCodes } from '@/site/languages';
import { type PageKey, pageKeys } from '@/site/menu';
import { settings } from '@/site/settings';

const { origin } = settings;

/** Pages shown in place of others. */
const substitutePages: readonly PageKey[] = ['not-found', 'offline'];

/** The pages that have an address of their own. */
export const listedPages: readonly PageKey[] = pageKeys.filter((key) => !substitutePages.includes(key));

/** The sitemap: every page in every language, each with its alternates. */
export function sitemap(): string {
  const entry = (key: PageKey, params: Params, language: LanguageCode) => {
    const alternates = [...languageCodes.map((code) => [code, code] as const), ['x-default', defaultLanguage] as const];
    const links = alternates.map(
      ([name, code]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${urlOf(key, code, params)}"/>`,
    );
    return `<url><loc>${origin}${urlOf(key, language, params)}</loc>${links.join('')}</url>`;
  };
  const entries = listedPages.flatMap((key) =>
    staticParams(key).flatMap((params) => languageCodes.map((language) => entry(key, params, language))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
