import { eventChannel } from 'redux-saga';

/** The visitor looks at this tab again: from another tab or window, or out of the back/forward cache. */
export const comeBack = () =>
  eventChannel<true>((emit) => {
    const tell = () => {
      if (document.visibilityState === 'visible') emit(true);
    };
    window.addEventListener('pageshow', tell);
    window.addEventListener('focus', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      window.removeEventListener('pageshow', tell);
      window.removeEventListener('focus', tell);
      document.removeEventListener('visibilitychange', tell);
    };
  });
