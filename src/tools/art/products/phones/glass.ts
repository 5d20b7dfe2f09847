import { dot, fill, group, line } from '../outlines';

/** The black of glass and barrels, whatever the colour of the phone. */
export const black = '#0a100e';

/** Monoline digits in a box of 10 × 16: a picture has no fonts. */
const strokes: Record<string, string> = {
  '0': 'M5 0C8.3 0 10 3 10 8S8.3 16 5 16 0 13 0 8 1.7 0 5 0Z',
  '1': 'M2.5 2.6L6.5 0V16',
  '2': 'M.4 4.2C.7 1.5 2.6 0 5 0C7.7 0 9.6 1.8 9.6 4.4C9.6 8 4.4 10.5.3 16H10',
  '4': 'M7.4 16V0L0 11.2H10.2',
  '8': 'M5 7.4C2.6 7.4 1 5.9 1 3.7S2.6 0 5 0S9 1.5 9 3.7S7.4 7.4 5 7.4C2.2 7.4.2 9.2.2 11.7S2.2 16 5 16S9.8 14.2 9.8 11.7S7.8 7.4 5 7.4Z',
  '9': 'M9.8 5.1C9.8 8 7.7 10.2 5 10.2S.2 8 .2 5.1S2.3 0 5 0S9.8 2.2 9.8 5.1C9.8 9.6 7.8 13.6 4.4 16',
  ':': 'M2 4.9V5M2 11.9V12',
  '°': 'M2.6.4C3.9.4 4.9 1.4 4.9 2.7S3.9 5 2.6 5S.3 4 .3 2.7S1.3.4 2.6.4Z',
};

/** A time or a temperature, centred on cx, its top at y; height in units of the box. */
export function digits(text: string, cx: number, y: number, height: number, color: string, weight = 2.2): string {
  const scale = height / 16;
  const widths = Array.from(text).map((sign) => (sign === ':' ? 4 : sign === '°' ? 5 : sign === '1' ? 8 : 10));
  const gap = 3.4;
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  let x = 0;
  const signs = Array.from(text).map((sign, at) => {
    const path = group(`translate(${x})`, line(strokes[sign] ?? '', color, sign === ':' ? weight * 1.3 : weight));
    x += (widths[at] ?? 0) + gap;
    return path;
  });
  return group(`translate(${cx - (total * scale) / 2} ${y}) scale(${scale})`, ...signs);
}

/** Isobars of a low around a point: closed curves, wider to the lower left, as on the site's weather maps. */
export const isobars = (cx: number, cy: number, step: number, count: number, color: string) => {
  const rings = Array.from({ length: count }, (_, at) => {
    const [r, lean] = [step * (at + 0.55), at * step * 0.22];
    const [x, y] = [cx - lean, cy + lean * 0.5];
    return (
      `M${x} ${y - r}C${x + r * 0.62} ${y - r * 1.02} ${x + r * 1.05} ${y - r * 0.5} ${x + r} ${y + r * 0.06}` +
      `S${x + r * 0.5} ${y + r * 0.98} ${x - r * 0.06} ${y + r * 0.94}S${x - r * 1.16} ${y + r * 0.5} ${x - r * 1.1} ${y - r * 0.04}` +
      `S${x - r * 0.6} ${y - r * 0.97} ${x} ${y - r}Z`
    );
  });
  return line(rings.join(''), color, 1.5);
};

/** A camera's eye: metal ring, barrel, glass with a reflection. */
export const lens = (cx: number, cy: number, r: number, ring: string) =>
  dot(cx, cy, r, ring) +
  dot(cx, cy, r * 0.84, black) +
  dot(cx, cy, r * 0.6, '#1c2a3a') +
  dot(cx, cy, r * 0.34, '#0b1420') +
  fill(
    `M${cx - r * 0.52} ${cy - r * 0.06}C${cx - r * 0.5} ${cy - r * 0.36} ${cx - r * 0.3} ${cy - r * 0.52} ${cx} ${cy - r * 0.54}C${cx - r * 0.1} ${cy - r * 0.3} ${cx - r * 0.28} ${cy - r * 0.12} ${cx - r * 0.52} ${cy - r * 0.06}Z`,
    '#7f9bb5',
  ) +
  dot(cx + r * 0.24, cy + r * 0.26, r * 0.1, '#4d6a86');
