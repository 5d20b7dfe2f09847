import { type ReactNode, useEffect, useRef } from 'react';
import { savesData } from '@/lib/savesData';
import styles from './Parallax.module.scss';
import { useHydrated } from './useHydrated';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMedia } from './useMedia';
import { useNear } from './useNear';

interface ParallaxProps {
  /** 1 moves with the page, 0 stands still in the window; limited to −1…2 (spec 9). */
  speed: number;
  /** Fills its positioned parent; decoration, or a picture with words of its own. */
  children: ReactNode;
}

const load = () => import('./parallaxScroll');

/**
 * A background that moves at its own speed. It stands still, as prerendered, until its script is here, and for good
 * where motion or data is to be saved; the script comes before the picture does, so that nobody sees it jump.
 */
export function Parallax({ speed, children }: ParallaxProps) {
  const ground = useRef<HTMLDivElement>(null);
  const calm = useMedia(reducedMotion, true);
  const frugal = useHydrated() && savesData();
  const moves = !calm && !frugal;
  const near = useNear(ground, '400px');
  const late = useLazyModule(near && moves, load);
  useEffect(
    () => (late && moves && ground.current ? late.scrollApart(ground.current, speed) : undefined),
    [late, moves, speed],
  );
  return (
    <div ref={ground} className={styles.ground}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
