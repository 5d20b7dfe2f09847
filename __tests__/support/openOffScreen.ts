import { open } from './site';

/** Starts the site in a window that shows none of the observed elements. */
export async function openOffScreen(address: string) {
  const { IntersectionObserver: observer } = window;
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      this.tell([{ isIntersecting: false, target } as never], this as never);
    }
    disconnect() {}
  } as never;
  const site = await open(address);
  window.IntersectionObserver = observer;
  return site;
}
