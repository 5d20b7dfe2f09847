import { at, box, bright, dot, fade, ink, line, shape, times } from './shapes';

const plant = shape('M0 0Q-22-18-14-40Q2-26 0 0Q2-30 20-40Q24-14 0 0Z', '#2a8a5c') + box(-11, 0, 22, 18, '#c8713a', 3);

const person = (shirt: string, hair: string) =>
  shape('M-20 60Q-20 26 0 26T20 60Z', shirt) +
  dot(0, 10, 13, '#e2b48d') +
  shape('M-14 8Q-14 -7 0 -7T14 8Q0 0-14 8Z', hair);

const desk =
  box(0, 0, 92, 8, '#8a5a3b', 3) +
  line('M10 8v34M82 8v34', '#6d452c', 5) +
  box(30, -34, 46, 30, '#26343f', 4) +
  box(35, -29, 36, 20, '#7fb3c9', 2);

/** One floor to the left or right of the shaft. */
const room = (x: number, y: number, wall: string, inside: string) =>
  box(x, y, 330, 104, wall) + inside + box(x, y + 104, 330, 16, '#33424c');

const cabin =
  box(0, 0, 150, 132, '#c9d3d6', 6) +
  box(10, 12, 62, 108, '#9fb0b6', 3) +
  box(78, 12, 62, 108, '#9fb0b6', 3) +
  line('M75 12v108', '#6c7f86', 4) +
  box(50, -16, 50, 16, '#6c7f86', 3) +
  box(-8, 132, 166, 12, '#55676e', 3);

const engineer =
  shape('M-24 150L-20 92H20L24 150H6L0 112L-6 150Z', '#22302a') +
  shape('M-30 96V44Q-30 26-8 24H10Q32 26 32 44V96Z', '#f2b84b') +
  box(-30, 66, 62, 8, '#f1f6f3') +
  line('M-22 44Q-30 76-4 82', '#d99a2b', 15) +
  line('M24 44Q44 70 22 82', '#d99a2b', 15) +
  box(-6, 62, 26, 40, ink, 5) +
  box(-3, 66, 20, 32, bright, 2) +
  line('M2 82l4 5 8-10', '#06140c', 3.5) +
  dot(0, 4, 20, '#e2b48d') +
  shape('M-23 0Q-23 -26 0 -26T23 0Z', '#c0272d') +
  dot(0, -17, 6, '#fff4c9') +
  dot(-6, 8, 2.2, ink) +
  dot(8, 8, 2.2, ink);

/** A house cut open: life on every floor, a lift in the middle, and somebody at the bottom with a phone that works. */
export const noSignal = (): string =>
  fade('a', '#152329', '#0a1315') +
  box(0, 0, 1200, 520, '#1f3a4a') +
  box(120, 24, 960, 496, '#33424c') +
  room(136, 40, '#f3e3c8', at(190, 102, desk) + at(330, 84, person('#0b63b5', '#3a2318')) + at(430, 126, plant)) +
  room(
    136,
    160,
    '#d8e8ef',
    at(290, 204, person('#07923f', '#1d1512')) +
      at(352, 204, person('#a8324b', '#8a5a2b')) +
      box(160, 200, 70, 64, '#8aa6b4', 4) +
      line('M160 221h70M160 242h70', '#6c8794', 3),
  ) +
  room(136, 280, '#e9ddea', at(180, 342, desk) + at(300, 342, desk) + at(430, 366, plant)) +
  room(
    734,
    40,
    '#d5eadd',
    at(800, 126, plant) +
      box(850, 62, 120, 50, '#fff', 4) +
      line('M864 96l24-18 20 10 34-22', '#07923f', 4) +
      at(1010, 84, person('#b8641b', '#1d1512')),
  ) +
  room(734, 160, '#f6dfd3', at(770, 222, desk) + at(900, 222, desk) + at(1020, 204, person('#5d4a86', '#3a2318'))) +
  room(
    734,
    280,
    '#dfe6ee',
    at(810, 324, person('#33443a', '#aab5ae')) +
      box(880, 310, 130, 74, '#b9c7d4', 4) +
      times(3, (i) => box(890 + i * 40, 320, 32, 54, '#93a8ba', 3)),
  ) +
  box(136, 400, 330, 120, '#232f37') +
  box(734, 400, 330, 120, '#232f37') +
  times(6, (i) => box(150 + (i % 3) * 106, 414 + Math.floor(i / 3) * 52, 94, 42, '#2c3a43', 4)) +
  times(6, (i) => box(748 + (i % 3) * 106, 414 + Math.floor(i / 3) * 52, 94, 42, '#2c3a43', 4)) +
  box(466, 24, 268, 496, 'url(#a)') +
  line('M490 24V520M710 24V520', '#3d535b', 5) +
  times(12, (i) => line(`M480 ${52 + i * 40}h20M700 ${52 + i * 40}h20`, '#3d535b', 4)) +
  line('M586 24V96M614 24V96', '#6c7f86', 3) +
  at(525, 112, cabin) +
  line('M600 256V306', '#3d535b', 3) +
  shape('M600 356L468 520H732Z', '#fff4c9', 0.14) +
  shape('M600 420L530 520H680Z', bright, 0.16) +
  box(466, 506, 268, 14, '#3d535b') +
  line('M520 506v-30q0-10 10-10t10 10v30M664 506v-30q0-10 10-10t10 10v30', '#6c7f86', 5) +
  at(602, 358, engineer) +
  times(4, (i) => box(658 + i * 13, 376 - i * 10, 8, 12 + i * 10, '#55676e', 2)) +
  line('M652 344L714 396', '#ff8a8a', 6) +
  shape('M96 40L600 -40L1104 40Z', '#26343f') +
  times(7, (i) => box(24 + (i % 2) * 34, 340 + i * 26, 26, 16, '#2b4b5e', 2)) +
  box(0, 330, 96, 190, '#1a3140') +
  box(1104, 280, 96, 240, '#1a3140') +
  times(8, (i) => box(1120 + (i % 2) * 36, 300 + Math.floor(i / 2) * 44, 22, 26, i % 3 ? '#274759' : '#ffd98a', 2)) +
  times(6, (i) => box(16 + (i % 2) * 36, 350 + Math.floor(i / 2) * 44, 22, 26, i % 4 ? '#274759' : '#ffd98a', 2));
