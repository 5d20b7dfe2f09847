import type { ProductId } from '@/data/products';

/** The paints of one product in one colour. */
export interface Paint {
  /** The colour itself. */
  main: string;
  /** One step darker: folds, sides, the far half. */
  shade: string;
  /** Two steps darker: openings, soles, deep shadow. */
  deep: string;
  /** One step lighter: edges that catch the light. */
  light: string;
  /** A colour that stands out against main: laces, stitches, logos. */
  accent: string;
}

/** What a product looks like: the SVG elements of one view in a box of 300 × 300, without the svg element. */
export type Drawing = (view: string, paint: Paint) => string;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others; at 0 the first, at 1 the second. */
export function mix(from: string, to: string, at: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * at));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour looks, from 0 to 1. */
const brightness = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

/**
 * The paints made from a product's colour. Dark ones get lighter shades than black, so that they still have a shape on
 * a dark ground.
 */
export function paintOf(main: string): Paint {
  const dark = brightness(main) < 0.2;
  return {
    main: dark ? mix(main, '#ffffff', 0.1) : main,
    shade: dark ? mix(main, '#ffffff', 0.03) : mix(main, '#0d1b14', 0.24),
    deep: dark ? mix(main, '#ffffff', 0.2) : mix(main, '#0d1b14', 0.5),
    light: mix(main, '#ffffff', dark ? 0.28 : 0.3),
    accent: brightness(main) > 0.62 ? '#17231d' : '#f2b84b',
  };
}

/** The ground a thing stands on: a soft ellipse, the same on light and on dark tiles. */
export const ground = (cx: number, cy: number, rx: number, ry = rx / 9) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#0d1b14" opacity=".14"/>`;

export type Drawings = Partial<Record<ProductId, Drawing>>;
