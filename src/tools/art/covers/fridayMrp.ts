import { at, box, pseudoRandom, dot, fade, ink, line, shape, times } from './shapes';

const colours = ['#c98f52', '#d9a66a', '#b97b45', '#e0b98a'];

/** A shelf of boxes; those behind the fence lie under snow. */
const shelf = (x: number, y: number, width: number, seed: number, frozen: boolean) => {
  let drawn = '';
  let left = x + 8;
  for (let i = 0; left < x + width - 40; i += 1) {
    const w = 44 + Math.round(pseudoRandom(seed + i) * 40);
    const h = 40 + Math.round(pseudoRandom(seed + i * 3) * 34);
    if (left + w > x + width - 6) break;
    const fill = frozen ? (i % 2 ? '#9dbdd2' : '#86abc4') : (colours[(i + seed) % 4] ?? '');
    drawn += box(left, y - h, w, h, fill, 3) + box(left + w / 2 - 5, y - h, 10, h, frozen ? '#7397b2' : '#9b6433');
    if (frozen)
      drawn += shape(
        `M${left - 4} ${y - h + 8}Q${left - 2} ${y - h - 12} ${left + w / 2} ${y - h - 10}T${left + w + 4} ${y - h + 8}Q${left + w - 8} ${y - h + 14} ${left + w - 16} ${y - h + 6}T${left + w / 2 - 6} ${y - h + 9}T${left + 10} ${y - h + 6}T${left - 4} ${y - h + 8}Z`,
        '#fff',
      );
    left += w + 10;
  }
  const steel = frozen ? '#3f6d92' : '#0b63b5';
  const icicles = frozen
    ? times(Math.floor(width / 26), (i) =>
        shape(`M${x + 6 + i * 26} ${y + 12}h10l-5 ${12 + Math.round(pseudoRandom(i + seed) * 16)}Z`, '#d9edf8'),
      )
    : '';
  return drawn + box(x, y, width, 12, steel) + icicles;
};

const rack = (x: number, width: number, seed: number, frozen: boolean) =>
  [150, 262, 374].map((y, i) => shelf(x, y, width, seed + i * 5, frozen)).join('') +
  [x, x + width - 12].map((post) => box(post, 62, 12, 366, frozen ? '#2f5a7c' : '#f2a33a')).join('');

const forklift =
  box(150, -150, 10, 190, '#26343f') +
  box(164, -150, 8, 190, '#3d4d57') +
  box(160, -44, 92, 8, ink, 3) +
  box(176, -104, 66, 60, '#e0b98a', 3) +
  box(204, -104, 10, 60, '#9b6433') +
  shape('M0 20V-44Q0-56 14-56H56L70-14H150V34H0Z', '#09b850') +
  shape('M0 4H150V34H0Z', '#07923f') +
  line('M30 -56V-128H122L142 -14', '#26343f', 8) +
  shape('M52 -34Q50 -74 74 -76T100 -34Z', '#c0272d') +
  dot(76, -92, 17, '#e2b48d') +
  shape('M57 -94Q57 -114 76 -114T95 -94Z', '#f2b84b') +
  box(54, -97, 46, 5, '#d99a2b', 2) +
  line('M92 -62L122 -52', '#c0272d', 11) +
  line('M124 -66L134 -34', ink, 5) +
  dot(30, 38, 26, ink) +
  dot(30, 38, 10, '#93a39a') +
  dot(124, 38, 26, ink) +
  dot(124, 38, 10, '#93a39a');

/** A store, half of it frozen behind a fence: there nothing moves, whatever the plan says tonight. */
export const fridayMrp = (): string =>
  fade('a', '#cfe4f1', '#eef6fb') +
  fade('b', '#fbe9cf', '#fff8ec') +
  box(0, 0, 520, 520, 'url(#a)') +
  box(520, 0, 680, 520, 'url(#b)') +
  line('M0 44H1200M90 0V44M390 0V44M690 0V44M990 0V44', '#b7a58b', 5, 0.5) +
  rack(34, 216, 3, true) +
  rack(272, 216, 11, true) +
  rack(616, 244, 21, false) +
  rack(890, 276, 33, false) +
  shape('M0 428H520V520H0Z', '#a9cbe0') +
  shape('M520 428H1200V520H520Z', '#e3c9a3') +
  shape('M0 446Q60 424 130 440T270 436T400 442T540 434L520 462Q420 474 300 464T0 470Z', '#fff') +
  line('M560 500H1200', '#f2b84b', 7, 0.8) +
  times(30, (i) =>
    dot(
      Math.round(pseudoRandom(i) * 500),
      Math.round(54 + pseudoRandom(i + 70) * 360),
      2 + pseudoRandom(i + 5) * 3,
      '#fff',
    ),
  ) +
  times(
    5,
    (i) => shape(`M${462 + i * 26} 490V382l11-15 11 15V490Z`, '#8a5a3b') + box(464 + i * 26, 384, 6, 104, '#a8714c'),
  ) +
  box(452, 404, 140, 12, '#6d452c', 4) +
  box(452, 456, 140, 12, '#6d452c', 4) +
  at(
    486,
    268,
    box(0, 0, 74, 82, '#fff', 8) +
      box(0, 0, 74, 24, '#c0272d', 8) +
      box(0, 14, 74, 10, '#c0272d') +
      times(6, (i) => box(12 + (i % 3) * 19, 36 + Math.floor(i / 3) * 20, 12, 12, i === 4 ? '#09b850' : '#d7e0da', 3)) +
      line('M37 82v34', '#6d452c', 7),
  ) +
  at(690, 440, forklift);
