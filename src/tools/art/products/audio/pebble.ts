import { bolt, dot, fade, fill, group, hem, line, mark, oval } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';

const lights = (paint: Paint) =>
  fade('stone', [mix(paint.main, '#ffffff', 0.2), paint.main, mix(paint.main, paint.shade, 0.8)], 'x2=".5" y2="1"') +
  fade('lid', [mix(paint.main, '#ffffff', 0.26), paint.main], 'x2=".4" y2="1"') +
  fade('soft', ['#e9eeeb', '#c3ccc7', '#96a29c'], 'x2="1" y2=".6"');

/** The specks of a pebble. */
const specks = (paint: Paint, points: readonly (readonly [number, number, number])[]) =>
  `<g fill="${paint.shade}" opacity=".5">${points
    .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.66}"/>`)
    .join('')}</g>`;

/** The green lamp of a full case, with its glow. */
const lamp = (x: number, y: number) => dot(x, y, 5.5, '#09b850', 'opacity=".25"') + dot(x, y, 2.8, '#2bd474');

const closed = (paint: Paint) =>
  fill('M30 162C31 214 84 244 152 244S271 212 270 158C269 110 214 76 148 76S29 112 30 162Z', paint.shade) +
  fill('M30 160C32 207 86 234 152 234S268 206 270 158C269 110 214 76 148 76S29 112 30 162Z', 'url(#stone)') +
  fill('M30.5 154C60 190 240 188 269.5 150C264 106 212 76 148 76S33 108 30.5 154Z', 'url(#lid)', hem(paint.shade)) +
  line('M30.5 156C60 191 240 189 269.5 152', mix(paint.shade, '#0d1b14', 0.35), 3.4) +
  line('M36 166C66 194 234 193 264 163', paint.light, 1.6) +
  line('M52 126C68 102 100 89 136 88', '#ffffff', 6, 'opacity=".5"') +
  line('M150 88H158', '#ffffff', 6, 'opacity=".5"') +
  fill('M132 184C138 190 162 190 168 183C164 197 136 198 132 184Z', mix(paint.shade, '#0d1b14', 0.3)) +
  lamp(150, 208) +
  specks(paint, [
    [58, 194, 3],
    [84, 216, 2],
    [228, 206, 3],
    [206, 222, 2],
    [100, 202, 1.8],
    [246, 184, 2],
    [196, 98, 2.6],
    [236, 124, 2],
    [72, 146, 2.6],
    [108, 106, 1.6],
    [224, 148, 2.8],
  ]) +
  group('translate(150 130) scale(1 .72)', mark(0, 0, 58, mix(paint.main, paint.shade, 0.85), paint.accent));

const body = 'M-6-58C34-62 59-35 57 3C55 41 26 60-9 57C-43 53-59 27-55-9C-52-37-35-55-6-58Z';

/** The silicone tip, standing on 0, 0 and pointing up. */
const tip =
  fill('M-15 6H15V-8H-15Z', '#7d8a84') +
  fill('M-16 0C-27-6-29-20-22-31C-14-42 14-42 22-31C29-20 27-6 16 0C8 4-8 4-16 0Z', 'url(#soft)') +
  line('M-18-10C-6-5 8-5 19-10', '#8d9a93', 1.6) +
  fill(oval(0, -35, 11, 4.2), '#5f6d66') +
  fill(oval(0, -34.4, 8.5, 2.8), '#27312c');

/** A bud seen from outside: the face to tap, its ring, the slit of the microphone. */
const outside = (paint: Paint) =>
  group('translate(36-42) rotate(42)', tip) +
  group('translate(3 3)', fill(body, paint.shade)) +
  fill(body, 'url(#stone)', hem(paint.shade)) +
  group('scale(.73)', fill(body, paint.shade), group('translate(-1.5-1.5)', fill(body, 'url(#lid)'))) +
  line('M-44-12C-42-30-30-44-12-48', '#ffffff', 4.5, 'opacity=".5"') +
  line('M-18 48C-11 50.5-3 51 4 50', mix(paint.shade, '#0d1b14', 0.4), 3.4) +
  bolt(-1, 0, 42, paint.accent);

/** The other bud from inside: tip towards us, sensor, charging contacts. */
const within = (paint: Paint) =>
  group('translate(-3 3)', fill(body, paint.shade)) +
  fill(body, 'url(#stone)', hem(paint.shade)) +
  line('M-44-8C-42-30-30-44-10-48', '#ffffff', 4.5, 'opacity=".5"') +
  fill(oval(14, -12, 36, 37), mix(paint.main, paint.shade, 0.75)) +
  fill(oval(17, -17, 30, 31), '#7d8a84') +
  fill(oval(19, -20, 31, 32), 'url(#soft)') +
  `<path d="${oval(20, -21, 21, 22)}" fill="none" stroke="#8d9a93" stroke-width="1.6"/>` +
  fill(oval(21, -22.5, 13, 14), '#5f6d66') +
  fill(oval(21.6, -21.8, 11, 12), '#27312c') +
  line('M16-27H27M13.5-22H29.5M16-17H27', '#4a5851', 1.6) +
  fill(oval(-30, 18, 7.5, 10), '#141c19') +
  fill(oval(-31.5, 15, 2.4, 3.6), '#44524c') +
  dot(-8, 38, 5, '#8a6a22') +
  dot(-8.6, 37.4, 4, '#e7c15a') +
  dot(10, 40, 5, '#8a6a22') +
  dot(9.4, 39.4, 4, '#e7c15a') +
  dot(34, 30, 1.6, '#141c19');

const pair = (paint: Paint) =>
  group('translate(89 176) rotate(-14) scale(1.18)', outside(paint)) +
  group('translate(220 156) rotate(12) scale(1.18)', within(paint));

/** A bud in its bay: only its back shows. */
const nested = (paint: Paint) =>
  fill('M-40 30C-46-10-26-40 2-40C30-40 46-12 40 30Z', paint.shade) +
  fill('M-42 30C-47-10-28-42 0-42C27-42 43-14 38 30Z', 'url(#stone)') +
  fill('M-26 20C-28-8-16-28 0-28S26-8 24 20C18 30-20 30-26 20Z', paint.shade) +
  fill('M-27 19C-29-9-17-29.5-1-29.5S24-9 22.5 18C17 28-21 28-27 19Z', 'url(#lid)') +
  line('M-34-4C-32-20-24-31-12-35', '#ffffff', 3.6, 'opacity=".55"') +
  bolt(-2, 0, 29, paint.accent);

const open = (paint: Paint) =>
  fill('M33 178C10 92 70 30 150 30S290 92 267 178C236 150 64 150 33 178Z', paint.shade) +
  fill('M33 174C12 92 72 30 148 30S284 90 265 174C236 148 64 148 33 174Z', 'url(#stone)', hem(paint.shade)) +
  fill('M50 160C38 96 84 50 150 50S262 96 250 160C222 142 78 142 50 160Z', mix(paint.main, '#0d1b14', 0.62)) +
  fill('M62 156C54 108 92 72 150 72S246 108 238 156C212 142 88 142 62 156Z', mix(paint.main, '#0d1b14', 0.5)) +
  line('M48 96C60 66 92 44 128 40', '#ffffff', 4, 'opacity=".55"') +
  mark(150, 104, 34, mix(paint.main, '#ffffff', 0.12), '#f2b84b') +
  fill('M138 150H162V166H138Z', '#8d9a93') +
  fill('M32 178A118 30 0 0 1 268 178A118 34 0 0 1 32 178Z', paint.shade) +
  fill('M44 179A106 23 0 0 1 256 179A106 27 0 0 1 44 179Z', mix(paint.main, '#0d1b14', 0.7)) +
  group('translate(103 170) rotate(-4)', nested(paint)) +
  group('translate(197 170) rotate(4)', nested(paint)) +
  fill('M44 179A106 27 0 0 0 256 179L268 178A118 36 0 0 1 32 178Z', paint.light) +
  fill('M32 178A118 36 0 0 0 268 178C268 238 216 264 150 264S32 238 32 178Z', paint.shade) +
  fill('M32 178A118 36 0 0 0 268 178C268 230 216 254 150 254S32 230 32 178Z', 'url(#stone)') +
  fill('M132 213C138 217 162 217 168 213C166 224 134 224 132 213Z', mix(paint.shade, '#0d1b14', 0.3)) +
  lamp(150, 234) +
  specks(paint, [
    [60, 214, 3],
    [86, 236, 2],
    [226, 226, 3],
    [204, 242, 2],
    [104, 226, 1.8],
    [246, 206, 2],
    [44, 110, 2],
    [256, 120, 2.4],
    [226, 70, 2],
  ]);

/** Pebble: two round buds and a case like a stone from the beach. */
export const pebble: Drawing = (view, paint) => {
  if (view === 'pair') return lights(paint) + ground(98, 252, 76, 10) + ground(220, 234, 70, 9) + pair(paint);
  if (view === 'open') return lights(paint) + ground(150, 264, 108) + open(paint);
  return lights(paint) + ground(150, 242, 112) + closed(paint);
};
