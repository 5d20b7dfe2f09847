import { at, box, bright, dot, fade, ink, line, shape, times } from './shapes';

/** A row of vines that runs towards the horizon. */
const row = (foot: number, head: number, seed: number) =>
  line(`M${foot} 520L${head} 330`, '#4a2f2b', 4, 0.55) +
  times(7, (i) => {
    const t = i / 7;
    const x = foot + (head - foot) * t;
    const size = 30 * (1 - t) + 7;
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(516 - 186 * t - size * 0.5)}" rx="${Math.round(size * 1.1)}" ry="${Math.round(size * 0.72)}" fill="${(i + seed) % 2 ? '#2f6b45' : '#3b7d50'}"/>`;
  });

const sensor =
  line('M0 210V0', '#dfe9e2', 12) +
  line('M0 210V150', '#9db3a6', 12) +
  box(-44, -12, 88, 96, '#f1f6f3', 12) +
  box(-44, 62, 88, 22, '#c9d8cf', 10) +
  box(-30, 4, 26, 52, ink, 6) +
  box(6, 4, 26, 52, ink, 6) +
  box(-23, 0, 12, 6, '#93a39a', 2) +
  box(13, 0, 12, 6, '#93a39a', 2) +
  box(-26, 26, 18, 26, bright, 3) +
  box(10, 14, 18, 38, bright, 3) +
  line('M0 -12V-58', '#f1f6f3', 5) +
  dot(0, -62, 7, bright) +
  [0, 1, 2]
    .map((i) =>
      line(`M${22 + i * 20} ${-86 - i * 10}q${16 + i * 5} ${24 + i * 10} 0 ${48 + i * 20}`, bright, 5, 0.9 - i * 0.25),
    )
    .join('') +
  [0, 1, 2]
    .map((i) =>
      line(
        `M${-22 - i * 20} ${-86 - i * 10}q${-16 - i * 5} ${24 + i * 10} 0 ${48 + i * 20}`,
        bright,
        5,
        0.9 - i * 0.25,
      ),
    )
    .join('');

const winery =
  shape('M-10 60L70 10L150 60Z', '#7d3f2c') +
  box(0, 58, 140, 84, '#f3e3c8') +
  shape('M52 142V102Q52 84 70 84T88 102V142Z', '#5b3a2c') +
  box(14, 74, 22, 26, '#ffd98a', 2) +
  box(104, 74, 22, 26, '#ffd98a', 2) +
  shape('M140 40L190 22L240 40V142H140Z', '#e6cfae') +
  shape('M132 42L190 16L248 42L190 30Z', '#7d3f2c') +
  box(176, 64, 28, 26, '#ffd98a', 2) +
  line('M190 20V-66', '#33261f', 5) +
  line('M174 -30L190 -52L206 -30M178 -8L190 -28L202 -8', '#33261f', 3) +
  dot(190, -70, 6, '#ff8a8a');

const cypress = (x: number, y: number, h: number) =>
  shape(`M${x} ${y}q-15-${h * 0.5} 0-${h}q15 ${h * 0.5} 0 ${h}Z`, '#2b4a3a');

/** Vines in the last light; on the hill the mast that listens, in front the box that speaks. */
export const twoBatteries = (): string =>
  fade('a', '#f6b36a', '#fbe3b8') +
  fade('b', '#7d8f4d', '#54713f') +
  box(0, 0, 1200, 520, 'url(#a)') +
  dot(420, 236, 96, '#fff1cf') +
  dot(420, 236, 70, '#fff9e8') +
  line('M120 96q40-22 80 0t80 0M640 70q30-16 60 0t60 0M1010 118q26-14 52 0t52 0', '#fff4dc', 7, 0.75) +
  shape('M0 262Q170 176 340 246T640 214T900 250T1200 190V360H0Z', '#d68f63') +
  shape('M0 300Q200 236 420 290T800 256T1200 280V380H0Z', '#a96f5b') +
  shape('M520 352Q760 228 1200 250V400H520Z', '#6d7d4a') +
  at(880, 150, winery) +
  cypress(846, 294, 86) +
  cypress(822, 300, 62) +
  cypress(1150, 280, 92) +
  cypress(1174, 282, 66) +
  shape('M0 346Q300 312 600 330T1200 318V520H0Z', 'url(#b)') +
  times(9, (i) => row(-240 + i * 210, 250 + i * 84, i)) +
  shape('M196 520Q230 470 300 466T412 520Z', '#5b3a2c') +
  at(300, 278, sensor, 1.05);
