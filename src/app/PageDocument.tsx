import type { ReactNode } from 'react';
import type { LanguageCode } from '@/site/languages';
import type { PageAssets } from './buildManifest';

const inline = (code: string) => ({ dangerouslySetInnerHTML: { __html: code } });

/** JSON that is safe inside a script element. */
const inlineJson = (value: unknown) => inline(JSON.stringify(value).replace(/</g, '\\u003c'));

interface PageDocumentProps {
  language: LanguageCode;
  assets: PageAssets;
  words: unknown;
  /**
   * Structured data (JSON-LD) of the page, or null. Called after the app has rendered, which provides the breadcrumb.
   */
  getStructuredData: () => object | null;
  /** The app with its providers. */
  children: ReactNode;
}

function JsonLd({ getStructuredData }: Pick<PageDocumentProps, 'getStructuredData'>) {
  const facts = getStructuredData();
  return facts && <script type="application/ld+json" id="facts" {...inlineJson(facts)} />;
}

/**
 * The document of a prerendered page: styles and words inline; the inline script loads the scripts after the first
 * paint. React hoists title, meta and link elements into the head. start.tsx hydrates #root only; `useId` depends on
 * the siblings around it.
 */
export function PageDocument({ language, assets, words, getStructuredData, children }: PageDocumentProps) {
  const { styles, fonts, boot, scripts } = assets;
  return (
    <html lang={language} data-bs-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1210" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/assets/images/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/assets/images/apple-touch-icon.png" />
        <link rel="manifest" href={`/${language}.webmanifest`} />
        {styles.map(({ url, css }) => (
          <style key={url} data-href={url} {...inline(css)} />
        ))}
        <style id="fonts" media="not all" {...inline(fonts)} />
        <noscript>
          <style {...inline(fonts)} />
        </noscript>
        <script data-scripts={scripts.join(' ')} {...inline(boot)} />
      </head>
      <body>
        <div id="root" data-dehydrated="">
          {children}
        </div>
        <>
          <script type="application/json" id="words" {...inlineJson(words)} />
          <JsonLd getStructuredData={getStructuredData} />
        </>
      </body>
    </html>
  );
}
