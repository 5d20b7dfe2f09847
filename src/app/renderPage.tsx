import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { type PageRoute, urlOf } from '@/site/addresses';
import { shellParts } from '@/sections/shellParts';
import { type BreadcrumbTrail, BreadcrumbContext } from '@/ui/Breadcrumb';
import { App } from './App';
import { PageDocument } from './PageDocument';
import type { PageAssets } from './buildManifest';
import { type LoadedPage, loadPage } from './pages';
import { makeRoutes } from './routes';
import { makeStore } from './store';
import { structuredData } from './structuredData';

/** Renders a complete document to HTML, with its doctype. */
export const renderDocument = (document: ReactNode) => `<!doctype html>${renderToString(document)}`;

/** Renders a page with the browser's routes. `i18n` contains its namespaces. Rejects when there is no such page. */
export async function renderPage(
  i18n: I18n,
  { key, language, params }: PageRoute,
  assets: PageAssets,
): Promise<string> {
  await Promise.all(shellParts.map((part) => part.preload()));
  const handler = createStaticHandler(makeRoutes(i18n, (route) => loadPage(i18n, language, route)));
  const address = urlOf(key, language, params);
  const context = await handler.query(new Request(`http://localhost${address}`));
  const page = context instanceof Response ? undefined : (context.loaderData[key] as LoadedPage | undefined);
  if (context instanceof Response || !page)
    throw new Error(`${address} was not rendered: its route redirects, or the loader of the page "${key}" failed`);
  let trail: BreadcrumbTrail | null = null;
  const html = renderDocument(
    <BreadcrumbContext value={(renderedTrail) => (trail = renderedTrail)}>
      <PageDocument
        language={language}
        assets={assets}
        words={{ [language]: i18n.getDataByLanguage(language) }}
        getStructuredData={() => structuredData(page, trail)}
      >
        <App store={makeStore({ language: { code: language } })} i18n={i18n}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </PageDocument>
    </BreadcrumbContext>,
  );
  // React's marker of a Suspense boundary that did not resolve.
  if (html.includes('<!--$!-->'))
    throw new Error(`${address}: a Suspense boundary did not resolve; add its component to the page's \`parts\``);
  return html;
}
