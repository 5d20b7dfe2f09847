import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '@/ui/scrollBehavior';

/**
 * Complements `ScrollRestoration`, which jumps: makes the scroll to a hash on the same page smooth. On `pagehide` the
 * router resets `history.scrollRestoration`; after a restore from the back/forward cache it is set to manual again.
 * Must be rendered before `ScrollRestoration`, whose layout effect scrolls.
 */
export function ScrollControl() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const smooth = hash !== '' && pathname === before.current && type !== NavigationType.Pop;
    before.current = pathname;
    if (!smooth) return undefined;
    const root = document.documentElement;
    const { style } = root;
    style.scrollBehavior = scrollBehavior();
    // Forces a style recalculation: Chromium scrolls with the last computed `scroll-behavior`.
    root.getBoundingClientRect();
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, type]);
  useEffect(() => {
    const takeOver = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pageshow', takeOver);
    return () => window.removeEventListener('pageshow', takeOver);
  }, []);
  return null;
}
