import { at, bright, box, pseudoRandom, dot, green, line, shape, times } from './shapes';

const bindings = ['#7d3f4c', '#2d5a6b', '#c9a45a', '#3b6b52', '#a8643a', '#51465c', '#8b9a6b'];

/** A board full of manuals; one of them is ours. */
const board = (y: number, seed: number, chosen: number) => {
  let drawn = '';
  let x = 46;
  for (let i = 0; x < 1120; i += 1) {
    const w = 20 + Math.round(pseudoRandom(seed + i) * 22);
    const h = 74 + Math.round(pseudoRandom(seed + i * 2.7) * 30);
    const ours = i === chosen;
    const lean = pseudoRandom(seed + i * 5) > 0.93 ? ` transform="rotate(7 ${x} ${y})"` : '';
    drawn += `<g${lean}>${box(x, y - h, w, h, ours ? green : (bindings[(i * 3 + seed) % 7] ?? ''), 2)}${box(x + 4, y - h + 14, w - 8, 5, ours ? '#06140c' : '#f1e3c8')}${box(x + 4, y - h + 24, w - 8, 3, ours ? '#06140c' : '#d8c8a8')}</g>`;
    x += w + (pseudoRandom(seed + i * 9) > 0.9 ? 34 : 3);
  }
  return drawn + box(24, y, 1152, 12, '#3a2820') + box(24, y + 12, 1152, 5, '#281a15');
};

const book =
  shape('M0 40Q90 4 180 34V176Q90 148 0 178Z', '#fffaf0') +
  shape('M360 40Q270 4 180 34V176Q270 148 360 178Z', '#f6ecda') +
  line('M180 34V176', '#c9b896', 3) +
  times(6, (i) => line(`M26 ${62 + i * 17}Q92 ${40 + i * 17} 156 ${58 + i * 17}`, '#b9a98a', 3)) +
  times(3, (i) => line(`M204 ${58 + i * 17}Q270 ${40 + i * 17} 334 ${62 + i * 17}`, '#b9a98a', 3)) +
  shape('M200 106Q270 86 338 108V126Q270 104 200 124Z', bright, 0.85) +
  line('M206 116Q270 98 332 118', '#06140c', 3) +
  line('M204 142Q270 124 300 132', '#b9a98a', 3) +
  shape('M0 178Q90 148 180 176Q270 148 360 178V188Q270 160 180 188Q90 160 0 188Z', '#7d3f4c');

const lamp =
  line('M0 0V-92L62 -148', '#c9a45a', 9) +
  dot(0, -92, 9, '#8a6a2b') +
  shape('M28 -150Q58 -186 104 -158L86 -112Q56 -100 40 -118Z', '#3b6b52') +
  shape('M42 -116Q58 -102 86 -112Q74 -98 60 -102Z', '#fff4c9') +
  box(-40, -4, 80, 12, '#8a6a2b', 6);

/** A bubble whose every line is tied to a line of the open manual. */
export const quotedAnswer = (): string =>
  box(0, 0, 1200, 520, '#1e1713') +
  box(24, 0, 1152, 420, '#2b201a') +
  [112, 236, 360].map((y, i) => board(y, 4 + i * 17, i === 1 ? 24 : -1)).join('') +
  shape('M300 232L66 430H742L430 216Z', '#ffe9a8', 0.16) +
  box(0, 408, 1200, 112, '#5b3a2c') +
  box(0, 408, 1200, 14, '#75503e') +
  line('M0 460H1200M240 422V460M760 422V460M480 460V520M1000 460V520', '#4a2f24', 3) +
  `<ellipse cx="424" cy="436" rx="300" ry="26" fill="#ffe9a8" fill-opacity=".22"/>` +
  at(250, 262, book) +
  at(196, 424, `<g transform="scale(1.25)">${lamp}</g>`) +
  shape(
    'M760 96H1082Q1108 96 1108 122V262Q1108 288 1082 288H836L782 330L790 288H760Q734 288 734 262V122Q734 96 760 96Z',
    '#f1f6f3',
  ) +
  [132, 176, 220]
    .map(
      (y, i) =>
        line(`M770 ${y}h${[250, 214, 166][i]}`, '#33443a', 9) +
        box([1036, 1000, 952][i] ?? 0, y - 14, 40, 28, '#e3f7eb', 8) +
        line(`M${([1036, 1000, 952][i] ?? 0) + 12} ${y}h16`, '#067535', 5),
    )
    .join('') +
  line('M770 258h96', '#b9c7be', 9) +
  line('M734 220C670 230 640 300 590 372', bright, 4) +
  dot(590, 372, 7, bright) +
  at(
    876,
    382,
    box(0, 10, 86, 34, '#f1f6f3', 8) +
      line('M86 20h10q10 0 10 10t-10 10H86', '#f1f6f3', 6) +
      line('M22 0q8-12 0-22M44 0q8-12 0-22', '#93a39a', 4),
  ) +
  at(
    1010,
    398,
    box(0, 12, 120, 16, '#7d3f4c', 3) + box(8, -4, 104, 16, '#2d5a6b', 3) + box(16, -18, 92, 14, '#c9a45a', 3),
  );
