/** Init script: records paints, layout shifts and interactions in `window.bench`. Self-contained: it is serialized. */
export function installBench() {
  const bench = { lcp: 0, lcpElement: '', shift: 0, longestTask: 0, interactions: [] };
  window.bench = bench;
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    bench.lcp = startTime;
    bench.lcpElement = `<${element?.localName ?? 'removed'}> ${url || (element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  // Sum of all shifts, unlike CLS, which takes the worst session window: the target is 0.
  observe('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (bench.longestTask = Math.max(bench.longestTask, duration)));
  observe(
    'event',
    ({ interactionId, startTime, duration }) => interactionId && bench.interactions.push({ startTime, duration }),
    { durationThreshold: 16 },
  );

  /** Resolves with the time after the next frame's paint; a posted message would come behind React's effects. */
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })),
    );

  /** Resolves with the time after the frame in which `read()` has changed; rejects after 20 s. */
  const changed = (read) =>
    new Promise((resolve, reject) => {
      const before = read();
      const observer = new MutationObserver(() => {
        if (read() === before) return;
        observer.disconnect();
        clearTimeout(deadline);
        resolve(painted());
      });
      const deadline = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`20 s after a click on a link the page still has "${before?.textContent ?? before}".`));
      }, 20_000);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  // Compares elements, not texts: the home page's heading is animated.
  const heading = () => document.querySelector('h1');
  const language = () => document.documentElement.lang;

  /** Measures the milliseconds from the next click to the frame with another heading or language, in `bench.passed`. */
  const fromClick = (read) => {
    const clicked = new Promise((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
    );
    bench.passed = Promise.all([clicked, changed(read)]).then(([from, to]) => to - from);
    // Avoids an unhandled rejection; later awaits still reject.
    bench.passed.catch(() => undefined);
  };
  bench.timeHeading = () => fromClick(heading);
  bench.timeLanguage = () => fromClick(language);

  /**
   * Hydrates the part around a link by `pointerover`, as a real pointer does before a click: before hydration the
   * browser would load a document.
   */
  const hydratedLink = async (link) => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    while (!Object.keys(link).some((key) => key.startsWith('__react'))) await painted();
    return link;
  };

  /** Follows links to the addresses in turn, `times` times in total. */
  bench.walk = async (addresses, times) => {
    for (let step = 0; step < times; step += 1) {
      const link = await hydratedLink(
        document.querySelector(`a[href="${addresses[step % addresses.length]}"]:not([hreflang])`),
      );
      const there = changed(heading);
      link.click();
      await there;
    }
  };
}
