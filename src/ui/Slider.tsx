import 'slick-carousel/slick/slick.css';
import { type ReactElement, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import Slick from 'react-slick';
import styles from './Carousel.module.scss';
import { useInPlay } from './useInPlay';
import { longSwipeRatio, useShortSwipe } from './useShortSwipe';

/** What the buttons around a slider do with it. */
export interface SliderHandle {
  previous: () => void;
  next: () => void;
}

interface SliderProps {
  ref: Ref<SliderHandle>;
  perView: number;
  loop: boolean;
  /** Moves by itself as long as somebody sees it. */
  playing: boolean;
  /** The visitor asked for less motion. */
  still: boolean;
  children: readonly ReactElement[];
}

/** Hidden slides and copies must not be reached by key or read out. */
function inertHidden(root: HTMLElement) {
  for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) slide.inert = slide.ariaHidden === 'true';
}

/**
 * The door to react-slick, loaded when a carousel comes near. Times are those of spec 9, in milliseconds. The library
 * has a word for long swipes only, measured against the whole row: the ratio of a slide is made of it, short ones and
 * what is too short to be one are `useShortSwipe`. Its resistance is a plain factor, where the specification's is one
 * that grows with the way; it has no setting for that.
 */
export function Slider({ ref, perView, loop, playing, still, children }: SliderProps) {
  const slick = useRef<Slick>(null);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    previous: () => slick.current?.slickPrev(),
    next: () => slick.current?.slickNext(),
  }));
  const runs = useInPlay(box) && playing;
  useEffect(() => {
    // A prop alone never starts it again once it has been paused.
    if (runs) slick.current?.slickPlay();
    else slick.current?.slickPause();
  }, [runs]);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    inertHidden(root);
    const observer = new MutationObserver(() => inertHidden(root));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  // The library hangs a longer and longer chain of click handlers on every picture; nobody needs them.
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
        speed={still ? 0 : 300}
        autoplay={!still}
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
