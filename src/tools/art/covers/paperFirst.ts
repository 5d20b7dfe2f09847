import { at, box, dot, ink, line, shape, times } from './shapes';

const sheet = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-24, -31, 48, 62, '#fff', 3)}${box(-17, -23, 22, 5, '#09b850', 2)}${times(4, (i) => box(-17, -12 + i * 9, i === 3 ? 20 : 34, 3.5, '#b9c7be', 1))}</g>`;

const desk = (x: number, inside: string) =>
  at(
    x,
    330,
    `${inside}${box(0, 0, 210, 14, '#a8714c', 4)}${box(10, 14, 66, 92, '#8a5a3b', 3)}${box(20, 26, 46, 20, '#a8714c', 3)}${box(20, 54, 46, 20, '#a8714c', 3)}${line('M194 14V106', '#6d452c', 9)}`,
  );

const person = (x: number, shirt: string, skin: string, hair: string) =>
  at(
    x,
    -118,
    `${shape('M-38 118V74Q-38 46-6 44H8Q40 46 40 74V118Z', shirt)}${box(-8, 30, 18, 20, skin)}${dot(1, 16, 25, skin)}${shape('M-26 14Q-28 -14 1 -14T28 14Q20 -2 1 -1T-26 14Z', hair)}${dot(-8, 18, 2.4, ink)}${dot(10, 18, 2.4, ink)}${line('M-6 28Q1 32 8 28', ink, 2.4)}`,
  );

const pile = (count: number) =>
  times(count, (i) => box(-34 + ((i * 7) % 5), -8 - i * 7, 68, 6, i % 3 ? '#fffdf6' : '#e8dccb', 1));

const screen = box(0, -64, 74, 52, '#26343f', 5) + box(6, -58, 62, 40, '#cfe4f1', 2) + box(30, -12, 14, 12, '#26343f');

const clock = (x: number, hour: number) =>
  at(
    x,
    74,
    `${dot(0, 0, 27, '#fff')}<circle r="27" fill="none" stroke="#51465c" stroke-width="5"/><path d="M0 0V-12" stroke="${ink}" stroke-width="4" stroke-linecap="round" transform="rotate(${hour * 30})"/>${line('M0 0V-19', ink, 3)}`,
  );

/** One form on its way past four desks; at the second one the tray has grown to the ceiling. */
export const paperFirst = (): string =>
  box(0, 0, 1200, 520, '#f3dfc9') +
  times(4, (i) => box(i * 300, 0, 300, 436, ['#f6e6d3', '#efd9d3', '#e4e2d2', '#dbe6e4'][i] ?? '')) +
  times(
    4,
    (i) =>
      box(96 + i * 300, 120, 108, 78, '#fff', 5) +
      shape(`M${102 + i * 300} 192V150q26-18 48 0t48-6v48Z`, ['#9cc8b0', '#d9a06f', '#8fb6cc', '#b9b2d6'][i] ?? ''),
  ) +
  times(3, (i) => box(292 + i * 300, 0, 16, 436, '#d2b79c') + box(284 + i * 300, 0, 32, 10, '#b99a7c')) +
  box(0, 430, 1200, 90, '#b98a63') +
  box(0, 430, 1200, 10, '#9b6f4c') +
  line('M0 474H1200M150 440V474M450 440V474M750 440V474M1050 440V474M300 474V520M900 474V520', '#a87a55', 3) +
  clock(54, 9) +
  clock(356, 5) +
  clock(656, 2) +
  clock(956, 4) +
  desk(44, person(130, '#0b63b5', '#e2b48d', '#3a2318') + at(30, 0, pile(3)) + box(22, -30, 12, 30, '#c9a45a', 2)) +
  desk(344, person(66, '#a8324b', '#c98a5e', '#1d1512') + at(160, 0, box(-46, -10, 92, 10, '#6d452c', 3) + pile(31))) +
  desk(644, person(136, '#07923f', '#f0c6a4', '#8a5a2b') + at(54, 0, pile(8))) +
  desk(944, person(150, '#5d4a86', '#9a6240', '#1d1512') + at(24, 0, screen)) +
  `<path d="M84 246C150 150 216 176 262 214S360 250 398 214 470 42 504 66 596 200 700 224 800 130 868 168 930 300 980 262" fill="none" stroke="#067535" stroke-width="4" stroke-dasharray="2 13" stroke-linecap="round"/>` +
  sheet(84, 250, -10) +
  sheet(262, 214, 14) +
  sheet(504, 78, -8) +
  sheet(700, 226, 9) +
  sheet(868, 166, -12) +
  at(
    600,
    436,
    shape('M-16 0Q-44-40-34-84Q0-56-8 0Q-2-72 30-96Q44-44 8 0Z', '#2a8a5c') + shape('M-24 -8H26L20 40H-18Z', '#7d3f4c'),
  );
