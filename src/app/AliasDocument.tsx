import { defaultLanguage } from '@/site/languages';

interface AliasDocumentProps {
  /** The address without a language; '' for the home page. */
  path: string;
  script: string;
}

/**
 * The document at an address without a language: a script redirects to the visitor's language; without scripts, a meta
 * refresh and a link lead to the default one.
 */
export function AliasDocument({ path, script }: AliasDocumentProps) {
  const target = `/${defaultLanguage}${path}`;
  return (
    <html lang={defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Storm</title>
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${target}`} />
        </noscript>
      </head>
      <body>
        <a href={target}>Storm</a>
      </body>
    </html>
  );
}
