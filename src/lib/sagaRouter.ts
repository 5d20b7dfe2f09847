/**
 * The part of the router that sagas use; `getRouter` reads it from the saga context. `navigate` resolves when the page
 * is loaded.
 */
export interface SagaRouter {
  navigate: (to: string) => Promise<void>;
  state: { location: { pathname: string } };
}
