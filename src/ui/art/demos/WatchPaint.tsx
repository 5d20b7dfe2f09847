import type { ReactNode } from 'react';

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const paint = (stops: Stops): ReactNode =>
  stops.map(([offset, colour, opacity]) => (
    <stop key={`${offset}${colour}`} offset={offset} stopColor={`var(--${colour})`} stopOpacity={opacity} />
  ));

const black = 'foot-bg';
const white = 'paper';

/**
 * Gradients of the watch, with ids that begin with `id`. The light comes from the upper left: a face that looks there
 * goes from bright to dark, a hollow the other way.
 */
export function WatchPaint({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}steel`} x1=".1" y1="0" x2=".9" y2="1">
        {paint([
          [0, 'steel-white'],
          [0.28, 'steel-light'],
          [0.48, 'steel'],
          [0.6, 'steel-light'],
          [0.8, 'steel-dim'],
          [1, 'steel-deep'],
        ])}
      </linearGradient>
      {/* Brushed: duller than the polished edges around it. */}
      <linearGradient id={`${id}brushed`} x1=".1" y1="0" x2=".9" y2="1">
        {paint([
          [0, 'steel-light'],
          [0.3, 'steel'],
          [0.46, 'steel-dim'],
          [0.6, 'steel'],
          [0.85, 'steel-deep'],
          [1, 'steel-dim'],
        ])}
      </linearGradient>
      <linearGradient id={`${id}hollow`} x1=".1" y1="0" x2=".9" y2="1">
        {paint([
          [0, 'steel-deep'],
          [0.45, 'steel-dim'],
          [1, 'steel-white'],
        ])}
      </linearGradient>
      {/* The side of a cylinder. */}
      <linearGradient id={`${id}side`}>
        {paint([
          [0, 'steel-deep'],
          [0.12, 'steel-dim'],
          [0.26, 'steel-white'],
          [0.38, 'steel'],
          [0.62, 'steel-dim'],
          [0.84, 'steel-deep'],
          [0.94, 'steel'],
          [1, 'steel-deep'],
        ])}
      </linearGradient>
      <linearGradient id={`${id}brass`} x1="0" y1="0" x2="1" y2="1">
        {paint([
          [0, 'brass-light'],
          [0.5, 'brass'],
          [1, 'brass-dim'],
        ])}
      </linearGradient>
      <radialGradient id={`${id}dial`} cx=".36" cy=".3" r=".78">
        {paint([
          [0, white, 0.3],
          [0.42, white, 0.04],
          [0.7, black, 0.1],
          [1, black, 0.5],
        ])}
      </radialGradient>
      {/* What the wall around the dial throws onto it. */}
      <radialGradient id={`${id}well`} cx=".54" cy=".56" r=".56">
        {paint([
          [0.8, black, 0],
          [1, black, 0.55],
        ])}
      </radialGradient>
      <linearGradient id={`${id}glare`} x1="0" y1="0" x2=".7" y2=".9">
        {paint([
          [0, white, 0.55],
          [0.7, white, 0.06],
          [1, white, 0],
        ])}
      </linearGradient>
      {/* A band of leather, seen across. */}
      <linearGradient id={`${id}leather`}>
        {paint([
          [0, black, 0.55],
          [0.1, white, 0.18],
          [0.3, white, 0.1],
          [0.6, black, 0.06],
          [0.9, black, 0.34],
          [1, black, 0.62],
        ])}
      </linearGradient>
      <linearGradient id={`${id}fade`} x2="0" y2="1">
        {paint([
          [0, black, 0.5],
          [0.3, black, 0],
          [0.7, black, 0],
          [1, black, 0.4],
        ])}
      </linearGradient>
      {/* A strap that bends away at its end, over the bar between the lugs at its start. */}
      <linearGradient id={`${id}bend`} x2="0" y2="1">
        {paint([
          [0, black, 0.8],
          [0.14, black, 0.42],
          [0.4, black, 0],
          [0.52, white, 0.12],
          [0.64, black, 0.06],
          [1, black, 0.6],
        ])}
      </linearGradient>
      <radialGradient id={`${id}shadow`}>
        {paint([
          [0, black, 0.5],
          [0.6, black, 0.22],
          [1, black, 0],
        ])}
      </radialGradient>
    </defs>
  );
}
