import { bolt, dot, fade, fill, group, line, mark, soft } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';
import { black, digits, isobars, lens } from './glass';
import { sideFade, turned } from './turned';
import type { Size } from './turned';

/** One half, from the hinge at 0 to the right; its outer corners are round, those at the hinge nearly square. */
const [w, h] = [116, 220];
const half = (by: number, atHinge = 0) => {
  const [top, right, r] = [-h / 2 + by, w - by, 22 - by * 0.9];
  const k = r * 0.32;
  return (
    `M${atHinge} ${top}H${right - r}C${right - k} ${top} ${right} ${top + k} ${right} ${top + r}V${-top - r}` +
    `C${right} ${-top - k} ${right - k} ${-top} ${right - r} ${-top}H${atHinge}Z`
  );
};
const flip = 'scale(-1 1)';

/** Layers of stratus under a low sun, over both halves: the phone's own wallpaper. */
const strata = (paint: Paint) =>
  fill('M-120-140H120V40H-120Z', 'url(#sky)') +
  dot(44, -24, 30, '#f2b84b') +
  [
    'M-120 2C-84-12-52 8-14 0S60-18 120-4',
    'M-120 34C-72 18-40 36 2 30S78 12 120 28',
    'M-120 64C-80 54-46 70 0 60S84 50 120 62',
    'M-120 90C-70 80-30 96 20 88S92 80 120 90',
  ]
    .map((top, at) =>
      fill(
        `${top}V${[70, 96, 100, 112][at]}H-120Z`,
        mix(mix(paint.main, '#f6d3a0', 0.46), mix(paint.main, '#0a1410', 0.66), at / 3),
      ),
    )
    .join('');

/** One half seen from inside: frame, black rim, its part of the picture and what lies on it. */
const inner = (paint: Paint, side: 'l' | 'r', ...on: string[]) => {
  const mirrored = side === 'l' ? `transform="${flip}"` : '';
  return (
    fill(half(0), 'url(#metal)', mirrored) +
    fill(half(2), black, mirrored) +
    `<clipPath id="${side}"><path d="${half(7)}" ${mirrored}/></clipPath>` +
    `<g clip-path="url(#${side})">${strata(paint)}${on.join('')}</g>`
  );
};

const cover = (paint: Paint) =>
  fill(half(0), 'url(#metal)') +
  fill(half(2, 3), black) +
  `<clipPath id="c"><path d="${half(8, 10)}"/></clipPath>` +
  `<g clip-path="url(#c)">${group('translate(16 22)', strata(paint))}${fill('M0-112H84L0 60Z', '#fff', 'opacity=".07"')}</g>` +
  dot(60, -88, 4.6, black) +
  dot(61, -89, 1.5, '#2a4058') +
  digits('09:41', 59, -70, 22, '#fff', 2.9) +
  line('M44 94H76', '#fff', 2.6, 'opacity=".8"');

/** The hinge: a barrel with a cap at each end. */
const hinge = (x: number, top: number, width: number, height: number, paint: Paint) =>
  fill(soft(x - width / 2, top, width, height, width / 2.6), 'url(#barrel)') +
  line(
    `M${x - width / 2 + 1} ${top + 14}h${width - 2}M${x - width / 2 + 1} ${top + height - 14}h${width - 2}`,
    paint.shade,
    1.4,
  );

const lights = (paint: Paint) =>
  fade(
    'sky',
    [mix(paint.main, '#0a1410', 0.72), mix(paint.main, '#0a1410', 0.3), mix(paint.main, '#f2a35b', 0.75)],
    'x2="0" y2=".62"',
  ) +
  fade('metal', [paint.light, paint.main, paint.shade], 'x2="1" y2="1"') +
  fade('back', [mix(paint.main, '#ffffff', 0.14), paint.main, mix(paint.main, '#0d1b14', 0.14)], 'x2="1" y2="1"') +
  sideFade(paint, 'right') +
  fade('barrel', [paint.shade, paint.light, paint.main, paint.shade], '');

/** Ajar like a book that stands: the cover screen in front, the big screen glowing behind it. */
const ajar = (paint: Paint) =>
  group(
    'translate(78 146) scale(1.1)',
    group('matrix(1.14 -.06 0 1 3 -3)', fill(half(0), paint.shade)),
    group('matrix(1.14 -.06 0 1 0 0)', inner(paint, 'r', fill('M0-110H60L30 110H0Z', '#000', 'opacity=".28"'))),
    group('matrix(.82 .13 0 1 4 -2)', fill(half(0), mix(paint.shade, '#0d1b14', 0.3))),
    group('matrix(.82 .13 0 1 0 0)', cover(paint)),
    hinge(-1, -111, 11, 222, paint),
  );

const weather = (paint: Paint) =>
  digits('09:41', -62, -80, 21, '#fff', 2.9) +
  fill(soft(-102, 24, 84, 62, 13), '#0d1512', 'opacity=".62"') +
  digits('14°', -72, 35, 16, '#fff', 2.5) +
  dot(-36, 42, 8, '#f2b84b') +
  fill('M-48 52C-54 52-55 44-49 43C-48 37-40 36-38 41C-32 40-30 52-37 52Z', '#fff') +
  line('M-94 66H-26', '#fff', 3, 'opacity=".4"') +
  line('M-94 76H-50', '#fff', 3, 'opacity=".25"') +
  fill('M0-112H-24L-90 112H0Z', '#000', 'opacity=".14"') +
  line('M-94 66H-62', paint.accent === '#17231d' ? '#2bd474' : '#f2b84b', 3);

const map = (paint: Paint) =>
  fill(soft(10, -88, 90, 174, 15), mix(paint.main, '#0a1410', 0.8)) +
  `<clipPath id="m"><path d="${soft(10, -88, 90, 174, 15)}"/></clipPath><g clip-path="url(#m)">` +
  isobars(60, -26, 15, 5, mix(paint.main, '#ffffff', 0.1)) +
  '</g>' +
  bolt(60, -26, 24, '#f2b84b') +
  [26, 55, 84].map((x, at) => fill(soft(x - 11, 40, 22, 36, 7), '#fff', at ? 'opacity=".16"' : '')).join('') +
  line('M22 66H30', '#17231d', 2.4) +
  line('M51 66H59M80 66H88', '#fff', 2.4) +
  dot(26, 53, 4.6, '#f2b84b') +
  dot(55, 53, 4.6, '#fff', 'opacity=".8"') +
  dot(84, 53, 4.6, '#fff', 'opacity=".8"');

const open = (paint: Paint) =>
  group(
    'translate(150 143) scale(1.08)',
    group('matrix(1 -.07 0 1 0 -4)', fill(half(0), paint.shade, `transform="${flip}"`)),
    group('matrix(1 .07 0 1 0 -4)', fill(half(0), paint.shade)),
    group('matrix(1 -.07 0 1 0 0)', inner(paint, 'l', weather(paint))),
    group('matrix(1 .07 0 1 0 0)', inner(paint, 'r', map(paint))),
    fill('M-9-104H0V104H-9Z', '#000', 'opacity=".12"'),
    line('M.5-103V103', '#fff', 1, 'opacity=".2"'),
    fill('M-6-114H6L5-108H-5ZM-6 110H6L5 104H-5Z', paint.shade),
  );

const size: Size = [112, 226, 24];
const plate = (by: number) => soft(-56 + by, -113 + by, 112 - 2 * by, 226 - 2 * by, 24 - by * 0.9);

const rear = (paint: Paint) =>
  fill(plate(0), paint.shade) +
  fill(plate(1.8), 'url(#back)') +
  `<path d="${plate(2.2)}" fill="none" stroke="${paint.light}" opacity=".7"/>` +
  fill(soft(-47, -101, 40, 104, 20), paint.deep, 'opacity=".45" transform="translate(2 2)"') +
  fill(soft(-47, -101, 40, 104, 20), mix(paint.main, paint.shade, 0.75)) +
  `<path d="${soft(-46.3, -100.3, 38.6, 102.6, 19.4)}" fill="none" stroke="${paint.light}" stroke-width="1.2"/>` +
  [-81, -49, -17].map((y) => lens(-27, y, 13.5, paint.light)).join('') +
  dot(8, -84, 4, '#fff3d6', `stroke="${paint.shade}"`) +
  mark(16, 66, 34, mix(paint.main, '#ffffff', 0.34), paint.accent);

const closed = (paint: Paint) => {
  const { body, face, side } = turned(size, 0.94, 0.05, [22, -5]);
  const [x, y] = side;
  return group(
    'translate(138 147) scale(1.08)',
    fill(body, 'url(#side)'),
    fill(soft(x - 5.5, y - 100, 11, 200, 5.5), 'url(#barrel)'),
    line(`M${x - 5.5} ${y - 84}h11M${x - 5.5} ${y + 84}h11`, paint.shade, 1.4),
    face(rear(paint)),
  );
};

/** Stratus Fold: a phone that opens like a book. */
export const fold: Drawing = (view, paint) => {
  const picture = view === 'open' ? open(paint) : view === 'back' ? closed(paint) : ajar(paint);
  const shadow =
    view === 'open' ? ground(150, 278, 128, 10) : view === 'back' ? ground(150, 280, 82) : ground(150, 279, 100);
  return lights(paint) + shadow + picture;
};
