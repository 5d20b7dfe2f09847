import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { type PageRoute, urlOf } from '@/site/addresses';
import { shellParts } from '@/sections/shellParts';
import { type Trail, TrailContext } from '@/ui/Breadcrumb';
import { App } from './App';
import { type ReadyPage, loadPage } from './pages';
import { makeRoutes } from './routes';
import { makeStore } from './store';

interface RenderedPage {
  html: string;
  page: ReadyPage;
  /** The breadcrumb's steps, where the page has one. */
  trail: Trail | null;
}

/** Renders a page by the routes of the browser. `i18n` holds its words; rejects when there is no such page. */
export async function renderPage(i18n: I18n, { key, language, params }: PageRoute): Promise<RenderedPage> {
  await Promise.all(shellParts.map((part) => part.preload()));
  let page: ReadyPage | undefined;
  const handler = createStaticHandler(
    makeRoutes(i18n, async (route) => (page = await loadPage(i18n, language, route))),
  );
  const address = urlOf(key, language, params);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response || !page) throw new Error(`There is no page at ${address}`);
  let trail: Trail | null = null;
  const html = renderToString(
    <TrailContext value={(drawn) => (trail = drawn)}>
      <App store={makeStore({ language: { code: language } })} i18n={i18n}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </TrailContext>,
  );
  // React's mark for a boundary whose content was not there.
  if (html.includes('<!--$!-->')) throw new Error(`${address}: a part is missing in the page's \`parts\``);
  return { html, page, trail };
}
