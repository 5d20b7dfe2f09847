import type { Middleware, Store } from '@reduxjs/toolkit';

/** What Redux DevTools add to a store: its history, and which moment of it is on screen. */
interface Instrumented {
  liftedStore?: { getState: () => { currentStateIndex: number; computedStates: readonly unknown[] } };
}

/**
 * Keeps time travel in DevTools free of effects. The middleware, first in its chain, drops actions while an earlier
 * moment is on screen: timers and mount effects of that moment would reach sagas and the end of the history. DevTools
 * replay actions (skip, import) past middleware: then, and after a jump, `isPresent` is false, and nothing is persisted.
 */
export function createTimeTravelGuard() {
  let store: (Store & Instrumented) | undefined;
  /** The state that the last dispatched action left. */
  let present: unknown;
  const middleware: Middleware = (api) => (next) => (action) => {
    const history = store?.liftedStore?.getState();
    if (history && history.currentStateIndex < history.computedStates.length - 1) return action;
    const before: unknown = api.getState();
    const result = next(action);
    const after: unknown = api.getState();
    if (after !== before) present = after;
    return result;
  };
  return {
    middleware,
    /** To be called with the store that the middleware is part of. */
    watch: (created: Store) => {
      store = created;
      present = created.getState();
    },
    /** Whether the state on screen came of dispatched actions; always, without DevTools. */
    isPresent: () => store?.getState() === present,
  };
}
