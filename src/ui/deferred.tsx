import { type ComponentType, type RefObject, Suspense, lazy, memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import styles from './deferred.module.scss';

const waiting = new Set<() => Promise<void>>();
const asleep = new Set<() => void>();

/**
 * Fetches the scripts of every part that still waits. A navigation changes what they are rendered from, and React
 * holds the whole change back until the parts it touches can be hydrated: it must not wait for somebody to scroll.
 */
export function wakeDeferred(): void {
  for (const wake of asleep) wake();
  asleep.clear();
}

/** Every navigation begins with a link that is followed or with the browser's own buttons. */
function wakeOnNavigation(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) afterPaint(wakeDeferred);
  };
  window.addEventListener('click', follow, { signal, capture: true });
  window.addEventListener('popstate', wakeDeferred, { signal, capture: true });
  return () => listening.abort();
}

/**
 * Fetches every deferred part of the pages that have been loaded: for prerendering, and when a page arrives inside the
 * running site, where it has to stand complete at once.
 */
export async function loadDeferred(): Promise<void> {
  await Promise.all([...waiting].map((load) => load()));
}

/** Calls back when the element's upper edge comes near the window. */
function whenNear(element: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tell(), {
    rootMargin: '100px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back at the first sign that the visitor is about to use the element, or has begun to before the scripts came. */
function whenWanted(element: HTMLElement, tell: () => void): () => void {
  if (element.contains(document.activeElement)) tell();
  const listening = new AbortController();
  // From the window downwards: React stops these events at its root while the part sleeps.
  const options = { signal: listening.signal, passive: true, capture: true };
  const hear = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) tell();
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input', 'submit'])
    window.addEventListener(sign, hear, options);
  return () => listening.abort();
}

/** Nobody uses a picture: it wakes with the next page only. */
const never = () => () => undefined;

/** A form that is sent while its script is on the way is sent again once that is there, and not by the browser. */
function useSubmission(place: RefObject<HTMLElement | null>, awake: boolean) {
  const submitted = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (awake) {
      submitted.current?.requestSubmit();
      submitted.current = null;
      return;
    }
    const keep = (event: Event) => {
      event.preventDefault();
      submitted.current = event.target as HTMLFormElement;
    };
    const hear = (event: Event) => {
      if (event.target instanceof Node && place.current?.contains(event.target)) keep(event);
    };
    window.addEventListener('submit', hear, true);
    return () => window.removeEventListener('submit', hear, true);
  }, [awake, place]);
}

function Awake({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * A part of a page whose script waits: until it comes `near` the window, until somebody wants to use it (`wanted`), or,
 * for a picture, until another page or language is shown (`quiet`).
 * Its HTML is there from the beginning and works as far as HTML can; what was typed and sent meanwhile is not lost.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  until: 'near' | 'wanted' | 'quiet' = 'near',
) {
  let loaded: ComponentType<P> | undefined;
  let approach: () => void = () => undefined;
  const due = new Promise<void>((resolve) => {
    approach = resolve;
  });
  const loadNow = async () => {
    loaded = await load();
    waiting.delete(loadNow);
  };
  waiting.add(loadNow);

  asleep.add(approach);
  const Late = lazy(() => due.then(load).then((component) => ({ default: component })));
  const watch = { near: whenNear, wanted: whenWanted, quiet: never }[until];

  // Rendered anew with the same props, a sleeping part would lose the HTML it has.
  return memo(function Deferred(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [awake, setAwake] = useState(false);
    // Chosen once: a part that is being hydrated must not change its type.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Late);
    const [wake] = useState(() => () => setAwake(true));
    useEffect(() => (place.current ? watch(place.current, approach) : undefined), []);
    useEffect(wakeOnNavigation, []);
    useSubmission(place, awake);
    return (
      <div ref={place} className={styles[until]} data-deferred={until}>
        <Suspense fallback={null}>
          <Part {...props} />
          <Awake tell={wake} />
        </Suspense>
      </div>
    );
  });
}
