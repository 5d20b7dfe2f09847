import { combineReducers, configureStore } from '@reduxjs/toolkit';
import toastr from 'react-redux-toastr/lib/reducer';
import createSagaMiddleware from 'redux-saga';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { accountSlice } from '@/features/account/accountSlice';
import { authFormSlice } from '@/features/auth/authFormSlice';
import { authSlice } from '@/features/auth/authSlice';
import { checkoutSlice } from '@/features/checkout/checkoutSlice';
import { ordersSlice } from '@/features/checkout/ordersSlice';
import { consentSlice } from '@/features/consent/consentSlice';
import { contactSlice } from '@/features/contact/contactSlice';
import { draftsSlice } from '@/features/contact/draftsSlice';
import { helpSlice } from '@/features/help/helpSlice';
import { languageSlice } from '@/features/language/languageSlice';
import { newsSlice } from '@/features/news/newsSlice';
import { themeSlice } from '@/features/theme/themeSlice';
import type { SagaRouter } from '@/lib/sagaRouter';
import { devToolsOptions } from './devTools';
import { createPersistence } from './persist';
import { rootSaga } from './rootSaga';
import { createTimeTravelGuard } from './timeTravel';

/** The root reducer, with cart and wishlist persisted. */
export const reducers = ({ cart, wishlist } = createPersistence()) =>
  combineReducers({
    auth: authSlice.reducer,
    account: accountSlice.reducer,
    authForm: authFormSlice.reducer,
    cart,
    wishlist,
    theme: themeSlice.reducer,
    language: languageSlice.reducer,
    news: newsSlice.reducer,
    contact: contactSlice.reducer,
    drafts: draftsSlice.reducer,
    help: helpSlice.reducer,
    checkout: checkoutSlice.reducer,
    orders: ordersSlice.reducer,
    consent: consentSlice.reducer,
    toastr,
  });

type RootState = ReturnType<ReturnType<typeof reducers>>;

/** redux-persist's own actions carry functions. */
const ignoredActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Milliseconds that a check of development may take before it warns: a slow machine is no fault of the code. */
const warnAfter = Infinity;

/**
 * The store with its sagas running. `preloaded` is a part of the state, such as the language of the address. DevTools
 * are on in development only, with traces (spec: developers travel through time). `keep` starts reading and writing
 * storage, once the page has been hydrated; `setContext` gives the sagas the router.
 */
export function makeStore(preloaded: Partial<RootState> = {}) {
  const saga = createSagaMiddleware();
  const timeTravel = createTimeTravelGuard();
  const persistence = createPersistence(timeTravel.isPresent);
  const store = configureStore({
    reducer: reducers(persistence),
    preloadedState: preloaded as RootState,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: { ignoredActions, warnAfter },
        immutableCheck: { warnAfter },
      })
        .prepend(timeTravel.middleware)
        .concat(saga),
    devTools: process.env.NODE_ENV === 'development' && devToolsOptions,
  });
  timeTravel.watch(store);
  saga.run(rootSaga);
  return Object.assign(store, {
    keep: () => persistence.start(store),
    setContext: (context: { router: SagaRouter }) => saga.setContext(context),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
