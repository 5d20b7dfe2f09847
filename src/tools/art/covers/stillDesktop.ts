import { at, box, pseudoRandom, dot, fade, green, ink, line, shape, times } from './shapes';

const monitor =
  box(126, 214, 68, 40, '#4b5b63') +
  box(86, 250, 148, 12, '#33424c', 5) +
  box(0, 0, 320, 218, '#26343f', 14) +
  box(14, 14, 292, 180, '#f5f8f6', 6) +
  box(14, 14, 292, 30, '#dfe9e2', 6) +
  dot(32, 29, 5, '#c0272d') +
  dot(50, 29, 5, '#f2b84b') +
  dot(68, 29, 5, green) +
  `<text x="34" y="118" font-family="monospace" font-size="60" font-weight="700" fill="${ink}">24.81</text>` +
  `<text x="232" y="118" font-family="monospace" font-size="34" fill="#5a6b61">g</text>` +
  box(34, 140, 120, 30, green, 8) +
  line('M78 155l10 9 18-18', '#06140c', 5) +
  line('M178 168l18-12 16 6 18-20 20 10 24-16', '#067535', 4);

const balance =
  box(0, 150, 190, 62, '#c9d3d6', 12) +
  box(20, 168, 92, 28, ink, 6) +
  `<text x="32" y="190" font-family="monospace" font-size="22" font-weight="700" fill="#2bd474">24.81</text>` +
  dot(146, 182, 11, '#93a3a9') +
  box(16, 0, 158, 152, '#dcecf4', 8) +
  `<rect x="16" y="0" width="158" height="152" rx="8" fill="none" stroke="#8fa9b6" stroke-width="6"/>` +
  line('M95 3v146', '#a9c2ce', 3) +
  box(50, 128, 90, 10, '#8a9aa1', 4) +
  box(88, 136, 14, 16, '#8a9aa1') +
  shape('M72 128V96Q72 88 80 88H110Q118 88 118 96V128Z', '#f2b84b') +
  box(78, 78, 34, 12, '#d99a2b', 4);

const flask = (liquid: string) =>
  shape('M-12 0H12V36L40 96Q44 108 32 108H-32Q-44 108-40 96L-12 36Z', '#e9f3f7') +
  shape('M-26 66H26L40 96Q44 108 32 108H-32Q-44 108-40 96Z', liquid) +
  line('M-14 0H14', '#8fa9b6', 6) +
  line('M-12 4V36L-40 96Q-44 108-32 108H32Q44 108 40 96L12 36V4', '#8fa9b6', 4);

const microscope =
  box(-10, 168, 120, 16, ink, 6) +
  shape('M72 170Q122 118 92 52L72 62Q96 116 52 156V170Z', '#33424c') +
  `<g transform="rotate(18 60 60)">${box(38, -16, 30, 96, '#5b6d76', 8)}${box(44, 78, 18, 26, '#8fa0a8', 4)}${box(42, -34, 22, 22, ink, 5)}</g>` +
  box(-4, 128, 76, 9, '#5b6d76', 3);

/** A bench in the rain light: the balance and the screen beside it agree, to the hundredth of a gram. */
export const stillDesktop = (): string =>
  fade('a', '#86a7b8', '#c4d8e0') +
  box(0, 0, 1200, 520, '#e7efe9') +
  box(0, 0, 1200, 12, '#cfdcd3') +
  box(70, 40, 330, 246, '#fff', 10) +
  box(84, 54, 302, 218, 'url(#a)') +
  shape('M84 226Q140 178 200 214T300 196T386 222V272H84Z', '#5f8a78') +
  shape('M84 246Q180 214 260 240T386 236V272H84Z', '#476f5f') +
  times(26, (i) => {
    const x = Math.round(92 + pseudoRandom(i) * 282);
    const y = Math.round(60 + pseudoRandom(i + 31) * 170);
    return line(`M${x} ${y}l-6 18`, '#fff', 2.5, 0.7);
  }) +
  line('M235 54V272M84 163H386', '#fff', 9) +
  box(58, 282, 354, 16, '#cfdcd3', 4) +
  box(860, 64, 290, 14, '#b58a5f', 4) +
  times(9, (i) =>
    box(
      874 + i * 28,
      16 - (i % 3) * 6,
      22,
      48 + (i % 3) * 6,
      ['#0b63b5', '#dfe9e2', '#07923f', '#c8713a', '#dfe9e2'][i % 5] ?? '',
      3,
    ),
  ) +
  box(860, 186, 290, 14, '#b58a5f', 4) +
  at(912, 96, flask('#7fbcff'), 0.82) +
  at(1002, 96, flask('#5be495'), 0.82) +
  at(1092, 96, flask('#f2b84b'), 0.82) +
  box(0, 420, 1200, 100, '#8f6a49') +
  box(0, 420, 1200, 22, '#b58a5f') +
  line('M0 476H1200M300 442V476M900 442V476M600 476V520', '#7a583b', 3) +
  at(430, 160, monitor) +
  at(800, 210, balance) +
  line('M800 400C770 400 780 300 752 300', ink, 6) +
  box(738, 290, 18, 20, ink, 4) +
  at(1052, 238, microscope) +
  box(452, 424, 260, 12, '#33424c', 5) +
  times(12, (i) => box(462 + i * 20, 418, 15, 7, '#5b6d76', 2)) +
  at(
    164,
    322,
    shape('M0 0Q-40-26-30-70Q4-48 0 0Q-2-64 34-84Q48-34 0 0Q22-40 56-36Q46-4 0 0Z', '#2a8a5c') +
      shape('M-28 0H32L24 100H-20Z', '#c8713a') +
      box(-34, -6, 72, 18, '#d9854d', 4),
  ) +
  at(286, 344, shape('M0 0H66L58 78H8Z', '#0b63b5') + line('M66 16q28 0 24 24t-32 20', '#0b63b5', 8));
