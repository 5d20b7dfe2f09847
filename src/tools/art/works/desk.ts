import { type Poster, circle, line, path, rect, round, seededRandom, shape, times } from './shapes';

/** A phone with the day on one side and the night on the other. */
export const vardiya: Poster = () => {
  const rays = times(9, (k) => {
    const angle = Math.PI * (0.56 + (k / 8) * 0.88);
    const at = (r: number) => `${round(300 + Math.cos(angle) * r)} ${round(430 - Math.sin(angle) * r)}`;
    return `M${at(152)}L${at(k % 2 ? 184 : 204)}`;
  });
  const next = seededRandom(5);
  const stars = times(26, () =>
    circle(round(320 + next() * 270), round(20 + next() * 860), round(1.5 + next() * 3), '#f4eedd'),
  );
  return (
    rect(0, 0, 300, 900, '#f6a04d') +
    rect(300, 0, 300, 900, '#151c47') +
    stars.join('') +
    path('M0 700C90 640 190 690 300 650V900H0Z', '#e4572e') +
    path('M0 780C120 730 200 790 300 752V900H0Z', '#b93a26') +
    path('M300 650C400 610 500 690 600 640V900H300Z', '#232d6b') +
    path('M300 752C420 716 500 792 600 748V900H300Z', '#0c1130') +
    rect(128, 128, 344, 644, '#0b0d18', 'rx="58"') +
    `<clipPath id="s"><rect x="146" y="146" width="308" height="608" rx="42"/></clipPath><g clip-path="url(#s)">${
      rect(146, 146, 154, 608, '#fde7b8') +
      rect(300, 146, 154, 608, '#27337c') +
      path('M146 596C200 570 250 604 300 582V754H146Z', '#f6a04d') +
      path('M300 582C350 560 400 606 454 586V754H300Z', '#151c47')
    }</g>` +
    line(rays.join(''), '#e4572e', 13) +
    path('M300 302A128 128 0 0 0 300 558Z', '#e4572e') +
    path('M300 302A128 128 0 0 1 300 558Z', '#f4eedd') +
    path('M300 330A100 100 0 0 1 300 530A150 150 0 0 0 300 330Z', '#d5cdb6', 'opacity=".001"') +
    circle(346, 384, 17, '#d5cbb0') +
    circle(384, 442, 25, '#d5cbb0') +
    circle(336, 500, 13, '#d5cbb0') +
    rect(252, 164, 96, 26, '#0b0d18', 'rx="13"') +
    rect(178, 640, 100, 64, '#ffffff', 'rx="16"') +
    line('M198 662H250M198 682H232', '#e4572e', 7) +
    rect(322, 640, 100, 64, '#3c4aa3', 'rx="16"') +
    line('M342 662H394M342 682H376', '#f4eedd', 7) +
    line('M264 620C280 598 320 598 336 620M336 620L334 602M336 620L318 618', '#09e065', 7)
  );
};

/** A leaning tower of paper that ends as one line in a tablet. */
export const arsiv: Poster = () => {
  const next = seededRandom(12);
  const sheets = times(38, (k) => {
    const lean = Math.sin(k / 7) * 16 + k * 1.2;
    const x = 150 + lean + next() * 18;
    const y = 596 - k * 15;
    const w = 208 + next() * 26;
    const fill = k % 9 === 4 ? '#c7402f' : k % 6 === 2 ? '#e9c46a' : '#fffaf0';
    return shape(
      [
        [x, y],
        [x + w, y - 5 + next() * 6],
        [x + w + 46, y - 22],
        [x + 46, y - 20],
      ],
      fill,
      'stroke="#26323f" stroke-width="2.5" stroke-linejoin="round"',
    );
  });
  const loose = [
    'M420 96L506 74L520 138L436 160Z',
    'M60 214L132 190L154 252L84 280Z',
    'M470 262L538 276L522 338L456 322Z',
  ].map((d) => path(d, '#fffaf0', 'stroke="#26323f" stroke-width="2.5" stroke-linejoin="round"'));
  return (
    rect(0, 0, 600, 800, '#f2c6b4') +
    path('M0 560H600V800H0Z', '#2d4a63') +
    path('M0 560H600V574H0Z', '#24405a') +
    sheets.join('') +
    loose.join('') +
    line('M442 116L500 100M446 134L494 120M78 222L128 206M84 240L124 228M478 280L526 290', '#a9a090', 3) +
    line('M262 596C262 660 214 668 214 706C214 730 246 736 288 732', '#2bd474', 7) +
    `<g transform="rotate(-4 420 700)">${
      rect(286, 640, 266, 132, '#0f1a24', 'rx="16"') +
      rect(298, 652, 242, 108, '#f4f8f5', 'rx="7"') +
      rect(312, 668, 62, 76, '#d8ebe0', 'rx="6"') +
      line('M392 676H520M392 698H494M392 720H508', '#9db3a6', 7) +
      circle(512, 738, 13, '#09b850') +
      line('M506 738L511 743L519 733', '#ffffff', 4)
    }</g>`
  );
};

/** Stripes, and in the lens the same stripes, larger, with the one that is wrong. */
export const mercek: Poster = () => {
  const thin = times(44, (k) => `M${k * 30 - 680} 620L${k * 30 - 40} -20`);
  const thick = times(12, (k) => `M${k * 96 - 540} 640L${k * 96 + 120} -20`);
  return (
    rect(0, 0, 600, 600, '#0e4a4a') +
    line(thin.join(''), '#f1e7d0', 9) +
    `<clipPath id="l"><circle cx="278" cy="272" r="186"/></clipPath>` +
    line('M414 414L548 552', '#0a2222', 58) +
    line('M424 424L540 544', '#d9542b', 34) +
    circle(278, 272, 220, '#0a2222') +
    circle(278, 272, 200, '#f1e7d0') +
    `<g clip-path="url(#l)">${
      rect(80, 80, 400, 400, '#17706c') +
      line(thick.join(''), '#f1e7d0', 30) +
      line('M80 484L150 414L206 398L222 336L262 304L300 306L330 240L384 212L470 94', '#d9542b', 30)
    }</g>` +
    line('M140 214A150 150 0 0 1 232 130', '#ffffff', 11, 'opacity=".85"') +
    circle(262, 318, 62, 'none', 'stroke="#0a2222" stroke-width="6" stroke-dasharray="12 9"')
  );
};

/** Five beams over an empty stage, and the one person who moves them. */
export const perde: Poster = () => {
  const beam = (x: number, to: number, half: number, color: string) =>
    path(`M${x - 9} 70L${x + 9} 70L${to + half} 420L${to - half} 420Z`, color, 'opacity=".5"') +
    path(
      `M${to - half} 420A${half} ${half / 4.4} 0 0 0 ${to + half} 420A${half} ${half / 4.4} 0 0 0 ${to - half} 420Z`,
      color,
      'opacity=".62"',
    );
  const lamp = (x: number, to: number) => {
    const turn = round((Math.atan2(x - to, 350) * 180) / Math.PI);
    return `<g transform="translate(${x} 46) rotate(${turn})">${path('M-17 -12H17L22 28H-22Z', '#120c24') + rect(-22, 26, 44, 7, '#3a2c63')}</g>`;
  };
  const lamps = [
    [120, 214, 84, '#ff5c7a'],
    [260, 330, 78, '#ffb74a'],
    [400, 420, 92, '#fff3c9'],
    [540, 500, 78, '#4ad6c0'],
    [680, 600, 84, '#6b8bff'],
  ] as const;
  const fold = (side: 1 | -1) =>
    times(5, (k) => {
      const x = side > 0 ? k * 26 : 800 - k * 26;
      return path(
        `M${x} 0H${x + side * 30}C${x + side * 24} 160 ${x + side * (34 - k * 6)} 320 ${x + side * (26 - k * 4)} ${472 - k * 8}H${x}Z`,
        k % 2 ? '#8d1437' : '#b81d48',
      );
    })
      .reverse()
      .join('');
  return (
    rect(0, 0, 800, 500, '#1d1238') +
    path('M0 400H800V500H0Z', '#35205c') +
    times(7, (k) => line(`M${400 + (k - 3) * 70} 400L${400 + (k - 3) * 190} 500`, '#2a1849', 4)).join('') +
    lamps.map(([x, to, half, color]) => beam(x, to, half, color)).join('') +
    path('M0 18H800V34H0Z', '#0d0819') +
    lamps.map(([x, to]) => lamp(x, to)).join('') +
    path('M412 418L520 452L540 446L430 412Z', '#150b2b', 'opacity=".7"') +
    circle(418, 296, 17, '#f0b48c') +
    path('M400 296Q400 274 420 276Q440 278 436 300Q424 284 400 296Z', '#2a1410') +
    path('M402 318Q418 308 436 318L446 372H394Z', '#0fae5a') +
    line('M404 326L374 352L352 330M434 326L462 300L484 272', '#f0b48c', 10) +
    path('M394 366H446L442 436H424L420 392L414 436H396Z', '#10203f') +
    line('M396 438H412M424 438H442', '#0b0716', 9) +
    shape(
      [
        [352, 318],
        [372, 326],
        [362, 344],
        [344, 336],
      ],
      '#f4eedd',
    ) +
    fold(1) +
    fold(-1) +
    times(9, (k) =>
      path(`M${k * 90 - 10} 0H${k * 90 + 90}Q${k * 90 + 40} 44 ${k * 90 - 10} 0Z`, k % 2 ? '#8d1437' : '#b81d48'),
    ).join('') +
    rect(0, 470, 800, 30, '#120a26') +
    times(14, (k) => circle(30 + k * 57, 485, 5, '#ffd98a')).join('')
  );
};
