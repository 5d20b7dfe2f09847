import type { i18n as I18n } from 'i18next';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  i18n: I18n;
  /** The router's provider: of the browser, or of the build. */
  children: ReactNode;
  /** Called once when the page is hydrated. */
  onReady?: () => void;
}

function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** What surrounds the router, the same at build time and in the browser. */
export function App({ store, i18n, children, onReady }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          {children}
          {onReady && <Ready tell={onReady} />}
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
