import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back whenever the visitor has followed a link within the site, also to the same address. */
export function useMoved(moved: () => void): void {
  const location = useLocation();
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    moved();
  }, [location, moved]);
}
