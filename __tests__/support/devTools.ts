import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';

type Enhancers = readonly StoreEnhancer[];

// Installs DevTools' instrument enhancer as the extension does; import this module before Redux Toolkit.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: Enhancers) =>
    (create: StoreEnhancerStoreCreator) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), (instrument() as StoreEnhancer)(create)),
});

/** Enables DevTools for all tests of a file: they exist in development only. */
export function enableDevTools(): void {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));
}

/** DevTools of a store: history and monitor actions. */
export function devToolsOf<S>(store: { getState: () => S }) {
  const { liftedStore } = store as unknown as EnhancedStore<S, UnknownAction, null>;
  type Lifted = Parameters<typeof liftedStore.dispatch>[0];
  const press = (button: Lifted) => act(() => void liftedStore.dispatch(button));
  const history = () => liftedStore.getState();
  return {
    history,
    /** All dispatched actions, in order. */
    actions: () => history().stagedActionIds.map((id) => history().actionsById[id]?.action),
    /** Jumps to a state of the history; a state that is not part of it replaces the first one. */
    jump: (moment: S) => {
      const { computedStates } = history();
      const index = computedStates.findIndex(({ state }) => state === moment);
      if (index >= 0) return press(ActionCreators.jumpToState(index));
      const rewritten = [{ state: moment }, ...computedStates.slice(1)];
      press(ActionCreators.importState({ ...history(), computedStates: rewritten, currentStateIndex: 0 }, true));
    },
    /** Jumps to the latest state. */
    resume: () => press(ActionCreators.jumpToState(history().computedStates.length - 1)),
    /** Skips an action, or restores a skipped one. */
    skip: (id: number) => press(ActionCreators.toggleAction(id)),
    /** Imports an exported history. */
    load: (exported: ReturnType<typeof history>) => press(ActionCreators.importState(exported)),
  };
}
