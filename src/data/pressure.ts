/** Where the roll begins (spec 9). */
const first = 2013;

/** The years that have a story of their own on the barograph page; this year's stands under `now`. */
export const storiedYears = [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;

/** The pen's four stops a year, 0 low to 100 high; made up, and lowest where a story tells of a storm. */
const readings: readonly (readonly [number, number, number, number])[] = [
  [44, 30, 52, 38],
  [58, 48, 62, 50],
  [40, 8, 26, 52],
  [60, 56, 68, 62],
  [70, 58, 72, 64],
  [46, 14, 10, 34],
  [58, 66, 60, 72],
  [54, 28, 44, 56],
  [68, 62, 76, 70],
  [74, 68, 78, 72],
  [66, 20, 48, 70],
  [76, 72, 80, 76],
  [82, 78, 84, 80],
];

const calm = [84, 82, 86, 84] as const;

/**
 * The years on the roll, oldest first.
 * @param year this year
 */
export const rollYears = (year: number): number[] =>
  Array.from({ length: year - first + 1 }, (_, index) => first + index);

/** The pen's stops in a year; calm in years without a story. */
export const readingsOf = (year: number): readonly number[] => readings[year - first] ?? calm;
