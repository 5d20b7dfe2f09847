import type { Middleware, Store } from '@reduxjs/toolkit';

/** The part of the DevTools' lifted store that is used: history and current index. */
interface Instrumented {
  liftedStore?: { getState: () => { currentStateIndex: number; computedStates: readonly unknown[] } };
}

/**
 * Prevents effects during time travel. The middleware comes first and drops actions while an earlier state is shown:
 * timers and mount effects would reach sagas. DevTools replay actions (skip, import) without middleware: then, and
 * after a jump, `isPresent` is false and nothing is persisted.
 */
export function createTimeTravelGuard() {
  let store: (Store & Instrumented) | undefined;
  /** The state after the last dispatched action. */
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
    /** Must be called with the store that uses the middleware. */
    watch: (created: Store) => {
      store = created;
      present = created.getState();
    },
    /** Whether the current state results from dispatched actions; always true without DevTools. */
    isPresent: () => store?.getState() === present,
  };
}
