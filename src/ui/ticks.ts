/**
 * A clock for `useSyncExternalStore`: how to subscribe to it, and its time (Unix time in ms). It tells when a unit is
 * over, and when a page that slept is looked at again.
 * @param unit milliseconds
 */
export function ticksOf(unit: number) {
  function subscribe(tell: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          tell();
          wait();
        },
        unit - (Date.now() % unit),
      );
    };
    wait();
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }
  /** Asked once: between two questions the clock may have gone on, and the unit would begin a millisecond off. */
  function begun(): number {
    const now = Date.now();
    return now - (now % unit);
  }
  return [subscribe, begun] as const;
}
