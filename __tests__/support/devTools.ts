import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';

type Enhancers = readonly StoreEnhancer[];

// As the browser's extension does, before Redux Toolkit is loaded: to be imported first.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: Enhancers) =>
    (create: StoreEnhancerStoreCreator) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), (instrument() as StoreEnhancer)(create)),
});

/** Redux DevTools are on in development only. */
export function openDevTools(): void {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));
}

/** Redux DevTools of a store: its history and the buttons that lead through it. */
export function devToolsOf<S>(store: { getState: () => S }) {
  const { liftedStore } = store as unknown as EnhancedStore<S, UnknownAction, null>;
  type Lifted = Parameters<typeof liftedStore.dispatch>[0];
  const press = (button: Lifted) => act(() => void liftedStore.dispatch(button));
  const history = () => liftedStore.getState();
  return {
    history,
    /** Every action so far, in order. */
    actions: () => history().stagedActionIds.map((id) => history().actionsById[id]?.action),
    /** Shows a state of the history, or any other in place of its first. */
    jump: (moment: S) => {
      const { computedStates } = history();
      const index = computedStates.findIndex(({ state }) => state === moment);
      if (index >= 0) return press(ActionCreators.jumpToState(index));
      const rewritten = [{ state: moment }, ...computedStates.slice(1)];
      press(ActionCreators.importState({ ...history(), computedStates: rewritten, currentStateIndex: 0 }, true));
    },
    /** Back to the latest moment. */
    resume: () => press(ActionCreators.jumpToState(history().computedStates.length - 1)),
    /** Leaves an action out of the history, or takes it in again. */
    skip: (id: number) => press(ActionCreators.toggleAction(id)),
    /** Replays an exported history. */
    load: (exported: ReturnType<typeof history>) => press(ActionCreators.importState(exported)),
  };
}
