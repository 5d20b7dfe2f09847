import { box, bright, pseudoRandom, dot, fade, line, shape, times } from './shapes';

/** A gate of the lock with its beam. */
const gate = (x: number) =>
  box(x, 240, 56, 250, '#24404e') +
  times(
    4,
    (i) => box(x + 4, 254 + i * 58, 48, 46, '#2f5363', 3) + line(`M${x + 10} ${294 + i * 58}l36-34`, '#24404e', 5),
  ) +
  box(x - 8, 228, 72, 16, '#5b8091', 5) +
  box(x - 96, 204, 150, 13, '#f1f6f3', 6) +
  box(x - 96, 204, 34, 13, '#c0272d', 6) +
  box(x + 22, 212, 12, 20, '#5b8091');

const house =
  shape('M0 58L64 10L128 58Z', '#7d3f4c') +
  box(12, 56, 104, 92, '#e9d5c4') +
  box(12, 56, 104, 12, '#cfb7a5') +
  box(30, 82, 30, 30, '#ffd98a', 3) +
  line('M45 82v30M30 97h30', '#a5745a', 3) +
  box(76, 84, 26, 64, '#5b3a44', 3) +
  dot(96, 118, 2.5, '#ffd98a') +
  box(90, 0, 16, 34, '#5b3a44');

const barge =
  shape('M0 40H236L214 84H26Z', '#123b2a') +
  shape('M6 52H230L224 62H12Z', '#09b850') +
  box(26, 4, 58, 36, '#f1f6f3', 4) +
  box(34, 12, 16, 14, '#7fb3c9', 2) +
  box(58, 12, 16, 14, '#ffd98a', 2) +
  box(20, -2, 70, 8, '#c8713a', 3) +
  box(132, 2, 50, 38, '#c9a45a', 3) +
  box(152, 2, 10, 38, '#a5813a') +
  line('M210 40V-24', '#dfe9e2', 4) +
  shape('M212 -24L246 -14L212 -3Z', bright);

const keeper =
  line('M0 66l-6 26M18 66l20 2v24', '#26343f', 9) +
  shape('M-10 66Q-12 30 8 28T28 66Z', '#b8641b') +
  dot(9, 14, 14, '#e2b48d') +
  shape('M-7 12Q-6 -4 9 -4T25 12L28 14H-7Z', '#2b3b46') +
  shape('M14 44l26-8v18l-26 8Z', '#f1f6f3') +
  line('M27 40v18', '#b9c7be', 2);

/** A small barge with one crate passes a lock at dusk; the lock keeper reads, for nothing happens. */
export const boringRelease = (): string =>
  fade('a', '#2b2f5c', '#f0a883') +
  fade('b', '#6f6c93', '#2c4a66') +
  fade('c', '#55668c', '#1d3850') +
  box(0, 0, 1200, 330, 'url(#a)') +
  times(26, (i) =>
    dot(
      Math.round(pseudoRandom(i) * 1180),
      Math.round(pseudoRandom(i + 50) * 120),
      pseudoRandom(i + 9) > 0.7 ? 2.2 : 1.3,
      '#fff',
    ),
  ) +
  dot(846, 118, 40, '#ffe9c4') +
  shape('M0 250Q120 190 260 226T520 206T800 232T1010 200T1200 232V330H0Z', '#6a4f74') +
  shape('M0 274Q180 232 350 262T720 250T980 270T1200 250V340H0Z', '#4a4166') +
  times(9, (i) => shape(`M${760 + i * 48} 290q12-${40 + Math.round(24 * pseudoRandom(i))} 24 0Z`, '#33375a')) +
  box(0, 284, 430, 236, 'url(#b)') +
  box(430, 284, 400, 236, 'url(#b)') +
  box(830, 388, 370, 132, 'url(#c)') +
  times(9, (i) => line(`M${30 + i * 88} ${312 + (i % 3) * 34}h${34 + (i % 4) * 12}`, '#d9b3ae', 3, 0.45)) +
  times(5, (i) => line(`M${866 + i * 62} ${416 + (i % 3) * 30}h${30 + (i % 2) * 14}`, '#d9b3ae', 3, 0.4)) +
  shape('M0 520V462H1200V520Z', '#16242f') +
  box(864, 284, 336, 104, '#51465c') +
  times(3, (row) =>
    times(7, (i) => box(868 + i * 50 - (row % 2) * 24, 290 + row * 33, 44, 28, row % 2 ? '#5f536a' : '#6a5d74', 3)),
  ) +
  box(856, 272, 344, 16, '#8b7b88', 4) +
  `<g transform="translate(1000 126)">${house}</g>` +
  `<g transform="translate(920 182)">${box(-16, 62, 64, 6, '#4a3b4f', 3)}${line('M-10 68v22M42 68v22', '#4a3b4f', 5)}${keeper}</g>` +
  gate(386) +
  gate(806) +
  `<g transform="translate(508 226)">${barge}</g>` +
  line('M496 312q22 9 44 0t44 0 44 0 44 0 44 0 44 0', '#f0c9b4', 3, 0.6);
