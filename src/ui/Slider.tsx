import 'slick-carousel/slick/slick.css';
import { type ReactElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import Slick from 'react-slick';
import styles from './Carousel.module.scss';
import { useCanAnimate } from './useCanAnimate';
import { longSwipeRatio, useShortSwipe } from './useShortSwipe';

/** Imperative handle for the arrow buttons. */
export interface SliderHandle {
  previous: () => void;
  next: () => void;
}

interface SliderProps {
  ref: Ref<SliderHandle>;
  perView: number;
  loop: boolean;
  /** Autoplay while in view. */
  playing: boolean;
  /** Reduced motion: no autoplay, no transition. */
  prefersReducedMotion: boolean;
  children: readonly ReactElement[];
}

/** Makes hidden slides and clones inert: not focusable, not announced. */
function setHiddenSlidesInert(root: HTMLElement) {
  for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) slide.inert = slide.ariaHidden === 'true';
}

/**
 * Wraps react-slick, imported when a carousel is in view. slick measures swipes against the whole row: `touchThreshold`
 * is converted to half a slide for long swipes; `useShortSwipe` handles short ones. slick's edge friction is constant;
 * growing resistance is not supported.
 */
export function Slider({ ref, perView, loop, playing, prefersReducedMotion, children }: SliderProps) {
  const slick = useRef<Slick>(null);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    previous: () => slick.current?.slickPrev(),
    next: () => slick.current?.slickNext(),
  }));
  const runs = useCanAnimate(box) && playing;
  useEffect(() => {
    // slick does not resume autoplay when the prop changes.
    if (runs) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [runs]);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    setHiddenSlidesInert(root);
    const observer = new MutationObserver(() => setHiddenSlidesInert(root));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  // slick wraps `onclick` of every image again at each re-init: a growing chain that is not needed.
  const dropHandlers = () => {
    for (const image of box.current?.querySelectorAll('img') ?? []) image.onclick = null;
  };
  const swipes = useShortSwipe(
    () => (box.current?.clientWidth ?? 0) / perView,
    (direction) => (direction > 0 ? slick.current?.slickNext() : slick.current?.slickPrev()),
  );
  return (
    <div ref={box} className={styles.slider} {...swipes}>
      <Slick
        ref={slick}
        arrows={false}
        infinite={loop}
        slidesToShow={perView}
        speed={prefersReducedMotion ? 0 : 300}
        autoplay={!prefersReducedMotion}
        autoplaySpeed={3000}
        pauseOnHover
        pauseOnFocus={false}
        touchThreshold={perView / longSwipeRatio}
        edgeFriction={0.85}
        onReInit={dropHandlers}
      >
        {children.map((child) => (
          <div key={child.key} className={styles.slide}>
            {child}
          </div>
        ))}
      </Slick>
    </div>
  );
}
