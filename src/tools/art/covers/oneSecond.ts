import { at, bright, box, dot, ink, line, shape, times } from './shapes';

const lamp = (x: number) =>
  shape(`M${x - 34} 132L${x - 92} 330H${x + 92}L${x + 34} 132Z`, '#fff7d6', 0.34) +
  box(x - 3, 92, 6, 26, '#41646a') +
  shape(`M${x - 36} 132L${x - 24} 116H${x + 24}L${x + 36} 132Z`, '#2d4d54');

const press =
  box(-12, 222, 244, 24, '#24383c', 6) +
  box(0, 0, 220, 224, '#34585f', 14) +
  box(18, 18, 122, 120, ink, 10) +
  line('M30 84l8-18 7 36 8-48 8 58 8-44 7 26 8-14 8 8 10-4h24', bright, 3.5) +
  dot(174, 40, 12, '#f5c35b') +
  dot(174, 78, 12, '#7d999c') +
  box(156, 106, 40, 34, '#24434a', 6) +
  box(18, 158, 184, 46, '#28474d', 8) +
  times(5, (i) => box(32 + i * 34, 170, 22, 22, '#34585f', 4));

const arm =
  box(-60, 186, 190, 22, '#24383c', 4) +
  shape('M4 186L14 100H66L76 186Z', '#c8713a') +
  line('M40 104L-18 18', '#c8713a', 38) +
  line('M-18 18L78 -46', '#d9854d', 30) +
  line('M78 -46l34 26M78 -46l6 44', ink, 13) +
  dot(40, 104, 25, ink) +
  dot(40, 104, 9, '#fff') +
  dot(-18, 18, 21, ink) +
  dot(-18, 18, 7, '#fff') +
  dot(78, -46, 14, ink);

const belt =
  times(2, (i) => box(28 + i * 226, 22, 12, 62, '#24383c')) +
  box(0, 0, 300, 26, '#2b3b3d', 13) +
  times(6, (i) => dot(26 + i * 50, 13, 8, '#8fa6a5')) +
  [36, 172]
    .map(
      (x) => box(x, -58, 72, 58, '#e8dccb', 4) + box(x + 30, -58, 12, 58, '#c9a45a') + box(x, -58, 72, 8, '#d8c8b2', 3),
    )
    .join('');

const worker =
  shape('M-34 152L-28 330H-4L2 226 8 330H32L38 152Z', '#22302a') +
  shape('M-34 326h36v14h-44q0-12 8-14ZM4 326h32q8 2 8 14H4Z', ink) +
  shape('M-50 66Q-50 40-22 38H24Q52 40 52 66V164H-50Z', '#0b63b5') +
  shape('M-14 38H16L1 66Z', '#fff') +
  line('M-42 70Q-62 118-84 128', '#0b63b5', 26) +
  dot(-92, 130, 13, '#e2b48d') +
  at(
    -156,
    104,
    `<g transform="rotate(-10)">${box(0, 0, 70, 50, ink, 6)}${line('M12 34l12-12 10 8 18-20', bright, 4)}</g>`,
  ) +
  dot(0, 6, 30, '#e2b48d') +
  shape('M-32 0Q-32 -38 0 -38T32 0Z', '#f2b84b') +
  box(-40, -3, 80, 8, '#d99a2b', 4) +
  dot(-10, 12, 3, ink) +
  dot(10, 12, 3, ink) +
  line('M-9 22Q0 30 9 22', ink, 2.5);

const clock =
  dot(0, 0, 34, '#fff') +
  `<circle r="34" fill="none" stroke="#2d4d54" stroke-width="6"/>` +
  times(12, (i) => `<path d="M0 -26V-21" stroke="#7d999c" stroke-width="2.500" transform="rotate(${30 * i})"/>`) +
  line('M0 0V-18M0 0L11 7', ink, 4) +
  `<path d="M0 0V-24" stroke="#c0272d" stroke-width="2.500" transform="rotate(54)"/>`;

/** A press that has just stopped, a robot waiting, and a clock whose second hand is between two strokes. */
export const oneSecond = (): string =>
  box(0, 0, 1200, 520, '#dfeaea') +
  shape('M0 0H1200V56L900 92H300L0 56Z', '#c6d9d8') +
  line('M0 56L300 92H900L1200 56M300 92V330M900 92V330', '#aac3c2', 2) +
  [340, 470, 600, 730, 860].map(lamp).join('') +
  box(0, 330, 1200, 190, '#b9cfcb') +
  line(
    'M600 330V520M480 330L250 520M720 330L950 520M350 330L-60 520M850 330L1260 520M0 368H1200M0 428H1200',
    '#a5bfba',
    2,
  ) +
  at(960, 168, clock) +
  box(808, 214, 96, 132, '#4c6f74', 6) +
  box(822, 230, 68, 50, '#3b5b61', 4) +
  box(826, 182, 60, 32, ink, 5) +
  dot(838, 198, 4, bright) +
  line('M850 198h26', '#41646a', 3) +
  line('M872 182V92', '#41646a', 4) +
  at(112, 172, press) +
  at(560, 208, arm) +
  at(664, 384, belt) +
  at(1066, 150, worker);
