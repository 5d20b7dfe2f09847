import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { createI18n } from '@/app/i18n';
import { makeStore } from '@/app/store';
import { placeAt } from '@/site/addresses';
import type { LanguageCode } from '@/site/languages';
import { loadDeferred } from '@/ui/deferred';
import { tellMoved } from '@/ui/useMoved';
import { PlacesContext, makePlaces } from '@/ui/place';
import { LanguageContext } from '@/ui/words';

const shellWords = (language: LanguageCode) =>
  JSON.parse(readFileSync(join(process.cwd(), `public/assets/i18n/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** Tells of every address, as the page does that follows it. */
function Moves() {
  const location = useLocation();
  useEffect(tellMoved, [location]);
  return null;
}

/** A part of the site on its own, at an address: with the real store, words and router, complete at once. */
export async function show(part: ReactNode, address = '/en') {
  window.history.replaceState(null, '', address);
  const place = placeAt(window.location.pathname);
  if ('redirect' in place) throw new Error(`${address} leads on to ${place.redirect}`);
  const { language } = place;
  const i18n = createI18n(language, { [language]: { shell: shellWords(language) } });
  const store = makeStore({ language: { code: language } });
  await loadDeferred();
  await act(async () => {
    render(
      <StrictMode>
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <BrowserRouter>
              <Moves />
              <LanguageContext value={language}>
                <PlacesContext value={makePlaces({ ...place, location: window.location })}>{part}</PlacesContext>
              </LanguageContext>
            </BrowserRouter>
          </I18nextProvider>
        </Provider>
      </StrictMode>,
    );
  });
  return { store, user: userEvent.setup() };
}

/** Waits until the frame after a click has been painted, and what waited for it is done. */
export const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
