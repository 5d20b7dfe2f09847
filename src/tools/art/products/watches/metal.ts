import { fill, line } from '../strokes';

/** Steel and glass, the same in every colour. */
export const steel = '#c6d0cb';
export const steelDim = '#93a19a';
export const steelDeep = '#5f6d66';
export const steelLight = '#f1f5f3';
export const face = '#101b16';
export const faceDim = '#1c2a24';
export const glass = '#ffffff';

const strokes: Record<string, string> = {
  '0': 'M2 6C2 .7 8 .7 8 6V10C8 15.3 2 15.3 2 10Z',
  '1': 'M3 4.500L6 2V14',
  '2': 'M2 5C2.5 1 8 1 8 5C8 8.5 3 10.5 2 14H8',
  '3': 'M2 3.500C4 1 8 2 8 5C8 7 6.5 8 5 8C7 8 8 9.2 8 11C8 14.5 3.5 15 2 12.5',
  '4': 'M7 14V2L1.5 10.500H9',
  '6': 'M7.5 2.500C4 1 2 5 2 10C2 15.3 8 15.3 8 10.500C8 6.5 3 6.5 2 10',
  '8': 'M5 7.600C1.5 7 1.5 2 5 2C8.5 2 8.5 7 5 7.600C1 8.2 1 14 5 14C9 14 9 8.2 5 7.600Z',
  ':': 'M3 5.500v0M3 11v0',
};

/** Digits (those that the screens show) as one line, each in a box of 10 × 16; x, y is the upper left corner. */
export function digits(text: string, x: number, y: number, scale: number, color: string, width = 1.8) {
  let at = 0;
  const signs = Array.from(text, (sign) => {
    const sited = `<path d="${strokes[sign] ?? ''}" transform="translate(${at})"/>`;
    at += sign === ':' ? 6 : 11;
    return sited;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`;
}

/** An arc of a circle from one angle to another, in degrees clockwise from twelve o'clock. */
export function arc(cx: number, cy: number, r: number, from: number, to: number) {
  const at = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${(cx + r * Math.sin(turn)).toFixed(1)} ${(cy - r * Math.cos(turn)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** Lines of a scale between two radii, one every `step` degrees. */
export function ticks(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  step: number,
  color: string,
  width: number,
) {
  const around = 360 / step;
  const d = Array.from({ length: around }, (_, index) => {
    const turn = (index * step * Math.PI) / 180;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    return `M${(cx + x * inner).toFixed(1)} ${(cy + y * inner).toFixed(1)}L${(cx + x * outer).toFixed(1)} ${(cy + y * outer).toFixed(1)}`;
  });
  return line(d.join(''), color, width);
}

/** The sixty minutes as one dashed ring: a sixth of the size of sixty lines. Radii of 61.1 and 63 come out even. */
export const minutes = (r: number, length: number, color: string, width: number) => {
  const step = (2 * Math.PI * r) / 60;
  return ring(
    150,
    150,
    r,
    color,
    length,
    `stroke-dasharray="${width} ${(step - width).toFixed(1)}" stroke-dashoffset="${width / 2}"`,
  );
};

/** A round plate. */
export const disc = (cx: number, cy: number, r: number, color: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}" ${more}/>`;

/** A circle drawn as a line of that width. */
export const ring = (cx: number, cy: number, r: number, color: string, width: number, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;

/** The strap of a closed watch from the side: the near edge, and the inner wall that shows below. */
export const loop = (near: string, wall: string, edge: string) =>
  fill('M44 150C44 214 90 264 150 264C210 264 256 214 256 150C250 192 206 236 150 236C94 236 50 192 44 150Z', wall) +
  fill(
    'M86 70C54 82 34 118 34 160C34 224 86 269 150 269C214 269 266 224 266 160C266 118 246 82 214 70L208 90C234 102 252 128 252 160C252 214 206 257 150 257C94 257 48 214 48 160C48 128 66 102 92 90Z',
    near,
  ) +
  line('M84 74C55 86 36 120 36 160C36 192 49 219 70 239', edge, 2.4);

/** A band round the strap of `loop`, on its lower right: `near` the buckle or further up. */
export const keepers = (color: string, edge: string) =>
  [
    [227, 233, -42],
    [203, 249.7, -27],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-5-10H5C7-10 8-9 8-7V8C8 10 7 11 5 11H-5C-7 11-8 10-8 8V-7C-8-9-7-10-5-10Z', color)}${line('M-4 8H4', edge, 2)}</g>`,
    )
    .join('');
