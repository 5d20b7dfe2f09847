import { eventChannel } from 'redux-saga';

/**
 * A saga channel that emits when what another tab does may have changed `key` of local storage: it wrote or removed the
 * key, emptied the storage, or acted while this page lay in the back/forward cache, where no events arrive.
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
