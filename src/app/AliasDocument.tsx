import { defaultLanguage } from '@/site/languages';

interface AliasDocumentProps {
  /** The address without a language; '' for the first page. */
  path: string;
  script: string;
}

/** Stands at an address without a language: a script sends the visitor on to their own; without scripts a link does. */
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
