/** What is the same in every colour of a shoe: foam, rubber, laces. Foam has an edge, or it would vanish on light tiles. */
export const foam = '#f8faf8';
export const foamDim = '#d6dfda';
export const foamEdge = '#b4c1ba';
export const rubber = '#2a3731';
export const rubberDim = '#4f5f57';
export const lace = '#fdfdfb';
export const gum = '#b9824f';
export const gumDim = '#94633a';
