import { eventChannel } from 'redux-saga';

/**
 * A saga channel that emits when another tab may have changed `key` of local storage: at `storage` events of the key,
 * at `clear()`, and when the page returns from the back/forward cache, where it receives no events.
 */
export const storageChanges = (key: string) =>
  eventChannel<true>((emit) => {
    const listening = new AbortController();
    const { signal } = listening;
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) emit(true);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) emit(true);
    };
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  });
