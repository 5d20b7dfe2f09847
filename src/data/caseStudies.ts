import type { BoxId } from './entryIds';

/** A point of a 1200 × 600 picture. */
interface Point {
  x: number;
  y: number;
}

interface Spot extends Point {
  /** Where its number stands: on the thing, before and after. */
  mark: Point;
  /** Height of the slider's handle, clear of the thing and its number, in percent. */
  handle: number;
}

interface Scene {
  /** URLs of the chapters' pictures by chapter: 1200 × 480, or continued beyond their edges where the words give the height. */
  pictures: Readonly<Record<string, string>>;
  /** What chapters count, before and after. */
  counts: Readonly<Record<string, readonly [before: number, after: number]>>;
  /** URLs of the two pictures. */
  before: string;
  after: string;
  /** Points of interest by the id of their words. */
  spots: Readonly<Record<string, Spot>>;
  /** Unplanned stops per week, for twelve weeks before and after (sample figures). */
  stops: { before: readonly number[]; after: readonly number[] };
}

/** Before and after pictures of projects. */
export const beforeAfterScenes = {
  dokum: {
    before: '/assets/images/works/hall-before.svg',
    after: '/assets/images/works/hall-after.svg',
    pictures: {
      noise: '/assets/images/works/dokum-noise.svg',
      listening: '/assets/images/works/dokum-ears.svg',
      line: '/assets/images/works/dokum-board.svg',
      handover: '/assets/images/works/dokum-keys.svg',
    },
    counts: { line: [15, 1] },
    spots: {
      press: { x: 230, y: 330, mark: { x: 250, y: 424 }, handle: 86 },
      board: { x: 900, y: 202, mark: { x: 948, y: 160 }, handle: 62 },
      furnace: { x: 590, y: 330, mark: { x: 590, y: 466 }, handle: 14 },
      castings: { x: 930, y: 440, mark: { x: 890, y: 496 }, handle: 47 },
    },
    stops: { before: [3, 2, 4, 3, 5, 2, 3, 4, 3, 2, 4, 3], after: [2, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0] },
  },
} as const satisfies Record<string, Scene>;

/** Model of a cooled or heated box: temperatures in °C, times in minutes. */
export interface ThermalBox {
  /** Temperature that the closed box settles at. */
  rest: number;
  /** Temperature outside, which the open box approaches. */
  outside: number;
  /** Limit between `rest` and `outside` that must not be passed. */
  limit: number;
  /** Time constants (Newton's law of cooling) of the open and the closed box. */
  opening: number;
  closing: number;
  /** Minutes at which a door is opened. */
  doors: readonly number[];
  /** Duration of the record. */
  length: number;
}

/** Boxes of the temperature case studies, with range and labelled temperatures of their charts (sample figures). */
export const thermalBoxes = {
  kuzey: {
    box: { rest: 2, outside: 28, limit: 4, opening: 100, closing: 24, doors: [30, 100, 170], length: 240 },
    range: [1, 8],
    ticks: [2, 4, 6, 8],
    /** Maximum and default of the slider: minutes that a door stays open. */
    longest: 20,
    usual: 14,
  },
  kovan: {
    box: { rest: 35, outside: 9, limit: 32, opening: 90, closing: 36, doors: [20, 96, 172], length: 240 },
    range: [28, 36],
    ticks: [28, 30, 32, 34, 36],
    longest: 20,
    usual: 16,
  },
} as const satisfies Record<
  BoxId,
  { box: ThermalBox; range: readonly [number, number]; ticks: readonly number[]; longest: number; usual: number }
>;
