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
import { languageSlice } from '@/features/language/languageSlice';
import { newsSlice } from '@/features/news/newsSlice';
import { themeSlice } from '@/features/theme/themeSlice';
import type { SagaRouter } from '@/lib/sagaRouter';
import { devToolsOptions } from './devTools';
import { createPersistence } from './persist';
import { rootSaga } from './rootSaga';
import { createTimeTravelGuard } from './timeTravel';

/** Creates the root reducer; the reducers of `persistedSlices` are persisted. */
export const createRootReducer = ({ cart, help, wishlist } = createPersistence().reducers) =>
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
    help,
    checkout: checkoutSlice.reducer,
    orders: ordersSlice.reducer,
    consent: consentSlice.reducer,
    toastr,
  });

type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/** redux-persist's actions contain functions, which are not serializable. */
const ignoredActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/** Switches off the duration warnings of the development checks. */
const warnAfter = Infinity;

/**
 * Creates the store and runs the sagas. DevTools are on in development, with stack traces. `startPersistence` is called
 * after hydration; `setContext` gives the router to the sagas.
 * @param preloaded part of the state, such as the language of the address
 */
export function makeStore(preloaded: Partial<RootState> = {}) {
  const saga = createSagaMiddleware();
  const timeTravel = createTimeTravelGuard();
  const persistence = createPersistence(timeTravel.isPresent);
  const store = configureStore({
    reducer: createRootReducer(persistence.reducers),
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
    startPersistence: () => persistence.start(store),
    setContext: (context: { router: SagaRouter }) => saga.setContext(context),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
