import type { i18n as I18n } from 'i18next';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { type History, PageView } from './PageView';
import type { ReadyPage } from './pages';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  i18n: I18n;
  first: ReadyPage;
  /** The browser's, or one in memory for prerendering. */
  history: History;
  /** Called once when the page answers to its visitor. */
  onReady?: () => void;
}

function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** The whole tree, the same on the server and in the browser. */
export function App({ store, i18n, first, history, onReady }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <PageView i18n={i18n} first={first} history={history} />
          {onReady && <Ready tell={onReady} />}
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
