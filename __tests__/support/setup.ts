import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/dom';

// A long timeout for slow machines.
configure({ asyncUtilTimeout: 10_000 });

// Fails a test that logs an error or warning; a test that expects one mocks the console.
const consoleMessages: string[] = [];
beforeEach(() => {
  consoleMessages.length = 0;
  const listen = (...args: unknown[]) => void consoleMessages.push(format(...args));
  Object.assign(console, { error: listen, warn: listen });
});
afterEach(() => expect(consoleMessages).toEqual([]));

if (typeof window !== 'undefined') {
  /** Mock: every element intersects, since jsdom has no layout. */
  class IntersectionObserverMock {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      queueMicrotask(() =>
        this.callback(
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
  const matchMediaMock = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  Object.assign(window, {
    matchMedia: matchMediaMock,
    IntersectionObserver: IntersectionObserverMock,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    scrollTo: () => undefined,
  });
  // jsdom has no layout: every element is visible.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  // Texts of drawings have no width.
  Object.assign(SVGElement.prototype, { getComputedTextLength: () => 0 });
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
