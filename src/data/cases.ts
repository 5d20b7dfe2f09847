import type { BoxId } from './entryIds';

/** A place in a picture of 1200 × 600, in its units. */
interface Spot {
  x: number;
  y: number;
}

interface Scene {
  /** Addresses of the two pictures of one place; drawn by src/tools/art/works. */
  before: string;
  after: string;
  /** What has changed, by the id its words are kept under. */
  spots: Readonly<Record<string, Spot>>;
  /** How many were put in: an example figure. */
  sensors: number;
  /** Unplanned stops in each of the twelve weeks before and after: example figures. */
  stops: { before: readonly number[]; after: readonly number[] };
}

/** The projects that show one place twice. */
export const scenes = {
  dokum: {
    before: '/assets/images/works/hall-before.svg',
    after: '/assets/images/works/hall-after.svg',
    spots: {
      press: { x: 230, y: 330 },
      board: { x: 900, y: 202 },
      furnace: { x: 590, y: 330 },
      castings: { x: 930, y: 440 },
    },
    sensors: 9,
    stops: { before: [3, 2, 4, 3, 5, 2, 3, 4, 3, 2, 4, 3], after: [2, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0] },
  },
} as const satisfies Record<string, Scene>;

/** A box that wants to stay at one temperature, and what is outside of it. Degrees and minutes. */
export interface Box {
  /** What it settles at while it is closed. */
  rest: number;
  /** What comes in while it is open. */
  outside: number;
  /** What must not be passed, on the way from rest to outside. */
  limit: number;
  /** Minutes after which two thirds of the way are gone, open and closed. */
  opening: number;
  closing: number;
  /** When it is opened. */
  doors: readonly number[];
  /** How long the record is. */
  length: number;
}

/** The projects that are about one temperature: their boxes, and how far the chart reaches. Example figures. */
export const boxes = {
  kuzey: {
    box: { rest: 2, outside: 28, limit: 4, opening: 100, closing: 24, doors: [30, 100, 170], length: 240 },
    range: [1, 8],
    /** Minutes a door stands open: the slider's end and its beginning value. */
    longest: 20,
    usual: 14,
  },
  kovan: {
    box: { rest: 35, outside: 9, limit: 32, opening: 90, closing: 36, doors: [20, 96, 172], length: 240 },
    range: [28, 36],
    longest: 20,
    usual: 16,
  },
} as const satisfies Record<BoxId, { box: Box; range: readonly [number, number]; longest: number; usual: number }>;
