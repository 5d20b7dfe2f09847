import { useMediaQuery } from './useMediaQuery';

type Breakpoint = 0 | 576 | 768 | 992 | 1200;

/** Slides in view from each viewport width in pixels; a missing width uses the next smaller one. */
export type PerView = Partial<Record<Breakpoint, 1 | 2 | 3 | 4 | 5 | 6>>;

/** The current number of slides in view; on the server and during hydration that of the narrowest screen. */
export function usePerView(perView: PerView): number {
  const matches: Record<string, boolean> = {
    0: true,
    576: useMediaQuery('(min-width: 576px)'),
    768: useMediaQuery('(min-width: 768px)'),
    992: useMediaQuery('(min-width: 992px)'),
    1200: useMediaQuery('(min-width: 1200px)'),
  };
  return Object.entries(perView).findLast(([width]) => matches[width])?.[1] ?? 1;
}
