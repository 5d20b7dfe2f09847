/** First year of the timeline: the company's founding. */
const firstYear = 2013;

/** Years with a text on the barograph page; the text of the current year is `now`. */
export const storyYears = [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;

/** Sample readings, four per year, 0 (low) to 100 (high); lowest in the years whose text is about a storm. */
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
 * Years of the timeline, oldest first.
 * @param year current year
 */
export const timelineYears = (year: number): number[] =>
  Array.from({ length: year - firstYear + 1 }, (_, index) => firstYear + index);

/** Readings of a year; the constant `calm` for years without data. */
export const readingsOf = (year: number): readonly number[] => readings[year - firstYear] ?? calm;
