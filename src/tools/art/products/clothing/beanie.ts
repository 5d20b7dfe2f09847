import { ground } from '../paint';
import { bolt, fill, garment, line, lying, piece, stitches, turned, type Cloth } from './cloth';

/** Ribs that run from a gathered top to an edge: [x at the top, x at the edge] for each. */
const ribs = (count: number, top: [number, number], edge: [number, number], ys: [number, number, number]) =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    const from = top[0] + (top[1] - top[0]) * share;
    const to = edge[0] + (edge[1] - edge[0]) * share;
    const belly = to + (to - 150) * 0.04;
    return `M${from.toFixed(1)} ${ys[0]}C${((from + belly * 2) / 3).toFixed(1)} ${ys[1]} ${belly.toFixed(1)} ${ys[1] + 34} ${to.toFixed(1)} ${ys[2]}`;
  }).join('');

/** A ball of cut wool: a ragged edge and strands that turn round the middle. */
const pompon = (cx: number, cy: number, c: Cloth, scale = 1) =>
  `<g transform="translate(${cx} ${cy}) scale(${scale})">` +
  fill(
    'M0-36C5-39 9-36 11-33 16-36 21-33 22-28 28-29 31-24 31-19 37-17 38-11 36-7 40-3 40 3 36 6 38 12 35 17 30 18 30 24 25 28 20 27 17 32 12 34 7 32 3 37-4 37-7 33-12 35-18 32-20 28-26 28-30 23-30 18-36 16-38 10-36 5-40 1-40-5-36-8-38-14-34-19-29-20-29-26-24-30-19-28-17-34-11-36-6-33-4-36-2-37 0-36Z',
    c.print === c.accent ? c.light : c.main,
  ) +
  fill(
    'M36-7C40-3 40 3 36 6 38 12 35 17 30 18 30 24 25 28 20 27 17 32 12 34 7 32 3 37-4 37-7 33-12 35-18 32-20 28-10 28 8 26 18 14 26 4 28-10 22-28 28-29 31-24 31-19 37-17 38-11 36-7Z',
    c.fold,
  ) +
  line(
    'M-22-14C-17-20-12-23-6-24M-28 2C-28-4-26-8-23-11M-14-6C-10-12-4-15 4-15M-18 12C-21 7-21 2-19-2M2-6C8-6 12-3 14 2M-8 6C-9 2-7-2-3-4M8-26C14-25 19-21 22-16M-6 20C-11 18-14 15-16 11M6 14C12 13 17 9 19 4',
    c.shade,
    1.8,
  ) +
  line('M-26-19C-21-26-14-29-7-29', c.light, 3) +
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
  pompon(150, 58, c) +
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

/** Lying flat, the top folded down over the front, so that the bobble rests on the brim. */
const folded = (c: Cloth) =>
  turned(
    -6,
    lying(hem) +
      piece(
        c,
        tube,
        fill('M60 80H240V230H60Z', c.shade) + line(ribs(17, [72, 228], [48, 252], [92, 130, 232]), c.deep, 2),
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
          fill('M112 196C130 214 176 214 196 190L200 226C180 240 126 240 108 224Z', c.shade),
      ) +
      label(222, 240, -2) +
      piece(
        c,
        flap,
        fill('M190 60C214 100 196 160 156 196H240V60Z', c.fold) +
          line(ribs(15, [84, 216], [134, 164], [66, 110, 194]), c.shade, 2.2) +
          line('M76 84C110 76 180 76 216 82', c.light, 4),
      ) +
      pompon(150, 196, c),
  );

const detail = front;

/** 1024, a ribbed winter hat with a bobble and a woven label. */
export const beanie = garment({ front, folded, detail });
