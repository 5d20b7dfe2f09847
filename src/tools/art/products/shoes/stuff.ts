import { colors } from '@/data/colors';
import { paintOf, type Paint } from '../paint';

/** What is the same in every colour of a shoe: foam, rubber, laces. Foam has an edge, or it would vanish on light tiles. */
export const foam = '#f8faf8';
export const foamDim = '#d6dfda';
export const foamEdge = '#b4c1ba';
export const rubber = '#26332d';
export const rubberDim = '#46554e';
export const lace = '#fdfdfb';
export const gum = '#b9824f';
export const gumDim = '#94633a';

const pops: Record<string, string> = {
  [paintOf(colors.oat).main]: colors.copper,
  [paintOf(colors.ink).main]: '#09b850',
};

/** The accent where it stands free on the tile: a near-black one would be lost on a dark tile. */
export const pop = ({ main, accent }: Paint) => pops[main] ?? accent;
