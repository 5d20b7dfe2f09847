import { bolt, disc, fill, line, placed, ring } from '../pen';

/** The paper of the dial and what is printed on it. */
export const face = { main: '#f7f2e6', shade: '#e6dcc6', ink: '#1b2621' };

/** Where a pressure stands: degrees from upright; 1000 hPa is at the top, 950 and 1050 at 135° to its sides. */
const angleOf = (pressure: number) => (pressure - 1000) * 2.7;
const at = (cy: number, angle: number, r: number) => {
  const turn = (angle * Math.PI) / 180;
  return [150 + r * Math.sin(turn), cy - r * Math.cos(turn)] as const;
};
const point = (cy: number, angle: number, r: number) =>
  at(cy, angle, r)
    .map((value) => value.toFixed(1))
    .join(' ');

/** An arc of the scale between two pressures. */
export const arc = (cy: number, r: number, from: number, to: number) =>
  `M${point(cy, angleOf(from), r)}A${r} ${r} 0 ${to - from > 66 ? 1 : 0} 1 ${point(cy, angleOf(to), r)}`;

/** The marks of the scale, one every `step` hPa, `length` long inwards from `r`: dashes of one broad arc. */
export const marks = (cy: number, r: number, length: number, step: number, width: number) => {
  const middle = r - length / 2;
  const between = (middle * angleOf(1000 + step) * Math.PI) / 180;
  const half = (width / 2 / between) * step;
  return `<path d="${arc(cy, middle, 950 - half, 1050 + half)}" fill="none" stroke="${face.ink}" stroke-width="${length}" stroke-dasharray="${width} ${(between - width).toFixed(3)}" stroke-linecap="butt"/>`;
};

/** The figures our scale needs, as pen strokes in a box of 6 × 10: a picture in an img has no fonts. */
const figures: Record<string, readonly [x: number, y: number, stroke: string]> = {
  0: [3, 0, 'c-2.4 0-3 2.2-3 5s.6 5 3 5s3-2.2 3-5s-.6-5-3-5z'],
  1: [1, 2.2, 'l2.6-2.2v10'],
  2: [0.2, 2.8, 'c0-3.7 5.6-3.7 5.5-.1c-.1 2.3-5.3 4.8-5.5 7.3h5.8'],
  4: [4.5, 10, 'v-10l-4.5 7.2h6'],
  6: [5.4, 0.2, 'c-3.4 .8-5.3 3.4-5.3 6.6c0 4.2 5.9 4.2 5.9 .1c0-3.9-5-3.7-5.7-.7'],
  8: [3, 4.7, 'c-2.9 0-2.9-4.7 0-4.7s2.9 4.7 0 4.7c-3.8 0-3.8 5.3 0 5.3s3.8-5.3 0-5.3z'],
  9: [0.6, 9.8, 'c3.4-.8 5.3-3.4 5.3-6.6c0-4.2-5.9-4.2-5.9-.1c0 3.9 5 3.7 5.7 .7'],
};

/** The figures of the scale, upright around the dial, `size` high at radius `r`. */
export const numerals = (cy: number, r: number, size: number) => {
  const scale = size / 10;
  const strokes = [960, 980, 1000, 1020, 1040].flatMap((pressure) => {
    const [x, y] = at(cy, angleOf(pressure), r);
    const digits = String(pressure).split('');
    // Four figures are wider than three: they move in, away from the marks.
    const inwards = digits.length > 3 ? (x - 150) * 0.07 : 0;
    const left = (x - inwards) / scale - (digits.length * 8.4 - 2.4) / 2;
    return digits.map((digit, index) => {
      const [dx, dy, stroke] = figures[digit] ?? [0, 0, ''];
      return `M${(left + index * 8.4 + dx).toFixed(2)} ${(y / scale - 5 + dy).toFixed(2)}${stroke}`;
    });
  });
  return placed(`scale(${scale})`, line(strokes.join(''), face.ink, 1.5));
};

/** The hand, with a counterweight shaped like a crescent of the mark. */
export const hand = (cy: number, pressure: number, length: number) =>
  placed(
    `rotate(${angleOf(pressure)} 150 ${cy})`,
    fill(`M150 ${cy - length}L153.4 ${cy - 4}L152 ${cy + 22}H148L146.6 ${cy - 4}Z`, face.ink) +
      fill(`M150 ${cy - length}L150 ${cy + 22}H148L146.6 ${cy - 4}Z`, '#4a5751') +
      ring(150, cy + 28, 6, face.ink, 3),
  );

/** The hand one sets, to see what the pressure has done since. */
export const reminder = (cy: number, pressure: number, length: number, color: string) =>
  placed(
    `rotate(${angleOf(pressure)} 150 ${cy})`,
    line(`M150 ${cy + 14}V${cy - length + 8}`, color, 2.6) +
      fill(`M150 ${cy - length}L154 ${cy - length + 11}H146Z`, color),
  );

const sun = (x: number, y: number, r: number, color: string) =>
  disc(x, y, r * 0.52, color) +
  line(
    Array.from({ length: 8 }, (_, index) => {
      const turn = (index * Math.PI) / 4;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return `M${(x + c * r * 0.8).toFixed(1)} ${(y + s * r * 0.8).toFixed(1)}L${(x + c * r * 1.15).toFixed(1)} ${(y + s * r * 1.15).toFixed(1)}`;
    }).join(''),
    color,
    r * 0.2,
  );

const cloud = (x: number, y: number, size: number, color: string, rain = '') =>
  placed(
    `translate(${x} ${y}) scale(${size / 20})`,
    fill('M-6 5C-11 5 -11 -1.5 -6.6 -2C-6.5 -8.5 3 -9.5 4.6 -4C10 -5 11 5 5.5 5Z', color) +
      (rain && line('M-5 8.5L-6.5 12M0 8.5L-1.5 12M5 8.5L3.5 12', rain, 1.8)),
  );

/** The weather around the dial, from storm to sun. */
export const weather = (cy: number, r: number, size: number, color: string) => {
  const place = (pressure: number) => at(cy, angleOf(pressure), r);
  const [storm, rain, fair, dry] = [place(970), place(990), place(1010), place(1030)];
  return (
    bolt(...storm, size, color) +
    cloud(...rain, size, color, color) +
    cloud(...fair, size, color) +
    sun(...dry, size * 0.48, color)
  );
};
