import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider, createBrowserRouter, useRouteError } from 'react-router-dom';
import { createI18n } from '@/app/i18n';
import { makeStore } from '@/app/store';
import { matchAddress } from '@/site/matchAddress';
import { shellParts } from '@/sections/shellParts';
import { NavigationContext, RouteContext } from '@/ui/route';
import { LanguageContext, LoadNamespaceContext } from '@/ui/translation';

const readNamespace = (path: string) =>
  JSON.parse(readFileSync(join(process.cwd(), `public/assets/i18n/${path}.json`), 'utf8')) as never;

/** Rethrows errors, so that they fail the test. */
function Rethrow(): never {
  throw useRouteError();
}

const routers: DataRouter[] = [];
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});

/** Renders an element at an address with the real store, namespaces and router, with all lazy parts preloaded. */
export async function renderPart(part: ReactNode, address = '/en') {
  window.history.replaceState(null, '', address);
  const route = matchAddress(window.location.pathname);
  if ('redirect' in route) throw new Error(`${address} redirects to ${route.redirect}; use the address of a page`);
  const { language } = route;
  const i18n = createI18n(language, { [language]: { shell: readNamespace(language) } });
  const loadWords = (file: string) => Promise.resolve(readNamespace(`${language}/${file}`));
  const store = makeStore({ language: { code: language } });
  await Promise.allSettled(shellParts.map((part) => part.preload()));
  const router = createBrowserRouter([{ path: '*', element: part, errorElement: <Rethrow /> }]);
  routers.push(router);
  await act(async () => {
    render(
      <StrictMode>
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <LanguageContext value={language}>
              <LoadNamespaceContext value={loadWords}>
                <RouteContext value={route}>
                  <NavigationContext
                    value={(listener) => router.subscribe(() => listener({ isSamePage: false, keepsPanels: false }))}
                  >
                    <RouterProvider router={router} onError={() => undefined} />
                  </NavigationContext>
                </RouteContext>
              </LoadNamespaceContext>
            </LanguageContext>
          </I18nextProvider>
        </Provider>
      </StrictMode>,
    );
  });
  return { store, user: userEvent.setup() };
}

/** Waits for the next paint and the tasks deferred by `afterPaint`. */
export const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
