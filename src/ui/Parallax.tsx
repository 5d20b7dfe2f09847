import { type ReactNode, useEffect, useRef } from 'react';
import { isSaveDataEnabled } from '@/lib/isSaveDataEnabled';
import styles from './Parallax.module.scss';
import { useHydrated } from './useHydrated';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMediaQuery } from './useMediaQuery';
import { useInViewOnce } from './useInViewOnce';

interface ParallaxProps {
  /** 1: scrolls with the page, 0: fixed; clamped to −1…2. */
  speed: number;
  /** Fills its positioned parent; decorative, or an image with alternative text. */
  children: ReactNode;
}

const loadParallax = () => import('./parallaxScroll');

/**
 * A parallax background. Static until its script is loaded (400 px before it is in view, so that it does not jump), and
 * with reduced motion or Save-Data.
 */
export function Parallax({ speed, children }: ParallaxProps) {
  const ground = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const isSavingData = useHydrated() && isSaveDataEnabled();
  const moves = !prefersReducedMotion && !isSavingData;
  const near = useInViewOnce(ground, '400px');
  const lazyModule = useLazyModule(near && moves, loadParallax);
  useEffect(
    () => (lazyModule && moves && ground.current ? lazyModule.startParallax(ground.current, speed) : undefined),
    [lazyModule, moves, speed],
  );
  return (
    <div ref={ground} className={styles.ground}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
