import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The site scrolls smoothly to a place on the page on screen, and nowhere else: a new page begins at its top at once.
 * Must stand before `ScrollRestoration`, whose layout effect scrolls.
 */
export function SmoothHashScroll() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const smooth = hash !== '' && pathname === before.current && type !== NavigationType.Pop;
    before.current = pathname;
    if (smooth) return undefined;
    const root = document.documentElement;
    const { style } = root;
    style.scrollBehavior = 'auto';
    // Chromium scrolls by the style it has computed last: measuring makes it compute this one.
    root.getBoundingClientRect();
    const frame = requestAnimationFrame(() => (style.scrollBehavior = ''));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, type]);
  return null;
}
