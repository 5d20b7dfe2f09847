import { eventChannel } from 'redux-saga';

/** Emits when this tab becomes visible or focused, also after a restore from the back/forward cache. */
export const tabFocusChannel = () =>
  eventChannel<true>((emit) => {
    const emitIfVisible = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pageshow', emitIfVisible, { signal });
    window.addEventListener('focus', emitIfVisible, { signal });
    document.addEventListener('visibilitychange', emitIfVisible, { signal });
    return () => listening.abort();
  });
