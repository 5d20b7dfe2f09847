import { open } from './site';

/** Starts the site in a window that shows none of the observed elements. */
export async function openOffScreen(address: string) {
  const { IntersectionObserver: observer } = window;
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      this.callback([{ isIntersecting: false, target } as never], this as never);
    }
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as never;
  try {
    return await open(address);
  } finally {
    window.IntersectionObserver = observer;
  }
}
