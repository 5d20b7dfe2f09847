import { type Label, type Shape, dot, pill } from './ScreenDrawing';

/** Units of a letter at 13.8 units and weight 600: a text of 25 letters is at most 6 units off. */
const unitsOf = (letter: string) => (/[\sfijlrtı1.,:’]/.test(letter) ? 3.6 : /[mwC]/.test(letter) ? 11.5 : 8.2);

/** Width of the pill around a text, in units. */
export const statePillWidth = (text: string) => Array.from(text).reduce((sum, letter) => sum + unitsOf(letter), 49);

/** A pill as wide as its text, with a dot before it, 30 units high at (x, y). */
export const statePill = (text: string, x: number, y: number, tone: 'brand' | 'warning'): [Shape[], Label] => [
  [pill(x, y, statePillWidth(text), `${tone}-soft`, 30), dot(x + 19, y + 15, 8, tone)],
  [x + 32, y + 20, text, 13.8, 600, tone === 'brand' ? 'brand-soft-text' : tone],
];
