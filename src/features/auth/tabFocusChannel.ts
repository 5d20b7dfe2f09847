import { eventChannel } from 'redux-saga';

/** Emits when this tab becomes visible or focused, also after a restore from the back/forward cache. */
export const tabFocusChannel = () =>
  eventChannel<true>((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pageshow', tell, { signal });
    window.addEventListener('focus', tell, { signal });
    document.addEventListener('visibilitychange', tell, { signal });
    return () => listening.abort();
  });
