import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { smoothScroll } from '@/ui/smoothScroll';

/**
 * What `ScrollRestoration` leaves open. The site scrolls smoothly to a place on the page on screen, and nowhere else: a
 * new page begins at its top, or its hash, at once. And a document that comes out of the back/forward cache leaves scrolling to the
 * router again, which gives it to the browser on `pagehide`. Must stand before `ScrollRestoration`, whose layout effect
 * scrolls.
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
    style.scrollBehavior = smoothScroll();
    // Chromium scrolls by the style it has computed last: measuring makes it compute this one.
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
