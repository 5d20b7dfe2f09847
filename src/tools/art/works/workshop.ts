import { type Poster, circle, line, path, rect, round, seededRandom, shape, times } from './shapes';

/** A point of the drawing from one in space: width, depth and height in the same units. */
const iso = (x: number, y: number, z: number): [number, number] => [300 + (x - y) * 0.866, 520 + (x + y) * 0.5 - z];

interface Board {
  at: [number, number, number];
  size: [number, number, number];
}

/** A board in space, lit from above and from the left. */
function board({ at: [x, y, z], size: [w, d, h] }: Board): string {
  const p = (i: number, j: number, k: number) => iso(x + w * i, y + d * j, z + h * k);
  return (
    shape([p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)], '#c98d4f') +
    shape([p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)], '#8f5a2b') +
    shape([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)], '#eec38a')
  );
}

/** A chair in its parts, each above the place where it belongs. */
export const tezgah: Poster = () => {
  const a = 78;
  const parts: Board[] = [
    { at: [-a, -a, -190], size: [26, 26, 150] },
    { at: [a - 26, -a, -190], size: [26, 26, 150] },
    { at: [-a, a - 26, -190], size: [26, 26, 150] },
    { at: [a - 26, a - 26, -190], size: [26, 26, 150] },
    { at: [-a - 6, -a - 6, 34], size: [a * 2 + 12, a * 2 + 12, 22] },
    { at: [-a, -a - 6, 128], size: [24, 22, 190] },
    { at: [a - 24, -a - 6, 128], size: [24, 22, 190] },
    { at: [-a - 6, -a - 10, 236], size: [a * 2 + 12, 30, 46] },
    { at: [-a - 6, -a - 10, 354], size: [a * 2 + 12, 30, 52] },
  ];
  const drops = [
    [-a + 13, -a + 13],
    [a - 13, -a + 13],
    [-a + 13, a - 13],
    [a - 13, a - 13],
  ].map(([x = 0, y = 0]) => {
    const [x1, y1] = iso(x, y, -40);
    const [x2, y2] = iso(x, y, 34);
    return line(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, '#143527', 3, 'stroke-dasharray="1 9"');
  });
  const raise = [-a + 12, a - 12].map((x) => {
    const [x1, y1] = iso(x, -a + 6, 56);
    const [x2, y2] = iso(x, -a + 6, 128);
    const [x3, y3] = iso(x, -a + 6, 318);
    const [x4, y4] = iso(x, -a + 6, 354);
    return line(
      `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}M${round(x3)} ${round(y3)}L${round(x4)} ${round(y4)}`,
      '#143527',
      3,
      'stroke-dasharray="1 9"',
    );
  });
  const grid = times(13, (k) => {
    const [x1, y1] = iso(-420 + k * 70, -420, -190);
    const [x2, y2] = iso(-420 + k * 70, 420, -190);
    const [x3, y3] = iso(-420, -420 + k * 70, -190);
    const [x4, y4] = iso(420, -420 + k * 70, -190);
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}M${round(x3)} ${round(y3)}L${round(x4)} ${round(y4)}`;
  });
  const tag = (x: number, y: number, to: [number, number]) =>
    line(`M${x} ${y}L${round(to[0])} ${round(to[1])}`, '#143527', 2.5) +
    circle(x, y, 15, '#143527') +
    circle(x, y, 5, '#2bd474');
  return (
    rect(0, 0, 600, 800, '#dfe7d3') +
    line(grid.join(''), '#c3d0b6', 2) +
    parts.slice(0, 4).map(board).join('') +
    drops.join('') +
    board(parts[4] as Board) +
    raise.join('') +
    parts.slice(5).map(board).join('') +
    tag(520, 196, iso(a, -a, 380)) +
    tag(78, 470, iso(-a, a, 50)) +
    tag(520, 640, iso(a, a, -110))
  );
};

/** A ladle pours into the mould; everything else is dark. */
export const dokum: Poster = () => {
  const next = seededRandom(21);
  const sparks = times(34, () => {
    const angle = -0.2 - next() * 2.6;
    const far = 40 + next() * 190;
    const x = 500 + Math.cos(angle) * far;
    const y = 392 + Math.sin(angle) * far * 0.8;
    return circle(round(x), round(y), round(1.5 + next() * 3), next() > 0.5 ? '#ffd978' : '#ff9a3d');
  });
  const mould = (x: number, hot: boolean) =>
    path(`M${x} 404H${x + 132}V470H${x}Z`, '#3c3230') +
    path(`M${x + 132} 404L${x + 156} 390V456L${x + 132} 470Z`, '#241d1c') +
    path(`M${x} 404L${x + 24} 390H${x + 156}L${x + 132} 404Z`, '#574945') +
    path(`M${x + 44} 400L${x + 54} 394H${x + 112}L${x + 102} 400Z`, hot ? '#ffd15c' : '#191413') +
    rect(x + 14, 424, 104, 8, '#574945', 'rx="4"');
  return (
    rect(0, 0, 800, 500, '#17110f') +
    circle(500, 330, 330, '#2a1710') +
    circle(500, 340, 232, '#4a2010') +
    circle(500, 352, 140, '#7c3112') +
    rect(0, 456, 800, 44, '#0d0908') +
    times(5, (k) => rect(40 + k * 170, 0, 16, 132, '#241b18')).join('') +
    rect(0, 44, 800, 22, '#2e2420') +
    rect(0, 44, 800, 6, '#46362f') +
    rect(266, 60, 86, 30, '#e2a32d', 'rx="4"') +
    rect(266, 78, 86, 12, '#b07a17') +
    line('M309 90V150M309 150L246 196M309 150L392 196', '#6f625c', 9) +
    `<g transform="rotate(24 318 250)">${
      path('M222 178H414L392 322Q390 336 376 336H260Q246 336 244 322Z', '#54484a') +
      path('M340 178H414L392 322Q390 336 376 336H330Z', '#3a3134') +
      path('M214 166H430L418 190H220Z', '#6f6264') +
      path('M240 168H424L418 182H244Z', '#ffcf5a') +
      rect(238, 236, 164, 12, '#6f6264') +
      circle(318, 242, 17, '#8d7e80') +
      circle(318, 242, 7, '#2a2224')
    }</g>` +
    path('M404 214C452 214 486 240 492 300L496 398H510L512 300C512 232 470 196 410 196Z', '#ffb52e') +
    path('M408 208C456 208 494 236 500 300L502 398H506V300C504 238 464 202 410 203Z', '#fff3c0') +
    mould(80, false) +
    mould(424, true) +
    mould(608, false) +
    mould(252, true) +
    sparks.join('') +
    circle(732, 132, 8, '#2bd474') +
    line('M704 168H760', '#2bd474', 5) +
    line('M690 196H706L714 180L728 212L738 190L746 196H774', '#2bd474', 4)
  );
};

/** Rings around the blow of a press; one of them has been heard. */
export const pres: Poster = () => {
  const ring = (r: number, wobble: number) => {
    const points = times(120, (k) => {
      const angle = (k / 120) * Math.PI * 2;
      const near = Math.exp(-(((angle - 5.3) / 0.5) ** 2));
      const reach = r + wobble * near * Math.sin(angle * 26);
      return `${round(300 + Math.cos(angle) * reach)} ${round(430 + Math.sin(angle) * reach)}`;
    });
    return `M${points.join('L')}Z`;
  };
  const rings = times(11, (k) =>
    k === 5
      ? line(ring(290, 26), '#ffffff', 13)
      : circle(300, 430, 70 + k * 44, 'none', `stroke="#0a1f14" stroke-width="${round(20 - k * 1.4)}"`),
  );
  return (
    rect(0, 0, 600, 750, '#09b850') +
    rings.join('') +
    path('M236 0H364V316H396V372H204V316H236Z', '#0a1f14') +
    rect(236, 0, 26, 316, '#27513b') +
    rect(204, 316, 192, 10, '#27513b') +
    path('M204 414H396V446H204Z', '#0a1f14') +
    rect(248, 386, 104, 22, '#f5c35b', 'rx="3"') +
    rect(150, 446, 300, 26, '#0a1f14')
  );
};
