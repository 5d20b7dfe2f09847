import { cloudArc, cloudBolt } from '@/ui/art/Logo';
import { mix } from './paint';
import type { Drawing, Paint } from './paint';

/** A closed shape without an outline. */
export const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A drawn line, its ends round as `drawn` sets them; `more` takes further attributes. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;

/** A disc. */
export const disc = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/** A ring; `more` takes further attributes. */
export const ring = (x: number, y: number, r: number, color: string, width: number, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;

/** A seam: short stitches. */
export const stitch = (d: string, color: string, width = 1.2) => line(d, color, width, 'stroke-dasharray="3.2 3.4"');

/** A zip lying shut: the tape, and its teeth as a fine dashed line. */
export const zip = (d: string, tape: string, teeth: string, width = 5) =>
  line(d, tape, width) +
  `<path d="${d}" fill="none" stroke="${teeth}" stroke-width="${width * 0.36}" stroke-dasharray="1.3 1.7" stroke-linecap="butt"/>`;

/** Mesh cloth: dotted lines laid over what is drawn below. */
export const dots = (d: string, color: string, width = 1.8, gap = 6) =>
  line(d, color, width, `stroke-dasharray="0 ${gap}"`);

/** A group moved, turned or scaled; the transform as SVG writes it. */
export const placed = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

/** The content and its mirror image about an upright axis. */
export const both = (content: string, axis = 150) => content + placed(`translate(${axis * 2} 0) scale(-1 1)`, content);

/** Only what lies inside a shape; `name` tells the clips of one picture apart. */
export const inside = (name: string, d: string, content: string) =>
  `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;

/** The mark's bolt, `height` high around its middle. */
export const bolt = (x: number, y: number, height: number, color: string) =>
  placed(`translate(${x} ${y}) scale(${height / 19.4}) translate(-16.25 -20.9)`, fill(cloudBolt, color));

/** The whole mark, `width` wide around its middle. */
export const mark = (x: number, y: number, width: number, cloud: string, flash: string) =>
  placed(
    `translate(${x} ${y}) scale(${width / 29}) translate(-16.4 -16)`,
    line(cloudArc, cloud, 3.2) + fill(cloudBolt, flash),
  );

/** A colour multiplied by itself: darker and fuller, where ink alone would turn it grey. */
function burnt(hex: string): string {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  const squared = [1, 3, 5].map((at) => Math.round(channel(at) ** 2 / 255));
  return `#${squared.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Deep colours burn too fast: pine and violet would end in black, and vanish on a dark tile. */
const isDim = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + parseInt(hex.slice(at, at + 2), 16), 0) < 330;

/** Seven tones of one material, from the opening to the rim light. */
export interface Tones {
  hole: string;
  deep: string;
  shade: string;
  main: string;
  light: string;
  edge: string;
  accent: string;
}

/**
 * The tones of cloth, lacquer and enamel. Dark colours are lifted a little further than `paintOf` does and keep light
 * rims, so that folds show on a dark tile too.
 */
function tonesOf({ main, deep, accent }: Paint): Tones {
  const dark = parseInt(deep.slice(3, 5), 16) > parseInt(main.slice(3, 5), 16);
  const base = dark ? mix(main, '#ffffff', 0.09) : main;
  const strength = isDim(base) ? 0.62 : 1;
  const down = (at: number) => (dark ? mix(base, '#0d1512', at) : mix(base, burnt(base), at * strength));
  return {
    hole: mix(down(1), '#0d1b14', dark ? 0.4 : 0.62),
    deep: dark ? down(0.46) : mix(down(0.9), '#0d1b14', 0.14),
    shade: down(dark ? 0.22 : 0.45),
    main: base,
    light: mix(base, '#ffffff', dark ? 0.13 : 0.2),
    edge: mix(base, '#ffffff', dark ? 0.36 : 0.45),
    accent,
  };
}

/** A product's views by their names, each drawn from the tones of its colour, with round pen strokes. */
export const drawn =
  (views: Record<string, (tones: Tones) => string>): Drawing =>
  (view, paint) => {
    const draw = views[view];
    if (!draw) throw new Error(`Nobody has drawn the view ${view}`);
    return `<g stroke-linecap="round" stroke-linejoin="round">${draw(tonesOf(paint))}</g>`;
  };
