import { type BoundingBox, type Centre, contours, pressureField } from '@/lib/contours';
import { smoothPath } from '@/lib/smoothPath';

/** One isobar: its SVG path in half pixels; every fifth is heavier. */
export interface Isobar {
  path: string;
  heavy: boolean;
}

/** Mulberry32: the same seed gives the same numbers from 0 up to 1 in every browser. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Size of a path unit in pixels. */
const pixelsPerUnit = 0.5;

/** Number of contour levels. */
export const isobarLevels = 15;

/** Pressure centres: a deep low on the right, a high on the left, and two that bend the lines between. */
function centresOf(seed: number, width: number, height: number): Centre[] {
  const next = seededRandom(seed);
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
 * A contour line of a pressure field that the seed determines; the same arguments give the same line.
 * @param seed any integer, such as a user id
 * @param step contour level, from 0
 * @param width of the map in pixels, like `height`
 * @returns an empty path if the field never has this level
 */
export function isobarPath(seed: number, step: number, width: number, height: number): Isobar {
  const level = -1.25 + (2.1 * (step + 0.5)) / isobarLevels;
  const box: BoundingBox = [0, 0, width, height];
  const path = contours(pressureField(centresOf(seed, width, height)), level, box, 20)
    .map((line) => smoothPath(line, pixelsPerUnit, 0.6))
    .join('');
  return { path, heavy: step % 5 === 2 };
}
