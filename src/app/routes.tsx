import type { i18n as I18n } from 'i18next';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { readLanguage } from '@/features/language/storedLanguage';
import type { PageRoute } from '@/site/addresses';
import { isLanguageCode } from '@/site/languages';
import { pageOf, pageRoutes, redirectOf } from '@/site/matchAddress';
import type { PageKey } from '@/site/menu';
import { PageFailure } from './PageFailure';
import { LanguageLayout, RoutePage, ShellLayout } from './Layout';
import type { ReadyPage } from './pages';

/** Sends addresses without a language on, with query and hash (spec 2.1); null for all others. */
function languageLoader({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const to = redirectOf(pathname, readLanguage());
  return to === null ? null : redirect(to + search + hash);
}

/**
 * The routes of the site, made from the manifest: `/:language`, the shell, and in it a route a page whose loader brings
 * its script and its words. What was not found is a page like any other.
 * @param load rejects when the page can't be had
 */
export function makeRoutes(i18n: I18n, load: (route: PageRoute) => Promise<ReadyPage>): RouteObject[] {
  const pageRoute = (key: PageKey, path: string): RouteObject => ({
    id: key,
    path,
    caseSensitive: true,
    loader: ({ params: { language, ...params } }) =>
      isLanguageCode(language) ? load({ language, ...pageOf(key, params) }) : null,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <RoutePage />,
    errorElement: <PageFailure />,
  });
  const pages = pageRoutes.filter(({ id }) => id !== 'not-found');
  return [
    { path: '/', loader: languageLoader },
    {
      id: 'language',
      path: '/:language',
      loader: languageLoader,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      element: <LanguageLayout i18n={i18n} />,
      children: [
        {
          element: <ShellLayout />,
          errorElement: <PageFailure alone />,
          children: [
            ...pages.map(({ id, path }) => pageRoute(id, path.replace(/^\//, ''))),
            pageRoute('not-found', '*'),
          ],
        },
      ],
    },
  ];
}
