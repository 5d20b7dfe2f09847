import {
  type ComponentType,
  Suspense,
  lazy,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { markHydrated, replayEarlyInput } from '@/lib/earlyInput';
import { importWithRetry, isReachable } from '@/lib/importWithRetry';
import { LoadFailure } from './LoadFailure';
import { type HydrationMode, watchForHydration } from './hydrationTriggers';
import styles from './lazyHydrate.module.scss';
import { NavigationContext } from './route';

/** Only what came inside the document waits for hydration; the attribute is taken away by `markHydrated`. */
const prerendered = typeof document === 'undefined' ? '' : undefined;

/** Its effects run with those of its siblings: the first in the very commit that hydrates them. */
function WhenHydrated({ act }: { act: () => void }) {
  useLayoutEffect(act, [act]);
  useEffect(() => void replayEarlyInput(), []);
  return null;
}

/**
 * A part of a page in a script of its own, which is fetched, and its HTML hydrated, when it becomes `visible` (or is
 * about to), at the first `interaction` with it, or in the first `idle` time. Worth it from about 5 kB of script. A script
 * that can't be had leaves the HTML as it is, with a message and a button under it.
 * @param load imports the component
 * @returns the component; `preload` fetches the script before it is rendered
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>, mode: HydrationMode = 'visible') {
  let loaded: ComponentType<P> | undefined;
  let arrive: (module: { default: ComponentType<P> }) => void;
  // Never rejects: React would take the HTML away.
  const arrival = new Promise<{ default: ComponentType<P> }>((resolve) => (arrive = resolve));
  const preload = async () => {
    loaded = await importWithRetry(load);
    arrive({ default: loaded });
  };
  const Late = lazy(() => arrival);
  function LazyHydrated(props: P) {
    const wrapper = useRef<HTMLDivElement>(null);
    // Chosen once: a part that is being hydrated must not change its type.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Late);
    const [failure, setFailure] = useState<'offline' | 'stale' | null>(null);
    const [{ request, hydrated }] = useState(() => ({
      request: () => {
        setFailure(null);
        preload().catch(async (error: unknown) => {
          console.error(error);
          setFailure((await isReachable(window.location.pathname)) ? 'stale' : 'offline');
        });
      },
      hydrated: () => {
        if (wrapper.current) markHydrated(wrapper.current);
      },
    }));
    const onNavigate = useContext(NavigationContext);
    useEffect(() => {
      const element = wrapper.current;
      if (!element?.hasAttribute('data-dehydrated')) {
        // Rendered by the browser, where it has to stand at once.
        if (!element?.firstChild) request();
        return undefined;
      }
      return watchForHydration(element, mode, onNavigate, request);
    }, [onNavigate, request]);
    // The same element each time: React would give up the HTML of a part that is rendered anew before its script is here.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...props} />
          <WhenHydrated act={hydrated} />
        </Suspense>
      ),
      [Part, props, hydrated],
    );
    return (
      <>
        <div
          ref={wrapper}
          className={mode === 'visible' ? undefined : styles.boxless}
          data-dehydrated={prerendered}
          suppressHydrationWarning
        >
          {part}
        </div>
        {failure && <LoadFailure isStale={failure === 'stale'} onRetry={request} />}
      </>
    );
  }
  return Object.assign(memo(LazyHydrated), { preload });
}
