import { urlOf } from '@/site/addresses';
import { blogFeedUrl, isBlogPage } from '@/site/blogFeed';
import { defaultLanguage, languages } from '@/site/languages';
import { settings } from '@/site/settings';
import { socialPictureUrl } from '@/site/socialPicture';
import type { LoadedPage } from './pages';
import { useMeta } from './useMeta';

const { origin, siteUrl } = settings;

/** Title, description, keywords, canonical, alternates and Open Graph of a page; React hoists them into the head. */
export function PageHead({ page }: { page: LoadedPage }) {
  const { key, language, params, seo } = page;
  const { title, description } = useMeta(page);
  const missing = key === 'not-found' || key === 'offline';
  const url = origin + urlOf(key, language, params);
  // Under the published URL of this build: the canonical origin may serve another build.
  const picture = siteUrl + socialPictureUrl(key, language, params);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={seo.keywords} />
      {missing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + urlOf(key, code, params)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + urlOf(key, defaultLanguage, params)} />
          <meta property="og:url" content={url} />
        </>
      )}
      {isBlogPage(key) && (
        <link rel="alternate" type="application/rss+xml" title={seo.siteName} href={origin + blogFeedUrl(language)} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={seo.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {languages.map(({ code, locale }) => (
        <meta
          key={code}
          property={code === language ? 'og:locale' : 'og:locale:alternate'}
          content={locale.replace('-', '_')}
        />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
