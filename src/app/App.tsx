import type { i18n as I18n } from 'i18next';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  i18n: I18n;
  /** `RouterProvider` in the browser, `StaticRouterProvider` in the build. */
  children: ReactNode;
  /** Called when the page is hydrated; twice in development, where StrictMode repeats effects. */
  onReady?: () => void;
}

function ReadyEffect({ effect }: { effect: () => void }) {
  useEffect(effect, [effect]);
  return null;
}

/** The providers around the router, identical in build and browser. */
export function App({ store, i18n, children, onReady }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          {children}
          {onReady && <ReadyEffect effect={onReady} />}
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
