import { bolt, dot, fade, fill, group, hem, line, oval } from '../outlines';
import { ground, mix } from '../paint';
import type { Drawing, Paint } from '../paint';

const metal = '#c3ccc7';
const metalShade = '#8d9a93';

/** Cushions are a darker cloth of the same colour. */
const cloth = (paint: Paint) => mix(paint.main, '#0d1b14', 0.52);
const clothLight = (paint: Paint) => mix(paint.main, '#0d1b14', 0.2);

const mirror = (...parts: string[]) => group('matrix(-1 0 0 1 300 0)', ...parts);

const lights = (paint: Paint) =>
  fade('band', [mix(paint.main, '#ffffff', 0.16), paint.main, paint.shade], 'x2="1" y2=".3"') +
  fade('cup', [mix(paint.main, '#ffffff', 0.14), paint.main, mix(paint.main, paint.shade, 0.6)], 'x2="1" y2="1"') +
  fade('rod', [metalShade, '#eef2ef', metal, metalShade], '');

/** A cup seen from the front, so on edge: shell to the left, a ring, the cushion to the right. */
const edgewise = (paint: Paint) =>
  group(
    'rotate(-5 68 226)',
    fill('M76 173C101 170 110 194 110 226S101 281 76 278Z', cloth(paint), hem(clothLight(paint))),
    line('M88 180C98 188 102 204 102 226S98 262 90 271', clothLight(paint), 3.4),
    fill('M72 168C44 166 24 186 24 226S44 286 72 283Z', 'url(#cup)', hem(paint.shade)),
    fill('M72 168C60 167.5 57 190 57 226S60 284 72 283Z', paint.shade),
    line('M37 196C32.5 205 31 215 31 227', paint.light, 4),
    line('M50 270C54 273 58 275 63 276', paint.light, 2, 'opacity=".5"'),
    fill('M70 167.5H77C80 167.5 80.5 170 80.5 173V278C80.5 281 80 283.5 77 283.5H70Z', paint.accent),
    fill('M70 167.5H74V283.5H70Z', '#0d1b14', 'opacity=".22"'),
    dot(40, 258, 2, cloth(paint)),
    dot(46, 264, 2, cloth(paint)),
  );

/** Rod and yoke: they hold a cup to the band. */
const arm = (paint: Paint) =>
  fill('M64.5 112H78.5V162H64.5Z', 'url(#rod)') +
  line('M68 138H75M68 145H75M68 152H75', metalShade, 1.4) +
  line('M70.5 162C50 166 38 184 36 220', metalShade, 9) +
  line('M70 161C49 165 37 183 35 219', metal, 6.5) +
  dot(35.5, 222, 8.5, metalShade) +
  dot(34.8, 221, 7, metal) +
  dot(34.8, 221, 2.6, paint.shade);

const front = (paint: Paint) =>
  edgewise(paint) +
  mirror(edgewise(paint)) +
  arm(paint) +
  mirror(arm(paint)) +
  fill(
    'M87 92C96 56 122 42 150 42S204 56 213 92C215 101 205 104 201 96C192 76 174 64 150 64S108 76 99 96C95 104 85 101 87 92Z',
    cloth(paint),
  ) +
  line('M100 74L106 80.5M127 54L131.5 64M150 50V62M173 54L168.5 64M200 74L194 80.5', clothLight(paint), 2) +
  fill(
    'M60 128C54 62 94 20 150 20S246 62 240 128C240 133 237 135 233 135H226C222 135 220 133 220 129C222 78 194 43 150 43S78 78 80 129C80 133 78 135 74 135H67C63 135 60 133 60 128Z',
    'url(#band)',
    hem(paint.shade),
  ) +
  line('M67 112C67 62 100 27 150 27C172 27 190 34 204 46', paint.light, 3) +
  `<path d="M74 118C74 70 104 37 150 37S226 70 226 118" fill="none" stroke="${paint.light}" stroke-width="1.4" stroke-linecap="butt" stroke-dasharray="4 4"/>` +
  line('M61 122H79M221 122H239', paint.shade, 2);

/** A cup seen on its outside, around 0, 0; its cushion shows behind, towards `behind`. */
const cup = (paint: Paint, behind: number) =>
  fill(oval(behind, -2, 50, 63), cloth(paint)) +
  `<path d="${oval(behind * 0.85, -2, 49, 62)}" fill="none" stroke="${clothLight(paint)}" stroke-width="2"/>` +
  fill(oval(behind * 0.36, -1, 52, 66), paint.accent) +
  fill(oval(behind * 0.2, 0, 53, 67), paint.shade) +
  fill(oval(0, 0, 53, 67), 'url(#cup)', hem(paint.shade)) +
  fill(oval(0, 1, 37, 48), paint.shade) +
  fill(oval(0.8, 2.2, 35.5, 46.5), mix(paint.main, paint.shade, 0.35)) +
  line('M-45-16C-43-38-28-56-6-60', paint.light, 4) +
  line('M-12 57.5H-7M-2.5 58H2.5M7 57.5H12', cloth(paint), 2.6) +
  bolt(0, 2, 40, paint.accent);

const fork = (paint: Paint) =>
  line('M-50-4C-50-50-28-80 0-80S50-50 50-4', metalShade, 10) +
  line('M-50-5C-50-51-28-81 0-81S50-51 50-5', metal, 6.5) +
  [-50, 50].map((x) => dot(x, -2, 9, metalShade) + dot(x, -3, 7.5, metal) + dot(x, -3, 2.6, paint.shade)).join('');

/** The far cup, looked into: cushion, opening, mesh. */
const inside = (paint: Paint) =>
  fill(oval(12, -2, 34, 60), paint.shade) +
  fill(oval(6, 0, 34, 62), paint.accent) +
  fill(oval(0, 0, 36, 63), cloth(paint)) +
  line('M-27-22C-24-42-14-54 0-56', clothLight(paint), 3.4) +
  fill(oval(-1, 1, 19, 41), '#0a100e') +
  fill(oval(1, 2, 17, 39), '#202a26') +
  [-24, -12, 0, 12, 24].map((y) => line(`M-6 ${y + 2}H8`, '#3a4741', 2.2)).join('');

const side = (paint: Paint) =>
  fill('M222 100H234V150H222Z', 'url(#rod)') +
  group('translate(226 190) rotate(-5)', line('M-2-62C10-74 26-62 34-30', metalShade, 7), inside(paint)) +
  fill(
    'M124 104C126 60 150 37 180 37S236 70 236 120C236 126 220 127 219 120C216 82 204 61 180 61C158 61 144 78 140 104C139 110 125 110 124 104Z',
    cloth(paint),
  ) +
  line('M135 78L143 84.5M148 60L153 70M181 46V59M204 52L197 63M218 67L208.5 75', clothLight(paint), 2) +
  fill(
    'M92 112C90 52 132 18 180 20C226 22 250 62 246 124C246 131 234 131 233 124C233 74 214 42 180 40C150 39 130 62 130 112C130 119 92 119 92 112Z',
    'url(#band)',
    hem(paint.shade),
  ) +
  line('M100 100C102 56 136 26 178 27C196 28 210 34 221 45', paint.light, 3) +
  `<path d="M121 106C122 62 146 34 180 34C208 34 232 58 238 104" fill="none" stroke="${paint.light}" stroke-width="1.4" stroke-linecap="butt" stroke-dasharray="4 4"/>` +
  line('M92.5 104H129.5', paint.shade, 2) +
  fill('M102 112H120V130H102Z', 'url(#rod)') +
  line('M106 120H116', metalShade, 1.4) +
  group('translate(110 204) rotate(2)', cup(paint, 16), fork(paint));

const folded = (paint: Paint) =>
  fill(
    'M58 136C68 90 106 74 150 74S232 90 242 136C244 148 228 153 224 144C212 116 186 104 150 104S88 116 76 144C72 153 56 148 58 136Z',
    cloth(paint),
  ) +
  line('M97 102L103 111M120 90L124 103.5M150 86V101.5M180 90L176 103.5M203 102L197 111', clothLight(paint), 2) +
  fill(
    'M30 172C22 98 78 52 150 52S278 98 270 172C270 180 248 181 248 172C252 118 212 80 150 80S48 118 52 172C52 181 30 180 30 172Z',
    'url(#band)',
    hem(paint.shade),
  ) +
  line('M38 152C38 98 88 60 150 60C178 60 202 67 221 80', paint.light, 3) +
  `<path d="M46 164C44 108 90 72 150 72S256 108 254 164" fill="none" stroke="${paint.light}" stroke-width="1.4" stroke-linecap="butt" stroke-dasharray="4 4"/>` +
  line('M30.5 164H51.5M248.5 164H269.5', paint.shade, 2) +
  line('M41 178C40 196 46 210 58 220M259 178C260 196 254 210 242 220', metalShade, 12) +
  line('M40 178C39 196 45 209 57 219M259 178C260 196 254 209 242 219', metal, 8) +
  group('translate(194 194) rotate(24) scale(.92)', cup(paint, -12)) +
  group('translate(108 198) rotate(-24) scale(.92)', cup(paint, 14)) +
  [
    [59, 222],
    [241, 222],
  ]
    .map(
      ([x = 0, y = 0]) =>
        dot(x, y, 9.5, metalShade) + dot(x - 0.6, y - 1, 8, metal) + dot(x - 0.6, y - 1, 2.8, paint.shade),
    )
    .join('');

/** Hush: headphones over the ear; a ring in the colour of the accent parts shell and cushion. */
export const hush: Drawing = (view, paint) => {
  if (view === 'side') return lights(paint) + ground(156, 276, 104) + side(paint);
  if (view === 'folded') return lights(paint) + ground(150, 262, 108) + folded(paint);
  return lights(paint) + ground(68, 286, 48, 7) + ground(232, 286, 48, 7) + front(paint);
};
