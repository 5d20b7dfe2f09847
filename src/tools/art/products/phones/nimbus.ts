import { bolt, dot, fade, fill, group, line, mark, soft } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';
import { black, digits, isobars, lens } from './glass';
import { sideFade, turned } from './turned';
import type { Size } from './turned';

/** The phone stands around 0, 0. */
const size: Size = [118, 242, 27];
const [w, h, r] = size;
const inset = (by: number) => soft(-w / 2 + by, -h / 2 + by, w - 2 * by, h - 2 * by, r - by * 0.9);

/** The keys on the edges; they stick out behind the frame. */
const keys = (paint: Paint) =>
  line(`M${w / 2} -52V-20M${-w / 2} -66V-58M${-w / 2} -44V-24M${-w / 2} -14V6`, paint.shade, 4);

const antennas = (paint: Paint) => line(`M-58-88h1M57-88h1M-58 88h1M57 88h1`, paint.deep, 2);

const screen = (paint: Paint) =>
  `<clipPath id="s"><path d="${inset(6.5)}"/></clipPath><g clip-path="url(#s)">` +
  fill('M-60-122H60V122H-60Z', 'url(#sky)') +
  isobars(14, 40, 16, 5, mix(paint.main, '#ffffff', 0.12)) +
  dot(14, 40, 3, '#f2b84b') +
  fill('M-60-122H10L-60 40Z', '#fff', 'opacity=".06"') +
  `</g>` +
  fill(soft(-17, -107, 34, 11, 5.5), black) +
  dot(10.5, -101.5, 2.4, '#1b2b3c') +
  digits('09:41', 0, -79, 23, '#fff', 3) +
  dot(-11, -41, 3.8, '#f2b84b') +
  digits('18°', 6, -46, 10, '#dfe8e3', 2.6) +
  fill(soft(-43, 67, 86, 31, 11), '#fff', 'opacity=".18"') +
  bolt(-29, 82.5, 19, '#f2b84b') +
  line('M-16 78H32', '#fff', 3.6) +
  line('M-16 87H14', '#fff', 3.6, 'opacity=".55"') +
  line('M-15 107H15', '#fff', 2.6, 'opacity=".8"');

const frame = (paint: Paint) => fill(inset(0), paint.shade) + antennas(paint);

const face = (paint: Paint) =>
  frame(paint) +
  `<path d="${inset(1)}" fill="none" stroke="${paint.light}" stroke-width="1.4"/>` +
  fill(inset(2.6), black) +
  screen(paint);

const cameras = (paint: Paint) =>
  fill(soft(3.5, -108, 45, 76, 19), paint.deep, 'opacity=".5"') +
  fill(soft(5, -110, 45, 76, 19), paint.shade) +
  `<path d="${soft(5.7, -109.3, 43.6, 74.6, 18.4)}" fill="none" stroke="${paint.light}" stroke-width="1.2" opacity=".7"/>` +
  lens(27.5, -91, 14, paint.light) +
  lens(27.5, -53, 14, paint.light) +
  dot(42, -72, 2.6, '#f4e7c8');

const back = (paint: Paint) =>
  frame(paint) +
  fill(inset(2.2), 'url(#back)') +
  `<path d="${inset(2.4)}" fill="none" stroke="${paint.light}" opacity=".6"/>` +
  cameras(paint);

const skies = (paint: Paint) =>
  fade('sky', [mix(paint.main, '#0a1410', 0.74), mix(paint.main, '#0a1410', 0.34)]) +
  fade('back', [mix(paint.main, '#ffffff', 0.1), paint.main, mix(paint.main, '#0d1b14', 0.12)], 'x2="1" y2="1"') +
  sideFade(paint, 'right') +
  fade('edge', [paint.shade, paint.light, paint.main, paint.shade], '');

/** The back with the thickness of its left edge. */
const behind = (paint: Paint) =>
  keys(paint) +
  group('translate(-4 1)', fill(inset(0), mix(paint.shade, '#0d1b14', 0.25))) +
  back(paint) +
  fill('M-56.5 40L56.5-40V-2L-56.5 78Z', '#fff', 'opacity=".06"') +
  mark(0, 12, 38, mix(paint.main, '#ffffff', 0.34), paint.accent);

/** Edge-on: glass to the left, the frame, the cameras to the right. */
const profile = (paint: Paint) =>
  fill(soft(7, -110, 9, 76, 4), mix(paint.shade, '#0d1b14', 0.25)) +
  fill(soft(11, -103, 8, 26, 3), paint.light) +
  fill(soft(11, -66, 8, 26, 3), paint.light) +
  fill(soft(-11, -121, 22, 242, 9), black) +
  fill(soft(-8, -121, 19, 242, 8), 'url(#edge)') +
  line('M-7.5-96H10.5M-7.5 96H10.5', paint.shade, 1.6) +
  line('M1.5-50V-18', paint.shade, 6.5) +
  line('M.8-50V-18', paint.light, 2) +
  line('M1.5 6V30', paint.shade, 4);

const standing = (paint: Paint) => {
  const { body, face: place, side } = turned(size, 0.68, 0.06, [13, -4]);
  const [x, y] = side;
  return (
    fill(body, 'url(#side)') +
    line(`M${x} ${y - 52}V${y - 20}`, paint.shade, 5.5) +
    line(`M${x - 0.8} ${y - 52}V${y - 20}`, paint.light, 1.6) +
    line(`M${x - 6} ${y - 86}l11-3M${x - 6} ${y + 90}l11-3`, paint.shade, 1.4) +
    place(face(paint))
  );
};

/** Nimbus S1: two cameras, an island in the screen, the afternoon's weather on it. */
export const nimbus: Drawing = (view, paint) => {
  if (view === 'back')
    return skies(paint) + ground(148, 281, 76) + group('translate(151 148) rotate(6) scale(1.04)', behind(paint));
  if (view === 'side')
    return (
      skies(paint) +
      ground(112, 279, 66) +
      ground(238, 279, 26, 6) +
      group('translate(112 150) scale(1.04)', standing(paint)) +
      group('translate(232 150) scale(1.04)', profile(paint))
    );
  return (
    skies(paint) +
    ground(152, 280, 104) +
    group('translate(193 148) rotate(9)', keys(paint), back(paint)) +
    group('translate(108 150) rotate(-5)', keys(paint), face(paint))
  );
};
