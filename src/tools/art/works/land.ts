import { type Poster, circle, hexagon, line, path, rect, round, seededRandom, shape, times } from './shapes';

/** Furrows that run to one point, a red sun on it. */
export const hasat: Poster = () => {
  const greens = ['#2f6b3a', '#93b13f', '#1f4d2d', '#c9b43a'];
  const furrows = times(16, (k) => {
    const from = -560 + k * 120;
    return shape(
      [
        [400 + (k - 8) * 9, 300],
        [400 + (k - 7) * 9, 300],
        [from + 120, 600],
        [from, 600],
      ],
      greens[k % 4] ?? '',
    );
  });
  const tractor =
    rect(500, 356, 62, 30, '#e4572e', 'rx="5"') +
    path('M514 320H552L558 358H508Z', '#10283b') +
    path('M519 326H533V352H515ZM538 326H548L552 352H538Z', '#cfe6ee') +
    line('M574 356V330', '#10283b', 5) +
    rect(556, 360, 32, 22, '#e4572e', 'rx="4"') +
    circle(520, 390, 27, '#14211a') +
    circle(520, 390, 11, '#f5c35b') +
    circle(582, 396, 17, '#14211a') +
    circle(582, 396, 7, '#f5c35b');
  const hills = path('M0 300C90 262 170 268 250 286S420 262 520 276 700 250 800 272V300Z', '#3c5f6b');
  return (
    rect(0, 0, 800, 310, '#f8e3b8') +
    circle(400, 214, 138, '#e4452b') +
    line('M96 96H246M148 122H300M560 74H700M612 100H752', '#fff6df', 12) +
    hills +
    furrows.join('') +
    shape(
      [
        [472, 300],
        [800, 300],
        [800, 412],
      ],
      '#7a9a37',
    ) +
    shape(
      [
        [0, 300],
        [0, 411],
        [328, 300],
      ],
      '#27583a',
    ) +
    tractor
  );
};

/** Masts and wires into the distance, and somebody up there. */
export const saha: Poster = () => {
  const sky = ['#1c1b4b', '#3b2a6b', '#7a3a7c', '#c4526f', '#ee7f57', '#f8b45a', '#fbd98a'];
  const mast = (x: number, foot: number, high: number) => {
    const w = high * 0.17;
    const top = foot - high;
    const arm = (at: number, half: number) =>
      `M${round(x - half)} ${round(top + high * at)}H${round(x + half)}L${round(x + w * 0.3)} ${round(top + high * (at - 0.055))}H${round(x - w * 0.3)}Z`;
    const legs = `M${round(x - w)} ${foot}L${round(x - w * 0.2)} ${round(top)}H${round(x + w * 0.2)}L${round(x + w)} ${foot}`;
    const braces = times(6, (k) => {
      const a = top + (high * k) / 6;
      const b = top + (high * (k + 1)) / 6;
      const half = (y: number) => w * (0.2 + (0.8 * (y - top)) / high);
      return `M${round(x - half(a))} ${round(a)}L${round(x + half(b))} ${round(b)}M${round(x + half(a))} ${round(a)}L${round(x - half(b))} ${round(b)}`;
    });
    const stroke = round(high / 90);
    return (
      line(legs, '#130f2e', stroke * 1.5) +
      line(braces.join(''), '#130f2e', stroke * 0.9) +
      path(arm(0.2, high * 0.3) + arm(0.34, high * 0.38), '#130f2e')
    );
  };
  const wires = [
    'M22 292C120 430 210 474 308 480S400 536 433 542',
    'M-20 400C80 500 190 528 279 530S380 576 413 577',
    'M478 292C484 400 500 452 524 480S564 534 583 542',
    'M539 400C540 460 544 506 553 530S590 572 612 577',
    'M22 292C0 270-20 250-40 210M478 292C520 250 570 180 620 60M539 400C560 380 590 350 620 300',
  ];
  const climber =
    circle(306, 474, 17, '#f5c35b') +
    path('M288 474Q306 448 324 474Z', '#e4572e') +
    path('M290 494H324L330 552H286Z', '#e4572e') +
    line('M290 552L276 600L292 628M322 552L330 596L320 626', '#0d2440', 15) +
    line('M294 502L262 486L254 452M322 504L348 520L330 540', '#e4572e', 13) +
    rect(326, 528, 20, 30, '#ffffff', 'rx="4"') +
    rect(329, 532, 14, 20, '#09b850', 'rx="2"');
  return (
    sky.map((color, k) => rect(0, k * 116, 600, 130, color)).join('') +
    circle(470, 700, 74, '#fff1c9') +
    path('M0 760C120 700 240 730 330 748S520 700 600 726V900H0Z', '#3d1f52') +
    path('M0 812C140 770 250 820 380 808S540 780 600 800V900H0Z', '#241340') +
    mast(508, 742, 250) +
    mast(416, 768, 360) +
    wires.map((d) => line(d, '#130f2e', 3)).join('') +
    mast(250, 900, 760) +
    climber
  );
};

/** A comb seen as a heat map: warm where the brood is, and one bee on her way in. */
export const kovan: Poster = () => {
  const heat = ['#f9d77e', '#f6c044', '#f0a02a', '#e27b1f', '#c75416', '#8c2f12'];
  const r = 48;
  const next = seededRandom(7);
  const cells = times(9, (row) =>
    times(9, (k) => {
      const x = k * r * 1.74 - 40 + (row % 2 ? r * 0.87 : 0);
      const y = row * r * 1.5 - 10;
      const far = Math.hypot(x - 240, y - 340) / 62 + next() * 0.9;
      const warm = heat[Math.max(0, 5 - Math.floor(far))] ?? '';
      return (
        hexagon(x, y, r - 4, warm) +
        (far < 4.4 ? hexagon(x, y - 2, r - 17, '#ffffff', 'opacity=".16"') : '') +
        (far > 6.4 && next() > 0.55 ? hexagon(x, y, r - 18, '#2a1608', 'opacity=".12"') : '')
      );
    }).join(''),
  );
  const wing = (d: string) => path(d, '#ffffff', 'opacity=".92"') + line(d, '#2a1608', 4);
  const bee = `<g transform="translate(420 150) rotate(28)">${
    wing('M-8 -30C-64 -120 -122 -84 -104 -44C-92 -20 -40 -14 -8 -22Z') +
    wing('M14 -30C4 -124 66 -138 80 -100C88 -74 50 -36 22 -22Z') +
    path('M-86 6C-86 -30 -46 -40 -2 -38C40 -36 62 -20 62 4C62 32 36 44 -4 44C-52 44 -86 36 -86 6Z', '#f8c22f') +
    path(
      'M-58 -30C-68 -12 -68 24 -58 36L-36 42C-46 18 -46 -16 -36 -37ZM-12 -38C-22 -14 -22 20 -12 44H12C2 18 2 -14 12 -38ZM34 -32C24 -12 24 18 34 40L50 32C44 14 44 -8 50 -26Z',
      '#2a1608',
    ) +
    circle(72, 0, 30, '#2a1608') +
    circle(82, -8, 8, '#ffffff') +
    circle(84, -7, 4, '#2a1608') +
    line('M84 -26C92 -52 106 -58 116 -52M94 -20C108 -38 124 -38 130 -28', '#2a1608', 5) +
    path('M-86 2L-108 6L-86 12Z', '#2a1608')
  }</g>`;
  const sensor =
    hexagon(240, 350, 42, '#0d1b14') +
    circle(240, 350, 9, '#2bd474') +
    line('M220 336A28 28 0 0 1 260 336M214 330A36 36 0 0 1 266 330', '#2bd474', 5);
  return (
    rect(0, 0, 600, 600, '#5a210c') +
    cells.join('') +
    sensor +
    line('M250 300C276 214 320 246 348 196', '#2a1608', 4, 'stroke-dasharray="2 12"') +
    bee
  );
};
