import type { storyYears } from '@/data/barograph';

type Tone = 'orange' | 'yellow' | 'green' | 'sky' | 'grey' | 'slate' | 'paper';

/** A filled path, or with a width a line; a dot is a line of zero length. */
type YearShape = readonly [tone: Tone, d: string, width?: number];

/** What each year of the timeline is about, 56 × 56, drawn for the barograph's paper. */
export const yearObjects: Record<(typeof storyYears)[number] | 'now', readonly YearShape[]> = {
  // The pen comes down.
  2013: [
    ['orange', 'M36 4L46 14L42 18L32 8Z'],
    ['yellow', 'M32 8L42 18L22 38L12 28Z'],
    ['slate', 'M12 28L22 38L6 44Z'],
    ['green', 'M10 51C18 43 25 54 33 49S45 51 52 45', 3],
  ],
  // A phone before the shelves of a store.
  2014: [
    ['grey', 'M2 24H54M2 44H54M2 6V52M54 6V52', 3],
    ['orange', 'M6 11H17V23H6ZM5 32H16V43H5ZM44 13H51V23H44Z'],
    ['yellow', 'M42 29H51V43H42Z'],
    [
      'slate',
      'M24 3H36A4 4 0 0 1 40 7V49A4 4 0 0 1 36 53H24A4 4 0 0 1 20 49V7A4 4 0 0 1 24 3ZM24 9V44H36V9ZM28 48.5H32V49.5H28Z',
    ],
    ['sky', 'M24 9H36V44H24Z'],
    ['slate', 'M27 27L29.5 30L33.5 23', 2.5],
  ],
  // A cup of tea over a server.
  2015: [
    ['slate', 'M14 30H50V52H14Z'],
    ['grey', 'M15 41H49', 2],
    ['grey', 'M30 36H44M30 47H44', 2],
    ['green', 'M21 47h0', 4],
    ['orange', 'M21 36h0', 4],
    ['yellow', 'M15 20C10 22 14 26 19 29', 4],
    ['grey', 'M38 8C47 7 44 18 35 17', 3],
    ['sky', 'M20 3L41 10L36 21L16 20Z'],
  ],
  // A screen.
  2016: [
    ['grey', 'M4 6H52V44H4Z'],
    ['slate', 'M8 10H48V40H8Z'],
    ['yellow', 'M14 34H18V28H14ZM22 34H26V24H22ZM30 34H34V27H30ZM38 34H42V20H38Z'],
    ['green', 'M16 22L24 17L32 20L40 14', 3],
    ['grey', 'M28 45V50M18 51H38', 4],
  ],
  // A press with a bubble.
  2017: [
    ['slate', 'M4 4H34V15H16V42H36V53H4Z'],
    ['orange', 'M22 15H32V29H22Z'],
    ['grey', 'M19 33H35V42H19Z'],
    ['green', 'M35 6H55V24H47L41 30V24H35Z'],
    ['paper', 'M40 12.5H50M40 18H46', 2.5],
  ],
  // A pile of promises that leans.
  2018: [
    ['grey', 'M8 44H42V52H8Z'],
    ['yellow', 'M11 34.5H45V42.5H11Z'],
    ['orange', 'M8 25H42V33H8Z'],
    ['grey', 'M14 15.5H48V23.5H14Z'],
    ['yellow', 'M20 6L53 2L54 10L21 14Z'],
    ['slate', 'M13 48H24M16 38.5H27M13 29H24M19 19.5H30M26 9.5L36 8.3', 2],
  ],
  // A ship.
  2019: [
    ['green', 'M9 11H22V22H9Z'],
    ['yellow', 'M9 22H22V33H9Z'],
    ['grey', 'M22 22H35V33H22Z'],
    ['slate', 'M37 8H47V33H37Z'],
    ['yellow', 'M42 15h0', 4],
    ['orange', 'M2 33H54L47 47H10Z'],
    ['sky', 'M3 51C9 47 13 54 20 51S31 47 37 51 48 53 53 50', 3],
  ],
  // A house with somebody on the telephone.
  2020: [
    ['yellow', 'M10 24H46V52H10Z'],
    ['orange', 'M2 27L28 4L54 27Z'],
    ['slate', 'M16 30H40V47H16Z'],
    ['sky', 'M28 35.5h0', 6],
    ['green', 'M21 47C21 38 35 38 35 47Z'],
  ],
  // An umbrella.
  2021: [
    ['slate', 'M28 7V3M28 30V46A5 5 0 0 1 18 46', 3],
    ['green', 'M3 31A25 25 0 0 1 53 31C49 27 41 27 37 31C33 27 23 27 19 31C15 27 7 27 3 31Z'],
    ['orange', 'M19 31C19 16 26 7 28 6C30 7 37 16 37 31C33 27 23 27 19 31Z'],
  ],
  // A lamp that is on.
  2022: [
    ['yellow', 'M27 26H46L55 51H20Z'],
    ['slate', 'M10 51V31L22 12', 4],
    ['slate', 'M3 52H18', 4],
    ['orange', 'M20 15L33 5L48 26H25Z'],
  ],
  // A plug beside its socket.
  2023: [
    ['slate', 'M2 50C14 50 4 28 15 28', 4],
    ['orange', 'M13 18H27V38H13Z'],
    ['grey', 'M28 23.5H34M28 32.5H34', 4],
    ['slate', 'M42 12H55V44H42Z'],
    ['paper', 'M48 23.5h0M48 32.5h0', 5],
    ['yellow', 'M37 4L33 11H39L35 17', 3],
  ],
  // A forecast with its margin.
  2024: [
    ['sky', 'M25 31L52 5V35Z'],
    ['grey', 'M5 4V51H53', 3],
    ['green', 'M11 43L18 35L25 31', 4],
    ['green', 'M33 27.5h0M41 24h0M49 20.5h0', 4],
  ],
  // A form in a frame.
  2025: [
    ['orange', 'M8 3H48V53H8Z'],
    ['paper', 'M13 8H43V48H13Z'],
    ['slate', 'M19 17H37M19 25H37M19 33H29', 3],
    ['green', 'M32 41L35 44L40 37', 3],
  ],
  // The pen beside a full bottle of ink, in the sun.
  now: [
    ['yellow', 'M38 15h0', 24],
    ['orange', 'M38-4V-2M54.5 8L56.5 7M55 21L57 22M21.5 8L19.5 7M50-1.5L51.5-3.5M26-1.5L24.5-3.5', 3],
    ['grey', 'M12 16H28V25H12Z'],
    ['slate', 'M10 11H30V18H10ZM9 24H31A6 6 0 0 1 37 30V53H3V30A6 6 0 0 1 9 24Z'],
    ['paper', 'M8 31H32V47H8Z'],
    ['green', 'M20 33C23 37 24.5 38.5 24.5 40.5A4.5 4.5 0 0 1 15.5 40.5C15.5 38.5 17 37 20 33Z'],
    ['orange', 'M44.5 40L54 17L60 19.5L50.5 42.5Z'],
    ['slate', 'M44.5 40L50.5 42.5L43 53Z'],
    ['green', 'M1 53H60', 3],
  ],
};
