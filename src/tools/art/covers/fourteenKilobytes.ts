import { at, box, dot, fade, ink, line, shape, times } from './shapes';

const boat = (fill: string, shade: string) =>
  shape('M-34 0H34L22 22H-22Z', fill) +
  shape('M0 0H34L22 22H0Z', shade) +
  shape('M0 -46L-28 -3H0Z', '#fff') +
  shape('M0 -46L28 -3H0Z', '#dde9e1');

const freighter =
  shape('M0 40H330L302 92H36Z', '#26343f') +
  shape('M10 62H320L314 72H16Z', '#c0272d') +
  times(6, (i) =>
    box(74 + i * 34, 6, 30, 34, ['#c8713a', '#0b63b5', '#c9a45a', '#51465c', '#2a8a5c', '#a8324b'][i] ?? '', 2),
  ) +
  times(4, (i) => box(108 + i * 34, -28, 30, 34, ['#2a8a5c', '#c9a45a', '#a8324b', '#0b63b5'][i] ?? '', 2)) +
  box(14, -36, 52, 76, '#f1f6f3', 3) +
  times(3, (i) => box(22 + i * 13, -26, 9, 9, '#7fb3c9', 1)) +
  box(26, -64, 18, 30, '#c0272d', 2) +
  line('M38 -70q-16-18 4-30t0-30', '#93a9b3', 7, 0.6);

const phone =
  box(0, 0, 150, 282, ink, 26) +
  box(10, 10, 130, 262, '#f5f8f6', 18) +
  box(54, 18, 42, 8, ink, 4) +
  box(26, 48, 98, 14, ink, 5) +
  box(26, 70, 70, 14, ink, 5) +
  times(3, (i) => box(26, 100 + i * 16, 98 - i * 14, 7, '#b9c7be', 3)) +
  box(26, 160, 76, 26, '#09b850', 8) +
  times(
    2,
    (i) =>
      `<rect x="26" y="${204 + i * 28}" width="98" height="18" rx="5" fill="none" stroke="#b9c7be" stroke-width="2.500" stroke-dasharray="5 5"/>`,
  );

const wave = (y: number, shift: number, colour: string) =>
  line(`M${-40 + shift} ${y}${times(16, () => 'q20-12 40 0t40 0')}`, colour, 4, 0.55);

/** Ten small boats reach the pier and fill the screen; the great freighter is still on the horizon. */
export const fourteenKilobytes = (): string =>
  fade('a', '#9ed0ea', '#eaf6fb') +
  fade('b', '#3f8fb5', '#12506f') +
  box(0, 0, 1200, 240, 'url(#a)') +
  dot(214, 96, 44, '#fff6d8') +
  shape('M430 92q8-34 44-30q18-32 54-14q34-8 36 24q24 2 22 20Z', '#fff', 0.9) +
  shape('M760 64q6-24 32-22q14-24 40-10q26-6 26 18q18 0 16 14Z', '#fff', 0.85) +
  shape('M0 240V214Q60 188 130 206T270 212L330 240Z', '#7ba69a') +
  at(116, 158, freighter, 0.9) +
  box(0, 238, 1200, 282, 'url(#b)') +
  wave(268, 0, '#8fc6dd') +
  wave(312, 30, '#7fb9d3') +
  wave(366, 8, '#6aa9c6') +
  wave(424, 44, '#5b9bb9') +
  wave(488, 16, '#4b8cab') +
  [
    [812, 392, 1.3],
    [716, 438, 1.35],
    [640, 372, 1.15],
    [740, 330, 1],
    [560, 428, 1.25],
    [498, 356, 1.05],
    [596, 318, 0.9],
    [408, 400, 1.1],
    [448, 312, 0.85],
    [336, 350, 0.95],
  ]
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .map(([x = 0, y = 0, scale = 1], i) =>
      at(
        x,
        y,
        `${line('M-44 26q22 8 44 0t44 0', '#cfe8f2', 4, 0.7)}${i % 3 === 1 ? boat('#09b850', '#07923f') : boat('#f2b84b', '#d99a2b')}`,
        scale,
      ),
    )
    .join('') +
  shape('M900 520V398L1200 372V520Z', '#6d4a35') +
  shape('M900 398L1200 372V392L900 420Z', '#8f6447') +
  times(4, (i) => box(916 + i * 74, 420 - i * 6, 18, 100 + i * 6, '#4f3425', 2)) +
  box(912, 366, 16, 40, '#4f3425', 4) +
  line('M920 384Q872 404 848 398', '#f1e3c8', 4) +
  at(992, 92, `<g transform="rotate(5)">${phone}</g>`);
