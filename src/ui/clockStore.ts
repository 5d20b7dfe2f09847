/**
 * An external store of the current time (Unix ms) for `useSyncExternalStore`: [subscribe, getSnapshot]. Notifies at the
 * end of each unit and when the tab becomes visible.
 * @param unit milliseconds
 */
export function createClockStore(unit: number) {
  function subscribe(onTick: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          onTick();
          wait();
        },
        unit - (Date.now() % unit),
      );
    };
    wait();
    document.addEventListener('visibilitychange', onTick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }
  /** One call of Date.now(): two could differ. */
  function getSnapshot(): number {
    const now = Date.now();
    return now - (now % unit);
  }
  return [subscribe, getSnapshot] as const;
}
