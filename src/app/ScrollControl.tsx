import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { smoothScroll } from '@/ui/smoothScroll';

/**
 * What `ScrollRestoration` leaves open. It jumps; a hash on the page that is on screen is scrolled to smoothly. On
 * `pagehide` it hands scrolling to the browser; a document from the back/forward cache hands it to the router again.
 * Must stand before `ScrollRestoration`, whose layout effect scrolls.
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
