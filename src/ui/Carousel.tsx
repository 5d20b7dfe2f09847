import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './Carousel.module.scss';
import { IconButton } from './IconButton';
import type { SliderHandle } from './Slider';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMediaQuery } from './useMediaQuery';
import { useInViewOnce } from './useInViewOnce';
import { type PerView, usePerView } from './usePerView';

interface CarouselWords {
  pause: string;
  play: string;
  /** Labels of the arrows; without them there are none. */
  previous?: string;
  next?: string;
}

interface CarouselProps {
  /** Above the slides, beside the controls. */
  title: ReactNode;
  /** The aria-label. */
  label: string;
  words: CarouselWords;
  /** Must be the same object on every render. */
  perView: PerView;
  gap: 30 | 40 | 50;
  loop?: boolean;
  /** aside: from 992 px the title is beside the slides, not above them. */
  layout?: 'stacked' | 'aside';
  /** False while the slides are placeholders: no controls, no slider. */
  ready?: boolean;
  /** Slides, each with a key. */
  children: readonly ReactElement[];
}

const loadSlider = () => import('./Slider');

/**
 * A carousel. Prerendered as a scrolling list; in view it becomes a slider of the same size with autoplay, which stops
 * on hover, focus, pause, off screen and with reduced motion.
 */
export function Carousel({
  title,
  label,
  words,
  perView,
  gap,
  loop = true,
  layout = 'stacked',
  ready = true,
  children,
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const slider = useRef<SliderHandle>(null);
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const inView = usePerView(perView);
  const moves = ready && children.length > inView;
  const near = useInViewOnce(root);
  const lazyModule = useLazyModule(near && moves, loadSlider);

  const step = (direction: 1 | -1) => {
    const { current } = list;
    if (current) current.scrollBy({ left: (direction * (current.clientWidth + gap)) / inView });
    else if (direction > 0) slider.current?.next();
    else slider.current?.previous();
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const counts = Object.entries(perView).map(([width, count]) => styles[`from${width}x${count}`]);
  const { previous, next } = words;
  const arrows = previous !== undefined && next !== undefined;

  return (
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={[styles.root, layout === 'aside' ? styles.aside : '', styles[`gap${gap}`], ...counts].join(' ')}
    >
      <div className={`${styles.head} ${arrows ? '' : styles.quiet}`}>
        {title}
        <div className={styles.controls} data-idle={!moves || undefined}>
          {arrows && (
            <>
              <IconButton round icon={arrowLeft} label={previous} onClick={() => step(-1)} />
              <IconButton round icon="arrow-right" label={next} onClick={() => step(1)} />
            </>
          )}
          {!prefersReducedMotion && moves && (
            <IconButton
              data-pause
              round={arrows}
              icon={paused ? 'play' : 'pause'}
              label={paused ? words.play : words.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      </div>
      <div className={styles.slides} onFocus={() => setFocused(true)} onBlur={left}>
        {lazyModule && moves ? (
          <lazyModule.Slider
            ref={slider}
            perView={inView}
            loop={loop}
            prefersReducedMotion={prefersReducedMotion}
            playing={!prefersReducedMotion && !paused && !focused}
          >
            {children}
          </lazyModule.Slider>
        ) : (
          // A scroll container must be reachable by keyboard: slides with arrows contain links, those without are
          // images.
          <ul ref={list} className={styles.list} tabIndex={arrows ? undefined : 0}>
            {children.map((child) => (
              <li key={child.key}>{child}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
