import { type RefObject, useEffect, useState } from 'react';
import { type Early, hearEarly, redo } from '@/lib/early';
import { followedLink } from '@/lib/followedLink';
import { endProgress, startProgress } from './progress';

/**
 * Records the last link that was clicked in a part that is not hydrated, where the browser would follow it with a new
 * document. Another click, Back or Forward replaces it. The progress bar is shown until then.
 * @param load fetches the part's script
 * @returns the clean-up
 */
function keepLink(early: Early, isOurs: (target: Element) => boolean, load: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let kept: HTMLAnchorElement | null = null;
  const drop = () => {
    if (kept === null) return;
    early.acts = early.acts.filter(([control]) => control !== kept);
    kept = null;
    endProgress();
  };
  window.addEventListener('click', drop, { signal, capture: true });
  window.addEventListener('popstate', drop, { signal });
  // React's own listener at this element comes first, and hydrates the part within it if the script is here.
  document.getElementById('root')?.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && isOurs(event.target))) return;
      kept = followedLink(event);
      if (kept === null) return;
      event.preventDefault();
      early.acts.push([kept]);
      startProgress();
      load();
    },
    { signal, capture: true },
  );
  return () => {
    listening.abort();
    if (kept !== null) endProgress();
  };
}

/**
 * What is typed, chosen, pressed or sent in a part while its script is on its way is done again once that is there.
 * @param place the element around the part
 * @param hydrated whether the part's HTML is hydrated
 * @param awake the same, once the part's effects have run
 * @param load fetches the part's script
 */
export function useRepeated(
  place: RefObject<HTMLElement | null>,
  hydrated: RefObject<boolean>,
  awake: boolean,
  load: () => void,
) {
  const [early] = useState((): Early => ({ acts: [], submitted: null }));
  useEffect(() => {
    if (awake) {
      void redo(early);
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = (target: Element) => !hydrated.current && (place.current?.contains(target) ?? false);
    // A part may have been pressed and then moved out of sight: only its observer would fetch the script otherwise.
    hearEarly(early, isOurs, { signal, onRecord: load });
    const forgetLink = keepLink(early, isOurs, load);
    // React stops what it can't pass on: a press that comes up to the window has woken the part and been heard. What was
    // done to a field has not: React took the field over as it found it.
    const heard = ({ target }: Event) => {
      const [control, state] = early.acts.at(-1) ?? [];
      if (state === undefined && target instanceof Element && control?.contains(target)) early.acts.pop();
    };
    window.addEventListener('click', heard, { signal });
    return () => {
      listening.abort();
      forgetLink();
    };
  }, [awake, early, hydrated, load, place]);
}
