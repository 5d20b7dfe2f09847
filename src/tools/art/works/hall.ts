import { circle, line, path, rect, round, seededRandom, shape, times } from './shapes';

/** The foundry's hall before and after: the same lines, other paints, and what has been put in or cleared away. */
export type State = 'before' | 'after';

const paints = {
  before: {
    roof: '#41382d',
    beam: '#2e271f',
    wall: '#94826a',
    shade: '#7f6e57',
    pane: '#a89a74',
    sky: '#b9a878',
    floor: '#75664f',
    seam: '#63553f',
    frame: '#7d5a3c',
    side: '#5f432c',
    steel: '#584d40',
    light: '#ffcf70',
  },
  after: {
    roof: '#37494c',
    beam: '#26363a',
    wall: '#d9e4e0',
    shade: '#c2d2cd',
    pane: '#eaf6f7',
    sky: '#bfe0ea',
    floor: '#b9c9c4',
    seam: '#a6b8b2',
    frame: '#2f5f66',
    side: '#224950',
    steel: '#5b7377',
    light: '#fff7d8',
  },
} as const;

const lanes =
  shape(
    [
      [388, 600],
      [448, 352],
      [456, 352],
      [404, 600],
    ],
    '#f2c14e',
  ) +
  shape(
    [
      [750, 600],
      [716, 352],
      [724, 352],
      [768, 600],
    ],
    '#f2c14e',
  ) +
  shape(
    [
      [404, 600],
      [456, 352],
      [716, 352],
      [750, 600],
    ],
    '#9fc4ae',
    'opacity=".45"',
  );

function shell(state: State): string {
  const p = paints[state];
  const lit = state === 'after' ? [0, 1, 2, 3, 4] : [1, 4];
  const windows = [30, 170, 310, 450, 590, 1050].map((x, k) => {
    const panes = times(6, (n) =>
      rect(
        x + 5 + (n % 3) * 40,
        141 + Math.floor(n / 3) * 52,
        35,
        46,
        state === 'before' && (n + k) % 4 === 0 ? '#7b7053' : n < 3 ? p.sky : p.pane,
      ),
    );
    return rect(x, 136, 122, 106, p.beam) + panes.join('');
  });
  const lamps = times(5, (k) => {
    const x = 120 + k * 240;
    const on = lit.includes(k);
    return (
      line(`M${x} 60V108`, '#1c1712', 4) +
      (on
        ? shape(
            [
              [x - 30, 126],
              [x + 30, 126],
              [x + 130, 470],
              [x - 130, 470],
            ],
            p.light,
            `opacity="${state === 'after' ? 0.22 : 0.17}"`,
          )
        : '') +
      path(`M${x - 16} 104H${x + 16}L${x + 36} 128H${x - 36}Z`, '#22302f') +
      rect(x - 30, 126, 60, 6, on ? p.light : '#5a5040', 'rx="3"')
    );
  });
  const seams = times(9, (k) => line(`M${600 + (k - 4) * 128} 352L${600 + (k - 4) * 320} 600`, p.seam, 3));
  return (
    rect(0, 0, 1200, 600, p.wall) +
    rect(0, 262, 1200, 90, p.shade) +
    rect(0, 0, 1200, 66, p.roof) +
    times(13, (k) => line(`M${k * 100 - 50} 64L${k * 100} 18L${k * 100 + 50} 64`, p.beam, 6)).join('') +
    rect(0, 60, 1200, 12, p.beam) +
    rect(0, 12, 1200, 8, p.beam) +
    windows.join('') +
    rect(0, 350, 1200, 250, p.floor) +
    rect(0, 346, 1200, 8, p.steel) +
    seams.join('') +
    (state === 'after' ? lanes : '') +
    times(3, (k) => line(`M0 ${400 + k * 74}H1200`, p.seam, 3)).join('') +
    lamps.join('')
  );
}

/** On the back wall: paper notes, or a screen. */
function board(state: State): string {
  if (state === 'after') {
    return (
      rect(458, 112, 284, 168, '#0d1b14', 'rx="12"') +
      rect(470, 124, 260, 144, '#12251b', 'rx="6"') +
      line('M488 214L524 196L556 206L590 168L624 182L660 152L708 144', '#2bd474', 6) +
      path('M488 214L524 196L556 206L590 168L624 182L660 152L708 144V240H488Z', '#2bd474', 'opacity=".18"') +
      times(4, (k) => rect(488 + k * 57, 248, 40, 8, k === 2 ? '#f5c35b' : '#3d5a4b', 'rx="4"')).join('') +
      circle(494, 142, 6, '#2bd474') +
      rect(508, 138, 74, 8, '#7fa18f', 'rx="4"')
    );
  }
  const next = seededRandom(4);
  const notes = times(15, (k) => {
    const x = 480 + (k % 5) * 50 + next() * 12;
    const y = 126 + Math.floor(k / 5) * 48 + next() * 10;
    const fill = ['#f1e6c8', '#e9d8a6', '#d9b26a', '#f4eedd'][k % 4] ?? '';
    return `<g transform="rotate(${round(next() * 24 - 12)} ${round(x)} ${round(y)})">${rect(round(x), round(y), 34, 38, fill) + line(`M${round(x + 6)} ${round(y + 12)}h22m-22 9h18m-18 9h12`, '#8d7a55', 2.5)}</g>`;
  });
  return (
    rect(458, 112, 284, 168, '#5f432c', 'rx="4"') +
    rect(468, 122, 264, 148, '#a67c4c') +
    notes.join('') +
    path('M520 280L528 306L552 300L546 276Z', '#f1e6c8')
  );
}

/** The press on the left. */
function press(state: State): string {
  const { frame, side, steel } = paints[state];
  const body =
    path('M70 178H300V246H286V392H330V470H52V392H70Z', frame) +
    path('M70 178H112V470H52V392H70Z', side) +
    path('M150 270H262V392H150Z', state === 'after' ? '#16343a' : '#2f2318') +
    rect(178, 246, 56, 74, steel) +
    rect(166, 318, 80, 20, '#2c2c2a', 'rx="3"') +
    rect(160, 374, 96, 20, '#2c2c2a', 'rx="3"') +
    rect(186, 358, 44, 17, '#ff9a3d', 'rx="3"') +
    circle(116, 214, 48, steel) +
    circle(116, 214, 34, side) +
    circle(116, 214, 11, '#d8d2c4') +
    times(4, (k) =>
      line(
        `M116 214L${round(116 + Math.cos((k * Math.PI) / 2 + 0.6) * 40)} ${round(214 + Math.sin((k * Math.PI) / 2 + 0.6) * 40)}`,
        steel,
        8,
      ),
    ).join('') +
    rect(40, 462, 302, 22, '#25221d', 'rx="4"') +
    times(5, (k) => circle(196 + k * 22, 200, 5, side)).join('');
  if (state === 'before') {
    return (
      body +
      path('M224 250Q252 238 268 262T286 330V392H272V300Q262 268 224 262Z', '#a5622f', 'opacity=".65"') +
      path('M80 400Q108 388 132 410T190 424L176 448Q120 456 84 440Z', '#a5622f', 'opacity=".6"') +
      rect(272, 150, 18, 30, '#3a3128') +
      circle(281, 142, 13, '#e0402d') +
      circle(281, 142, 24, '#e0402d', 'opacity=".28"') +
      circle(132, 140, 30, '#3c352c', 'opacity=".5"') +
      circle(170, 112, 38, '#3c352c', 'opacity=".42"') +
      circle(216, 84, 46, '#3c352c', 'opacity=".32"') +
      path('M92 486C60 500 84 526 150 522S250 542 300 522 336 492 290 486Z', '#1f1911') +
      path('M122 500Q160 494 206 506', 'none', 'stroke="#5d5138" stroke-width="5" stroke-linecap="round"')
    );
  }
  return (
    body +
    rect(274, 132, 14, 46, '#26363a') +
    rect(270, 150, 22, 14, '#3d5257', 'rx="3"') +
    rect(270, 134, 22, 15, '#2bd474', 'rx="4"') +
    circle(281, 141, 26, '#2bd474', 'opacity=".22"') +
    rect(252, 330, 44, 34, '#0d1b14', 'rx="6"') +
    circle(264, 347, 5, '#2bd474') +
    line('M276 340V354M284 343V351', '#2bd474', 4) +
    line('M306 332Q318 347 306 362M318 324Q336 347 318 370', '#09b850', 5) +
    rect(132, 410, 150, 12, '#3f757c', 'rx="6"')
  );
}

/** The furnace in the middle, open to the hall or under a hood. */
function furnace(state: State): string {
  const { steel } = paints[state];
  const pot =
    path('M500 352H676L656 462Q652 480 634 480H542Q524 480 520 462Z', state === 'after' ? '#41575b' : '#4a3d30') +
    path('M612 352H676L656 462Q652 480 634 480H600Z', state === 'after' ? '#32464a' : '#372d23') +
    path('M492 338H684L676 356H500Z', steel) +
    path('M510 340H666L658 351H518Z', '#ffc24d') +
    rect(470, 396, 40, 18, steel, 'rx="4"') +
    rect(666, 396, 40, 18, steel, 'rx="4"') +
    path('M464 408H482V506H464ZM694 408H712V506H694Z', '#26231e') +
    rect(448, 500, 280, 16, '#25221d', 'rx="4"') +
    circle(588, 424, 22, steel) +
    circle(588, 424, 9, '#22201c');
  if (state === 'before') {
    return (
      path(
        'M510 344Q480 250 540 196Q520 270 574 300Q560 230 620 180Q610 262 650 286Q672 312 664 344Z',
        '#ff8a2a',
        'opacity=".32"',
      ) +
      path(
        'M530 344Q516 292 556 262Q552 304 588 314Q590 270 622 258Q620 300 640 320L646 344Z',
        '#ffb545',
        'opacity=".6"',
      ) +
      pot +
      circle(546, 180, 30, '#4a4136', 'opacity=".4"') +
      circle(640, 160, 40, '#4a4136', 'opacity=".34"')
    );
  }
  return (
    pot +
    rect(572, 66, 40, 186, '#8fa5a3') +
    rect(596, 66, 16, 186, '#78908e') +
    path('M552 250H632L690 306H494Z', '#a5b9b6') +
    path('M596 250H632L690 306H610Z', '#8aa19e') +
    rect(488, 304, 208, 9, '#6c8482', 'rx="3"') +
    line('M548 330Q556 322 548 316M590 332Q598 324 590 316M632 330Q640 322 632 316', '#ffc24d', 4)
  );
}

const casting = (x: number, y: number, fill: string) =>
  path(
    `M${x} ${y}H${x + 58}V${y - 18}H${x + 44}Q${x + 42} ${y - 38} ${x + 29} ${y - 38}T${x + 14} ${y - 18}H${x}Z`,
    fill,
  ) + circle(x + 29, y - 19, 8, '#22201c');

/** The castings on the right: a heap, or a line with an arm. */
function castings(state: State): string {
  if (state === 'before') {
    const heap = (
      [
        [800, 520, 0],
        [862, 524, 4],
        [926, 520, -6],
        [988, 526, 3],
        [830, 482, -12],
        [894, 484, 9],
        [956, 486, -5],
        [864, 446, 14],
        [926, 450, -16],
        [898, 414, 6],
      ] as const
    ).map(
      ([x, y, turn], k) =>
        `<g transform="rotate(${turn} ${x} ${y})">${casting(x, y, ['#6a5f52', '#5a5045', '#786a58'][k % 3] ?? '')}</g>`,
    );
    return (
      rect(780, 522, 290, 16, '#8a6a42') +
      rect(800, 538, 30, 12, '#6b5030') +
      rect(1020, 538, 30, 12, '#6b5030') +
      heap.join('') +
      line('M1176 372L1120 512H1070', '#9c3a2a', 9) +
      path('M1070 470H1128L1118 512H1074Z', '#b24a33') +
      circle(1096, 532, 22, '#25221d') +
      circle(1096, 532, 8, '#8a8272') +
      line('M60 560C180 540 240 590 380 566S620 590 760 568 960 590 1100 574', '#2a231a', 6) +
      line('M430 530L470 548L462 572L500 590', '#57493a', 4)
    );
  }
  const table =
    rect(770, 448, 420, 18, '#3f565b', 'rx="9"') +
    times(11, (k) => circle(786 + k * 40, 457, 7, '#9fb4b2')).join('') +
    path('M800 466H820V534H800ZM960 466H980V534H960ZM1120 466H1140V534H1120Z', '#2f4347') +
    times(4, (k) => casting(862 + k * 84, 448, '#7f9294')).join('');
  const arm =
    path('M780 448L786 400H836L842 448Z', '#b85a2b') +
    rect(772, 440, 78, 14, '#26363a', 'rx="4"') +
    line('M811 396L838 296', '#d9733c', 30) +
    line('M838 296L918 330', '#d9733c', 24) +
    line('M811 396L838 296', '#b85a2b', 6) +
    circle(811, 396, 22, '#26363a') +
    circle(811, 396, 8, '#d9e4e0') +
    circle(838, 296, 19, '#26363a') +
    circle(838, 296, 7, '#d9e4e0') +
    line('M918 330V356M918 356L902 372M918 356L934 372', '#26363a', 10);
  return table + arm;
}

/** The one who works here: bent over a clipboard, or upright with a tablet. */
function worker(state: State): string {
  const skin = '#e0a47a';
  const legs = (x: number) =>
    path(`M${x - 24} 470H${x + 24}L${x + 28} 560H${x + 6}L${x} 496L${x - 6} 560H${x - 28}Z`, '#24303a') +
    path(`M${x - 38} 560H${x - 4}V572H${x - 42}ZM${x + 6} 560H${x + 36}L${x + 42} 572H${x + 6}Z`, '#15130f');
  if (state === 'before') {
    return (
      legs(404) +
      path('M376 400Q380 372 410 376Q436 380 434 408L430 476H378Z', '#8a5a33') +
      line('M386 398L362 438L340 430', '#8a5a33', 18) +
      line('M430 398L448 366L436 338', '#8a5a33', 17) +
      circle(338, 430, 9, skin) +
      `<g transform="rotate(-16 322 420)">${rect(300, 398, 40, 50, '#d9c9a0', 'rx="3"') + line('M308 412h24m-24 10h24m-24 10h16', '#8d7a55', 3) + rect(312, 393, 16, 9, '#4a3d30', 'rx="3"')}</g>` +
      circle(410, 346, 25, skin) +
      path('M384 340Q386 314 412 316Q440 318 438 344L446 346V352H382V344Z', '#b98a2f') +
      circle(400, 352, 3, '#2a2018') +
      line('M394 362Q400 358 406 362', '#2a2018', 3) +
      circle(434, 336, 9, skin) +
      path('M378 328q-9 12 0 16q9-4 0-16Z', '#9fd0e6')
    );
  }
  return (
    legs(404) +
    path('M374 398Q376 374 404 374Q432 374 434 398L430 476H378Z', '#0b63b5') +
    path('M394 374L404 392L414 374Z', '#ffffff') +
    rect(376, 430, 56, 9, '#f5c35b') +
    line('M382 398L366 436L346 424', '#0b63b5', 17) +
    line('M428 398L440 440L418 448', '#0b63b5', 17) +
    circle(342, 422, 9, skin) +
    `<g transform="rotate(-10 330 412)">${rect(302, 388, 54, 42, '#0d1b14', 'rx="6"') + line('M312 414L322 404L330 410L346 398', '#2bd474', 4)}</g>` +
    circle(404, 344, 25, skin) +
    path('M378 338Q380 312 406 312Q432 312 432 338L440 340V346H376V340Z', '#f5c35b') +
    circle(394, 350, 3, '#2a2018') +
    line('M390 358Q397 364 404 359', '#2a2018', 3)
  );
}

/** The whole hall, 1200 × 600. */
export const hall = (state: State): string =>
  shell(state) +
  `<g transform="translate(300 6)">${board(state)}</g>` +
  furnace(state) +
  press(state) +
  castings(state) +
  worker(state);
