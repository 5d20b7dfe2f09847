import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/dom';

// What is waited for may take long on a busy machine; it costs nothing where it comes soon.
configure({ asyncUtilTimeout: 10_000 });

// The console stays free of errors and warnings; a story that expects one listens for itself.
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  const listen = (...said: unknown[]) => void complaints.push(format(...said));
  Object.assign(console, { error: listen, warn: listen });
});
afterEach(() => expect(complaints).toEqual([]));

if (typeof window !== 'undefined') {
  /** Everything is in view: jsdom has no layout. */
  class Observer {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      queueMicrotask(() =>
        this.tell(
          [
            {
              isIntersecting: true,
              target,
              boundingClientRect: target.getBoundingClientRect(),
            } as IntersectionObserverEntry,
          ],
          this as never,
        ),
      );
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const still = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  Object.assign(window, {
    matchMedia: still,
    IntersectionObserver: Observer,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    scrollTo: () => undefined,
  });
  // Without layout everything counts as visible.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
