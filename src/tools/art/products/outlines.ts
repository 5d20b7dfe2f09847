import { cloudArc, cloudBolt } from '@/ui/art/Logo';
import type { Drawing } from './paint';

/** A box whose corners flow into its sides, softer than a rounded rectangle: the curve of phones and cases. */
export function soft(x: number, y: number, w: number, h: number, r: number): string {
  const k = r * 0.32;
  const [right, bottom] = [x + w, y + h];
  return (
    `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}V${bottom - r}` +
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}H${x + r}` +
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  );
}

/** A filled path; `more` adds attributes. */
export const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`;

/** A drawn path; `rounded` turns its ends. */
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;

/** A disc. */
export const dot = (cx: number, cy: number, r: number, color: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}" ${more}/>`;

/** Parts moved together; `transform` as SVG writes it. */
export const group = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`;

/** A thin edge for a fill: a light thing must not run into a light tile, nor a dark one into a dark tile. */
export const hem = (color: string, width = 1.2) => `stroke="${color}" stroke-width="${width}"`;

/** All lines of a drawing end and turn round; said once, it need not stand on every line. */
export const rounded =
  (draw: Drawing): Drawing =>
  (view, paint) =>
    `<g stroke-linecap="round" stroke-linejoin="round">${draw(view, paint)}</g>`;

/** A colour running from the first to the last, along the given way across the shape it fills. */
export const fade = (id: string, stops: readonly string[], way = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}>${stops
    .map((color, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

/** The bolt of the brand's mark, around its middle. */
export const bolt = (cx: number, cy: number, height: number, color: string) =>
  group(`translate(${cx} ${cy}) scale(${height / 19.4}) translate(-16.25 -20.9)`, fill(cloudBolt, color));

/** The whole mark: cloud and bolt. */
export const mark = (cx: number, cy: number, size: number, cloud: string, spark: string) =>
  group(
    `translate(${cx} ${cy}) scale(${size / 32}) translate(-16.4 -17)`,
    line(cloudArc, cloud, 3.2),
    fill(cloudBolt, spark),
  );

/** An oval a little fuller than an ellipse: ear cups, cushions, membranes. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y] = [rx * 0.62, ry * 0.62];
  return (
    `M${cx} ${cy - ry}C${cx + x} ${cy - ry} ${cx + rx} ${cy - y} ${cx + rx} ${cy}S${cx + x} ${cy + ry} ${cx} ${cy + ry}` +
    `S${cx - rx} ${cy + y} ${cx - rx} ${cy}S${cx - x} ${cy - ry} ${cx} ${cy - ry}Z`
  );
}
