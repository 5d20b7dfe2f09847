import { cloudArc, cloudBolt } from '@/ui/art/Logo';
import { mix, type Drawing, type Paint } from '../paint';

/** The paints of a fabric: those of the product and the tones that only cloth needs. */
export interface Cloth extends Paint {
  /** Between main and shade: soft folds, the side away from the light. */
  fold: string;
  /** What lies inside: the back of a neck, the hollow of a hood. */
  inner: string;
  /** A print on the cloth. */
  print: string;
  /** The bolt in the print. */
  bolt: string;
  /** A fine edge for cloth that is as dark or as pale as the tile it may lie on. */
  rim?: string;
}

const night = '#0d1b14';
const dusk = '#43200f';

const red = (hex: string) => parseInt(hex.slice(1, 3), 16);

/** Warm cloth goes grey in a green shadow; it gets a brown one. */
const isWarm = (hex: string) => red(hex) > parseInt(hex.slice(5, 7), 16) + 16;

/** Makes the tones of a fabric from a product's paints. */
function clothOf(paint: Paint): Cloth {
  const pale = paint.accent === '#17231d';
  const dark = red(paint.deep) > red(paint.main);
  const warm = isWarm(paint.main);
  // Large dark cloth needs more light than a small dark thing to show its folds on a dark tile.
  const main = dark ? mix(paint.main, '#ffffff', 0.06) : paint.main;
  const shade = warm ? mix(main, dusk, pale ? 0.2 : 0.3) : mix(paint.shade, main, dark ? 0.25 : 0);
  return {
    ...paint,
    main,
    shade,
    deep: warm ? mix(main, dusk, 0.55) : paint.deep,
    fold: mix(main, shade, 0.5),
    inner: mix(shade, warm ? dusk : night, pale ? 0.3 : 0.42),
    ...((dark || pale) && { rim: dark ? paint.light : mix(main, shade, 0.7) }),
    print: pale ? paint.accent : '#f6f1e4',
    bolt: pale ? '#09b850' : paint.accent,
  };
}

/** One leg of an outline: a line to a point, or a Bézier curve (two handles and the point). */
export type Leg = readonly [number, number] | readonly [number, number, number, number, number, number];

const command = (leg: Leg) => (leg.length === 2 ? 'L' : 'C') + leg.join(' ');

/** A closed outline that is the same on both sides of x = 150; the legs run down the right half to the middle. */
export function symmetric(from: readonly [number, number], ...legs: Leg[]): string {
  const ends = [from, ...legs.map((leg) => leg.slice(-2) as [number, number])];
  const back = legs.map((leg, index): Leg => {
    const [x, y] = ends[index] ?? from;
    return leg.length === 2 ? [300 - x, y] : [300 - leg[2], leg[3], 300 - leg[0], leg[1], 300 - x, y];
  });
  return `M${from.join(' ')}${legs.map(command).join('')}${back.reverse().map(command).join('')}Z`;
}

/** Details are seen through a round window. */
export const loupe = 'M150 24C220 24 276 80 276 150S220 276 150 276 24 220 24 150 80 24 150 24Z';

/** A closed outline in one colour. */
export const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

/** A thread of a colour, so many units wide. */
export const line = (d: string, color: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** The same thread, sewn. */
export const stitches = (d: string, color: string, width = 1.2) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="2.4 3.4"/>`;

/** A shadow under something that lies flat. */
export const lying = (outline: string) =>
  `<path transform="translate(4 8)" d="${outline}" fill="${night}" opacity=".14"/>`;

/** A part turned around the middle of the picture, clockwise. */
export const turned = (degrees: number, svg: string) => `<g transform="rotate(${degrees} 150 150)">${svg}</g>`;

let ids = 0;

/** A filled outline and what lies on it, cut to its edge. */
export function piece(c: Cloth, outline: string, svg: string, color = c.main): string {
  const id = `o${ids++}`;
  const rim = c.rim ? ` stroke="${c.rim}" stroke-width="1.6"` : '';
  return `<path id="${id}" d="${outline}" fill="${color}"${rim}/><clipPath id="c${id}"><use href="#${id}"/></clipPath><g clip-path="url(#c${id})">${svg}</g>`;
}

/** The house's bolt around a middle, so many units high. */
export const bolt = (cx: number, cy: number, height: number, color: string, turn = 0) => {
  const scale = +(height / 19.4).toFixed(3);
  return `<path transform="translate(${cx} ${cy}) rotate(${turn}) scale(${scale}) translate(-16.2 -20.9)" d="${cloudBolt}" fill="${color}"/>`;
};

/** The whole mark around a middle, so many units wide. */
export const mark = (cx: number, cy: number, width: number, cloud: string, color: string) =>
  `<g transform="translate(${cx} ${cy}) scale(${+(width / 32).toFixed(3)}) translate(-16.4 -16)">
    <path d="${cloudArc}" fill="none" stroke="${cloud}" stroke-width="3"/><path d="${cloudBolt}" fill="${color}"/></g>`;

/** The same part at several places, written once and used again: [x, y, scale]. */
export function many(svg: string, ...places: readonly (readonly [number, number, number?])[]): string {
  const id = `p${ids++}`;
  const uses = places.map(
    ([x, y, scale]) => `<use href="#${id}" transform="translate(${x} ${y})${scale ? ` scale(${scale})` : ''}"/>`,
  );
  return `<defs><g id="${id}">${svg}</g></defs>${uses.join('')}`;
}

/** A part on the other side of the middle line. */
export const mirrored = (svg: string) => `<g transform="matrix(-1 0 0 1 300 0)">${svg}</g>`;

/** The same once more on the other side. */
export function both(svg: string): string {
  const id = `p${ids++}`;
  return `<g id="${id}">${svg}</g><use href="#${id}" transform="matrix(-1 0 0 1 300 0)"/>`;
}

/** A garment: who draws which view. All its threads have round ends. */
export const garment =
  (views: Record<string, (cloth: Cloth) => string>): Drawing =>
  (view, paint) =>
    `<g stroke-linecap="round" stroke-linejoin="round">${views[view]?.(clothOf(paint)) ?? ''}</g>`;
