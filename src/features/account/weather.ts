import { type Box, type Centre, contours, fieldOf } from '@/lib/contours';
import { pathOf } from '@/lib/smoothPath';

/** One isobar: its path in units of half a pixel, every fifth one heavier. */
export interface Isobar {
  path: string;
  heavy: boolean;
}

/** Mulberry32: the same seed gives the same numbers between 0 and 1 in every browser. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Units a path has to a pixel. */
const unit = 0.5;

/** So many levels has a map. */
export const isobarSteps = 15;

/** One deep low right of the middle, a high on the left, and two that bend the lines between them. */
function centresOf(seed: number, width: number, height: number): Centre[] {
  const next = numbers(seed);
  const between = (from: number, to: number) => from + (to - from) * next();
  const centre = (x: number, a: number, size: number): Centre => ({
    x: x * width,
    y: between(0.1, 0.9) * height,
    a,
    w: between(0.7, 1.1) * size,
    h: between(0.5, 0.85) * size,
    turn: between(-40, 40),
  });
  return [
    centre(between(0.55, 0.85), between(-1.5, -1.1), 0.17 * width),
    centre(between(0.02, 0.3), between(0.8, 1.1), 0.2 * width),
    centre(between(0.3, 0.6), between(0.2, 0.6), 0.13 * width),
    centre(between(0.85, 1.1), between(0.3, 0.7), 0.12 * width),
  ];
}

/**
 * A line of somebody's own weather map: real contours of a field of pressure that the seed decides.
 * @param seed any whole number, such as a user's id
 * @param step which of the levels, from 0
 * @param width of the map in pixels, as `height`
 * @returns the same seed, step and size give the same line; an empty path where the pressure never has that level
 */
export function isobarOf(seed: number, step: number, width: number, height: number): Isobar {
  const level = -1.25 + (2.1 * (step + 0.5)) / isobarSteps;
  const box: Box = [0, 0, width, height];
  const path = contours(fieldOf(centresOf(seed, width, height)), level, box, 20)
    .map((line) => pathOf(line, unit, 0.6))
    .join('');
  return { path, heavy: step % 5 === 2 };
}
