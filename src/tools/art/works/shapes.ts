/** A poster: its elements in a box of its own size, without the svg element. */
export type Poster = () => string;

/** Numbers between 0 and 1 that are the same at every run, so that a picture changes only when somebody redraws it. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** A disc around its middle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

/** A closed outline in one colour. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A line without a ground, with round ends. */
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A closed shape through points. */
export const shape = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more);

/** One decimal is finer than any screen. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** As many items as asked for. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A regular hexagon standing on its point. */
export const hexagon = (cx: number, cy: number, r: number, fill: string, more = '') =>
  shape(
    times(6, (k) => [cx + r * Math.sin((k * Math.PI) / 3), cy - r * Math.cos((k * Math.PI) / 3)] as const),
    fill,
    more,
  );
