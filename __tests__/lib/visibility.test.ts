/** An observer that has not reported yet: its records wait until they are taken. */
class PendingObserver {
  static all: PendingObserver[] = [];
  records: IntersectionObserverEntry[] = [];
  constructor() {
    PendingObserver.all.push(this);
  }
  observe(target: Element) {
    this.records = [{ target, isIntersecting: true } as never];
  }
  disconnect() {
    this.records = [];
  }
  takeRecords() {
    return this.records;
  }
}

describe('watching whether an element is visible', () => {
  const { IntersectionObserver: observer, requestAnimationFrame: frame } = window;
  let frames: FrameRequestCallback[] = [];
  const paint = () => frames.splice(0).forEach((callback) => callback(0));
  const isConnected = () => PendingObserver.all.some(({ records }) => records.length > 0);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetModules();
    frames = [];
    PendingObserver.all = [];
    Object.assign(window, {
      IntersectionObserver: PendingObserver,
      requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(window, { IntersectionObserver: observer, requestAnimationFrame: frame });
  });

  it('reports an element that a slow device has not painted within half a second, then disconnects', async () => {
    const { watchVisibility } = await import('@/lib/visibility');
    const changed = jest.fn();
    watchVisibility(document.body, '0px', changed);
    jest.advanceTimersByTime(5000);
    expect(isConnected()).toBe(true);
    paint();
    paint();
    expect(changed).toHaveBeenCalledWith(true);
    expect(isConnected()).toBe(false);
  });

  it('stays connected for an element that is added shortly before the end', async () => {
    const { watchVisibility } = await import('@/lib/visibility');
    watchVisibility(document.body, '0px', jest.fn());
    jest.advanceTimersByTime(499);
    watchVisibility(document.head, '0px', jest.fn());
    jest.advanceTimersByTime(1);
    paint();
    paint();
    expect(isConnected()).toBe(true);
    jest.advanceTimersByTime(500);
    paint();
    paint();
    expect(isConnected()).toBe(false);
  });
});
