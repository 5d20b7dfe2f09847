import { bolt, dot, fade, fill, group, line, soft } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';
import { black, digits, lens } from './glass';
import { sideFade, turned } from './turned';
import type { Size } from './turned';

/** The phone stands around 0, 0: shorter than its sister and much rounder. */
const size: Size = [122, 216, 46];
const [w, h, r] = size;
const inset = (by: number) => soft(-w / 2 + by, -h / 2 + by, w - 2 * by, h - 2 * by, r - by * 0.95);
const rimOf = (by: number, color: string, width: number) =>
  `<path d="${inset(by)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** A light colour wants a warm cord, a strong one a bright cord. */
const cordOf = ({ accent }: Paint) => (accent === '#f2b84b' ? accent : '#c8713a');

/** The wrist cord, braided, in the place given. */
const cord = (d: string, paint: Paint) =>
  line(d, mix(cordOf(paint), '#0d1b14', 0.2), 6.4) +
  line(d, cordOf(paint), 4.4) +
  `<path d="${d}" fill="none" stroke="${mix(cordOf(paint), '#0d1b14', 0.3)}" stroke-width="4.4" stroke-linecap="butt" stroke-dasharray="1.6 4"/>`;

const keys = (paint: Paint) => line(`M61-40V-16M-61-48V-30M-61-16V2`, paint.shade, 4.4);

/** Two hills and a cloud under the sun: the weather of a good day. */
const view = (paint: Paint) =>
  dot(22, 8, 24, '#f2b84b') +
  fill(
    'M-12 30C-22 30-27 23-24 16C-21 9-13 9-10 12C-8 3 2-2 10 3C16 6 18 11 18 15C26 13 32 18 32 23S28 30 22 30Z',
    '#f6f8f7',
  ) +
  fill('M-62 62C-40 36-22 40-4 54S40 62 62 38V112H-62Z', paint.shade) +
  fill('M-62 84C-44 66-26 74-8 80S38 60 62 72V112H-62Z', paint.main);

const screen = (paint: Paint) =>
  `<clipPath id="s"><path d="${inset(9)}"/></clipPath><g clip-path="url(#s)">` +
  fill('M-62-110H62V110H-62Z', 'url(#sky)') +
  view(paint) +
  fill('M-62-110H14L-62 34Z', '#fff', 'opacity=".07"') +
  '</g>' +
  dot(0, -87, 5.2, black) +
  dot(1.2, -88, 1.6, '#2a4058') +
  digits('21°', 5, -65, 33, '#fff', 2.5) +
  [-30, -10, 10, 30]
    .map((x, at) => fill(soft(x - 8, 72, 16, 16, 6), at === 1 ? '#f2b84b' : '#fff', at === 1 ? '' : 'opacity=".82"'))
    .join('') +
  bolt(-10, 80, 11, '#17231d') +
  line('M-34 80H-26M-34 84H-29M-34 76H-29', '#17231d', 1.6) +
  line('M6 80L9 83L15 76M26 77H34V83H26Z', '#17231d', 1.6);

const face = (paint: Paint) =>
  fill(inset(0), paint.main) +
  rimOf(0.7, paint.shade, 1.4) +
  rimOf(2.4, paint.light, 1.6) +
  fill(inset(4), black) +
  screen(paint);

const back = (paint: Paint) =>
  fill(inset(0), paint.shade) +
  fill(inset(1.6), 'url(#back)') +
  rimOf(2.6, paint.light, 1.2) +
  dot(-1.6, -60.4, 30, paint.shade) +
  dot(0, -62, 30, mix(paint.main, paint.shade, 0.45)) +
  `<circle cy="-62" r="29.3" fill="none" stroke="${paint.light}" stroke-width="1.3"/>` +
  lens(0, -62, 20, paint.light) +
  dot(41, -62, 4.2, '#fff3d6', `stroke="${paint.shade}" stroke-width="1.4"`) +
  bolt(0, 26, 40, mix(paint.main, paint.shade, 0.7)) +
  line('M-16 82H16', mix(paint.main, paint.shade, 0.6), 2);

const lights = (paint: Paint) =>
  fade('sky', [mix(paint.main, '#14283a', 0.78), mix(paint.main, '#3c6a84', 0.5), mix(paint.main, '#ffe9c2', 0.6)]) +
  fade('back', [mix(paint.main, '#ffffff', 0.14), paint.main, mix(paint.main, '#0d1b14', 0.1)], 'x2="1" y2="1"') +
  sideFade(paint, 'left') +
  fade('edge', [paint.shade, paint.main, paint.light, paint.shade], '');

/** Edge-on, the lens to the left. */
const profile = (paint: Paint) =>
  fill(soft(-17, -88, 12, 52, 5), paint.shade) +
  fill(soft(-20, -80, 8, 36, 3), paint.light) +
  fill(soft(-11, -108, 24, 216, 11), black) +
  fill(soft(-11, -108, 21, 216, 10), 'url(#edge)') +
  line('M-.5-40V-16', paint.shade, 7) +
  line('M-1.5-40V-16', paint.light, 2) +
  dot(-0.5, 92, 2.4, black);

const standing = (paint: Paint) => {
  const { body, face: place, side } = turned(size, 0.7, -0.06, [-16, -4]);
  const [x, y] = side;
  return (
    fill(body, 'url(#side)') +
    line(`M${x} ${y - 46}V${y - 30}M${x} ${y - 14}V${y + 2}`, paint.shade, 6) +
    line(`M${x - 1} ${y - 46}V${y - 30}M${x - 1} ${y - 14}V${y + 2}`, paint.light, 1.8) +
    place(face(paint))
  );
};

/** Nimbus Mini: one big eye, no corners, a cord for the wrist. */
export const mini: Drawing = (view, paint) => {
  if (view === 'back')
    return (
      lights(paint) +
      ground(160, 279, 84) +
      cord('M104 236C60 258 34 226 44 190C52 160 84 170 76 204C72 226 86 240 106 240', paint) +
      group(
        'translate(160 148) rotate(-6) scale(1.12)',
        keys(paint),
        group('translate(4 1)', fill(inset(0), mix(paint.shade, '#0d1b14', 0.22))),
        back(paint),
      )
    );
  if (view === 'side')
    return (
      lights(paint) +
      ground(190, 277, 70) +
      ground(70, 277, 26, 6) +
      group('translate(192 150) scale(1.12)', standing(paint)) +
      group('translate(74 150) scale(1.12)', profile(paint))
    );
  return (
    lights(paint) +
    ground(140, 279, 84) +
    cord('M196 236C240 258 266 226 256 190C248 160 216 170 224 204C228 226 214 240 194 240', paint) +
    group('translate(140 148) rotate(6) scale(1.12)', keys(paint), face(paint))
  );
};
