import type { i18n as I18n } from 'i18next';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { readLanguage } from '@/features/language/storedLanguage';
import type { PageRoute } from '@/site/addresses';
import { isLanguageCode } from '@/site/languages';
import { resolvePage, pageRoutes, redirectOf } from '@/site/matchAddress';
import type { PageKey } from '@/site/menu';
import { PageFailure } from './PageFailure';
import { LanguageLayout, RoutePage, ShellLayout } from './Layout';
import type { LoadedPage } from './pages';

/**
 * Redirects an address without a language to the page in the visitor's language, or to the default home page if there
 * is no such page, with query and hash; null for an address with a language.
 */
function languageLoader({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const to = redirectOf(pathname, readLanguage());
  return to === null ? null : redirect(to + search + hash);
}

/**
 * The route objects, made from the menu manifest: `/:language`, the shell, and one route per page with a loader. The
 * not-found page is the splat route.
 * @param load loads a page; its rejection fails the navigation
 */
export function makeRoutes(i18n: I18n, load: (route: PageRoute) => Promise<LoadedPage>): RouteObject[] {
  const pageRoute = (key: PageKey, path: string): RouteObject => ({
    id: key,
    path,
    caseSensitive: true,
    loader: ({ params: { language, ...params } }) =>
      isLanguageCode(language) ? load({ language, ...resolvePage(key, params) }) : null,
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
