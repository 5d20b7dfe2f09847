import { ground } from '../paint';
import { bolt, fill, garment, line, loupe, lying, piece, stitches, turned, type Cloth } from './cloth';

/** Ribs that run from a gathered top to an edge: [x at the top, x at the edge] for each. */
const ribs = (count: number, top: [number, number], edge: [number, number], ys: [number, number, number]) =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    const from = top[0] + (top[1] - top[0]) * share;
    const to = edge[0] + (edge[1] - edge[0]) * share;
    const belly = to + (to - 150) * 0.04;
    return `M${from.toFixed(1)} ${ys[0]}C${((from + belly * 2) / 3).toFixed(1)} ${ys[1]} ${belly.toFixed(1)} ${ys[1] + 34} ${to.toFixed(1)} ${ys[2]}`;
  }).join('');

const wool =
  'M0-36C5-39 9-36 11-33 16-36 21-33 22-28 28-29 31-24 31-19 37-17 38-11 36-7 40-3 40 3 36 6 38 12 35 17 30 18 30 24 25 28 20 27 17 32 12 34 7 32 3 37-4 37-7 33-12 35-18 32-20 28-26 28-30 23-30 18-36 16-38 10-36 5-40 1-40-5-36-8-38-14-34-19-29-20-29-26-24-30-19-28-17-34-11-36-6-33-4-36-2-37 0-36Z';

/** A bobble of cut wool: the ends of the strands stand out on all sides of a middle that looks up and left. */
const bobble = (cx: number, cy: number, c: Cloth) =>
  `<g transform="translate(${cx} ${cy})">` +
  piece(
    c,
    wool,
    fill('M22-40C34-10 20 24-26 30L-10 44H44V-40Z', c.fold) +
      fill('M38-10C32 14 14 30-8 34L4 44H44Z', c.shade) +
      line(
        'M-8-14L-13-26M2-16L3-29M10-12L18-22M-16-6L-28-12M-17 4L-31 6M-12 12L-22 21M14 0L27-5M13 9L25 15M4 15L8 27M-4 16L-8 28',
        c.shade,
        2,
      ) +
      line('M-4-20L-6-31M-14-12L-23-20M-20-1L-32-3M-16 9L-28 14', c.light, 2) +
      line('M-4-5L-7-10M4-5L7-10M-6 3L-11 4M5 4L10 7M-1 6L-2 11', c.shade, 1.8),
  ) +
  '</g>';

const label = (cx: number, cy: number, turn = 0) =>
  `<g transform="translate(${cx} ${cy}) rotate(${turn})"><path d="M-17-15H17Q19-15 19-13V13Q19 15 17 15H-17Q-19 15-19 13V-13Q-19-15-17-15Z" fill="#17231d"/>${stitches('M-16-12H16V12H-16Z', '#7d8a83', 1)}${bolt(0, 0, 19, '#f6f1e4')}</g>`;

const dome = 'M52 206C44 130 86 74 150 74S256 130 248 206C214 216 86 216 52 206Z';
const brim =
  'M46 190C84 200 216 200 254 190C260 190 262 193 262 198L259 248C259 254 256 257 251 258C212 268 88 268 49 258C44 257 41 254 41 248L38 198C38 193 40 190 46 190Z';

const front = (c: Cloth) =>
  ground(150, 268, 108, 9) +
  piece(
    c,
    dome,
    fill('M176 70C214 104 226 160 218 220H260V90Z', c.fold) +
      fill('M222 96C240 130 244 170 236 214H262V110Z', c.shade) +
      fill('M44 186C84 198 216 198 256 186V216H44Z', c.shade) +
      line(ribs(17, [128, 172], [50, 250], [70, 96, 206]), c.shade, 2.2) +
      line('M100 92C76 112 64 140 62 172', c.light, 6),
  ) +
  bobble(150, 58, c) +
  piece(
    c,
    brim,
    fill('M212 180C220 210 220 240 214 270H270V180Z', c.fold) +
      fill('M244 186C248 214 247 240 242 264H270V180Z', c.shade) +
      line(
        Array.from(
          { length: 21 },
          (_, at) =>
            `M${(40 + at * 11 + (10 - at) * 0.4).toFixed(1)} 186L${(40 + at * 11 + (10 - at) * 0.8).toFixed(1)} 268`,
        ).join(''),
        c.shade,
        2.2,
      ) +
      line('M46 196C84 205 216 205 254 196', c.light, 3),
  ) +
  label(196, 229, -3);

const tube = 'M70 92C62 140 52 180 46 224C90 236 210 236 254 224C248 180 238 140 230 92C190 82 110 82 70 92Z';
const hem =
  'M42 206C90 220 210 220 258 206C263 206 265 209 265 213L264 250C264 256 261 259 256 260C210 272 90 272 44 260C39 259 36 256 36 250L35 213C35 209 37 206 42 206Z';
const flap =
  'M70 92C66 84 76 76 90 74C126 68 174 68 210 74C224 76 234 84 230 92C226 138 200 176 168 188C150 194 138 192 126 186C98 172 76 136 70 92Z';

/** The ribs of the top, drawn together towards the bobble. */
const gathers = Array.from({ length: 15 }, (_, at) => {
  const x = (share: number) => (150 + share * (at / 7 - 1)).toFixed(1);
  return `M${x(78)} 70L${x(77)} 96C${x(72)} 134 ${x(50)} 170 ${x(24)} 194`;
}).join('');

/** Lying flat, the top folded down over the front, so that the bobble rests on the brim. */
const folded = (c: Cloth) =>
  turned(
    -6,
    lying(hem) +
      piece(
        c,
        tube,
        fill('M30 80H270V240H30Z', c.shade) + line(ribs(17, [72, 228], [48, 252], [92, 130, 232]), c.deep, 1.5),
      ) +
      piece(
        c,
        hem,
        fill('M214 200C222 224 222 250 216 274H274V200Z', c.fold) +
          line(
            Array.from({ length: 21 }, (_, at) => `M${(38 + at * 11.2).toFixed(1)} 200V274`).join(''),
            c.shade,
            2.2,
          ) +
          line('M42 212C90 225 210 225 258 212', c.light, 3) +
          fill('M100 190H206C202 224 184 238 156 240 128 240 106 222 100 190Z', c.shade),
      ) +
      label(222, 240, -2) +
      piece(
        c,
        flap,
        fill('M190 60C214 100 196 160 156 196H240V60Z', c.fold) +
          line(gathers, c.shade, 2.2) +
          line('M76 84C110 76 180 76 216 82', c.light, 4),
      ) +
      bobble(150, 196, c),
  );

/** The knit up close: a column of stitches like arrow heads, then a sunken one that holds the rib. */
const knit = (id: string, c: Cloth, leg: string, other: string, gap: string) => {
  const stitch = (y: number) =>
    `<path d="M13 ${y + 19}C5 ${y + 17} 1 ${y + 10} 2 ${y}C9 ${y + 3} 13 ${y + 10} 13 ${y + 19}Z" fill="${leg}"/><path d="M13 ${y + 19}C21 ${y + 17} 25 ${y + 10} 24 ${y}C17 ${y + 3} 13 ${y + 10} 13 ${y + 19}Z" fill="${other}"/>`;
  return `<pattern id="${id}" width="36" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-5)"><path d="M0 0H36V14H0Z" fill="${gap}"/>${line('M28 3C30 5.5 32 5.5 34 3M28 10C30 12.5 32 12.5 34 10', c.deep, 1.6)}${stitch(-14)}${stitch(0)}</pattern>`;
};

const tag =
  fill('M0 0H104Q108 0 108 4V72Q108 76 104 76H0Q-4 76-4 72V4Q-4 0 0 0Z', '#17231d') +
  fill('M92 0H104Q108 0 108 4V72Q108 76 104 76H92Z', '#0d1713') +
  stitches('M3 7H101V69H3Z', '#8d9a93', 1.6) +
  line('M-8 12H4M-8 64H4M100 12H112M100 64H112', '#f2b84b', 2.6) +
  bolt(52, 38, 48, '#f6f1e4');

/** The label on the turned-up brim. */
const detail = (c: Cloth) =>
  `<defs>${knit('k', c, c.fold, c.shade, c.deep)}${knit('b', c, c.main, c.fold, c.shade)}</defs>` +
  piece(
    c,
    loupe,
    fill('M0 0H300V300H0Z', 'url(#k)') +
      fill('M0 92C100 100 200 92 300 64V100H0Z', c.deep) +
      fill('M0 108C100 116 200 108 300 80V300H0Z', 'url(#b)') +
      line('M0 111C100 119 200 111 300 83', c.light, 5) +
      `<g transform="translate(98 148) rotate(-5)"><path d="M2 6H112V84H2Z" fill="${c.deep}" opacity=".6"/>${tag}</g>`,
    c.shade,
  );

/** 1024, a ribbed winter hat with a bobble and a woven label. */
export const beanie = garment({ front, folded, detail });
