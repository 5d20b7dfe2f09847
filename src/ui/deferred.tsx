import {
  type ComponentType,
  type RefObject,
  Suspense,
  lazy,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/lib/whenIdle';
import styles from './deferred.module.scss';
import { useRepeated } from './useRepeated';

/** A part whose HTML is asleep, or which has not been shown yet. */
interface Sleeper {
  /** Fetches its script. */
  load: () => Promise<void>;
  /** Lets its HTML be hydrated as soon as the script is here. */
  hydrate: () => void;
  /** It belongs to the shell. */
  stays: boolean;
  /** It is on the screen, in a page or in what surrounds it. */
  isShown: () => boolean;
}

const sleepers = new Set<Sleeper>();

/**
 * Marks the parts that came inside the document. Only those are laid out late: pages shown later have their height at
 * once. Hydration leaves the attribute alone.
 */
const prerendered = typeof document === 'undefined' ? '' : undefined;

/**
 * Hydrates the parts that a navigation changes: React holds a change of the router's state back until every part that
 * it touches is hydrated, and it must not wait for somebody to scroll.
 * @param leaving another page follows: the parts of this one go with it, those of the shell stay
 */
export function hydrateDeferred(leaving: boolean): void {
  for (const { stays, hydrate } of sleepers) if (stays || !leaving) hydrate();
}

/**
 * Fetches the scripts of deferred parts of the pages that have been loaded: for prerendering, and when a page arrives
 * inside the running site, where it has to stand complete at once.
 * @param leaving another page follows: what sleeps on the screen either goes with this one or may sleep on
 */
export async function loadDeferred(leaving = false): Promise<void> {
  const needed = [...sleepers].filter(({ isShown }) => !leaving || !isShown());
  await Promise.all(needed.map(({ load }) => load()));
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
  // Inside a panel or dialog that opens: what it shows may be of an earlier page.
  const open = ({ target }: Event) => {
    if (target instanceof Node && target.contains(element)) tell();
  };
  window.addEventListener('toggle', open, options);
  return () => listening.abort();
}

/** Nobody uses a picture: it is hydrated with the next page only. */
const never = () => () => undefined;

/** Calls back in the first idle time. */
function soon(_: HTMLElement, tell: () => void): () => void {
  whenIdle(tell);
  return () => undefined;
}

/** Marks its part as hydrated with the very frame of it, and tells so once the part's effects have run. */
function Awake({ mark, tell }: { mark: RefObject<boolean>; tell: () => void }) {
  useLayoutEffect(() => {
    mark.current = true;
  }, [mark]);
  useEffect(tell, [tell]);
  return null;
}

/**
 * A part of a page whose script waits: until it comes `near` the window, until somebody wants to use it (`wanted`), until
 * the browser is `idle` (the parts of the shell), or, for a picture, until another page or language is shown (`quiet`).
 * `below` is as near, and never in the first view.
 * Its HTML is there from the beginning and works as far as HTML can; what was typed and sent meanwhile is not lost.
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  until: 'near' | 'below' | 'wanted' | 'idle' | 'quiet' = 'near',
) {
  let loaded: ComponentType<P> | undefined;
  let approach: () => void = () => undefined;
  const due = new Promise<void>((resolve) => {
    approach = resolve;
  });
  const places = new Set<HTMLElement>();
  const find = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // Never rejects: a page whose part can't be had keeps the HTML it has, and React would take all of it away.
  const insist = async () => {
    for (let pause = 2_000; ; pause = Math.min(2 * pause, 60_000)) {
      try {
        return await find();
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
          // Nobody waits for the end of a pause once the line is back.
          window.addEventListener('online', resolve, { once: true });
        });
      }
    }
  };
  const arrival = due.then(insist);
  const Late = lazy(() => arrival);
  const sleeper: Sleeper = {
    load: async () => {
      await find();
    },
    hydrate: () => approach(),
    stays: until === 'idle',
    isShown: () => places.size > 0,
  };
  sleepers.add(sleeper);
  const watch = { near: whenNear, below: whenNear, wanted: whenWanted, idle: soon, quiet: never }[until];
  // Rendered anew with the same props, a sleeping part would lose the HTML it has.
  return memo(function Deferred(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const hydrated = useRef(false);
    const [awake, setAwake] = useState(false);
    // Chosen once: a part that is being hydrated must not change its type.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Late);
    const [wake] = useState(() => () => setAwake(true));
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      places.add(element);
      // Without HTML there is nothing to want.
      const stop = watch(element, approach);
      if (!element.firstChild) approach();
      return () => {
        places.delete(element);
        stop();
      };
    }, []);
    useRepeated(place, hydrated, awake, approach);
    return (
      <div
        ref={place}
        className={styles[until]}
        data-deferred={until}
        data-prerendered={prerendered}
        suppressHydrationWarning
      >
        <Suspense fallback={null}>
          <Part {...props} />
          <Awake mark={hydrated} tell={wake} />
        </Suspense>
      </div>
    );
  });
}
