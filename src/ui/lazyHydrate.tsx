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

/** Set while prerendering only; `markHydrated` removes it. */
const prerendered = typeof document === 'undefined' ? '' : undefined;

/** Its layout effect runs in the commit that hydrates its siblings. */
function HydrationEffect({ effect }: { effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  useEffect(() => void replayEarlyInput(), []);
  return null;
}

/**
 * A component in a chunk of its own, loaded and hydrated when it is (nearly) `visible`, at the first `interaction`, or
 * when `idle`. Worth it from about 5 kB of script. If the chunk fails, the prerendered HTML stays, with a LoadFailure
 * below.
 * @param load imports the component
 * @returns the component; `preload` loads the chunk before it is rendered
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>, mode: HydrationMode = 'visible') {
  let loaded: ComponentType<P> | undefined;
  let resolveLoaded: (module: { default: ComponentType<P> }) => void;
  // Never rejects: React would remove the prerendered HTML.
  const loadedModule = new Promise<{ default: ComponentType<P> }>((resolve) => (resolveLoaded = resolve));
  const preload = async () => {
    loaded = await importWithRetry(load);
    resolveLoaded({ default: loaded });
  };
  const LazyPart = lazy(() => loadedModule);
  function LazyHydrated(props: P) {
    const wrapper = useRef<HTMLDivElement>(null);
    // Chosen once: the component type must not change during hydration.
    const [Part] = useState<ComponentType<P>>(() => loaded ?? LazyPart);
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
        // Rendered on the client: load at once.
        if (!element?.firstChild) request();
        return undefined;
      }
      return watchForHydration(element, mode, onNavigate, request);
    }, [onNavigate, request]);
    // Memoized: updating a dehydrated boundary makes React discard its HTML.
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...props} />
          <HydrationEffect effect={hydrated} />
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
