/** The router as sagas get it: `yield getContext('router')`. `navigate` resolves once the page is loaded. */
export interface SagaRouter {
  navigate: (to: string) => Promise<void>;
  state: { location: { pathname: string } };
}
