/** A plant as paths, from the back to the front. Its base is (0, 0); it grows upwards. */
export interface Plant {
  /** The side of the crown away from the viewer. */
  back?: Crown;
  wood: string;
  /** The side of the wood away from the light. */
  bark: string;
  front?: Crown;
  /** Single leaves, and their shaded halves. */
  leaves: string;
  shades: string;
  /** Centres of flowers. */
  flowers: readonly (readonly [x: number, y: number])[];
  /** Half of the ground's shadow. */
  reach: number;
}

/** Leaves or blossom as clouds: their outline in the shade, in the light, and where the light falls. */
interface Crown {
  tone: 'leaf' | 'blossom';
  shade: string;
  body: string;
  light: string;
}

type Mass = readonly [x: number, y: number, size: number];

interface Tree {
  /** Height of the crown's centre; the masses are around it. */
  centre: number;
  /** At the back and at the front. */
  tones: readonly [Crown['tone'], Crown['tone']];
  back: readonly Mass[];
  front: readonly Mass[];
}

/** The end of a limb, and its thickness there. */
interface End {
  x: number;
  y: number;
  width: number;
}

const round = (value: number) => Math.round(value);

/** Bumps around an ellipse, flatter below. Equal sizes give equal text, which compresses well. */
function cloud(x: number, y: number, rx: number, bumps: number, turn: number, height = 0.82) {
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = turn + ((index + 0.2 * Math.sin(index * 5 + turn)) / bumps) * Math.PI * 2;
    const wobble = 1 + 0.06 * Math.sin(index * 3 + turn * 2);
    const ry = rx * height * (Math.sin(angle) > 0 ? 0.8 : 1);
    return [round(rx * wobble * Math.cos(angle)), round(ry * wobble * Math.sin(angle))] as const;
  });
  const arcs = points.map(([a, b], index) => {
    const [c, d] = points[(index + 1) % bumps] ?? [a, b];
    const radius = round(Math.hypot(c - a, d - b) * 0.56);
    return `a${radius} ${radius} 0 0 1 ${c - a} ${d - b}`;
  });
  const [a, b] = points[0] ?? [0, 0];
  return `M${round(x + a)} ${round(y + b)}${arcs.join('')}`;
}

function crown(tone: Crown['tone'], masses: readonly Mass[]): Crown {
  const all = (draw: (mass: Mass, index: number) => string) => masses.map(draw).join('');
  return {
    tone,
    shade: all(([x, y, size], index) => cloud(x, y, size, 9, index % 3)),
    body: all(([x, y, size], index) => cloud(x - size * 0.07, y - size * 0.12, size * 0.9, 9, index % 3)),
    light: all(([x, y, size], index) => cloud(x - size * 0.2, y - size * 0.44, size * 0.5, 8, index % 3, 0.46)),
  };
}

/** A leaf from its stalk to its tip, and the half below its midrib. */
function leaf(x: number, y: number, angle: number, length: number) {
  const at = (along: number, aside: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${round(x + length * (along * cos + aside * sin))} ${round(y - length * (along * sin - aside * cos))}`;
  };
  const side = Math.cos(angle) < 0 ? -1 : 1;
  const [base, tip] = [at(0, 0), at(1, 0)];
  return {
    whole: `M${base}C${at(0.2, -0.36)} ${at(0.68, -0.34)} ${tip}C${at(0.7, 0.34)} ${at(0.24, 0.36)} ${base}`,
    half: `M${base}C${at(0.2, 0.36 * side)} ${at(0.68, 0.34 * side)} ${tip}C${at(0.6, 0.06 * side)} ${at(0.3, 0.02)} ${base}`,
  };
}

/** A limb that becomes thinner, as a closed path; `bend` moves its middle aside. */
function limb(from: End, to: End, bend: number) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [(from.y - to.y) / long, (to.x - from.x) / long];
  const aside = (x: number, y: number, by: number) => `${round(x + nx * by)} ${round(y + ny * by)}`;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const half = (from.width + to.width) / 4;
  const start = `M${aside(from.x, from.y, -from.width / 2)}Q${aside(x, y, -half - bend)} ${aside(to.x, to.y, -to.width / 2)}`;
  return `${start}L${aside(to.x, to.y, to.width / 2)}Q${aside(x, y, half - bend)} ${aside(from.x, from.y, from.width / 2)}Z`;
}

/** Leaves of the first three plants: height on the stem, angle in degrees and length. */
// prettier-ignore
const sprouts: readonly (readonly [y: number, angle: number, length: number])[][] = [
  [[78, 24, 46], [70, 152, 44]],
  [[104, 40, 44], [98, 142, 42], [60, 14, 50], [56, 164, 46]],
  [[140, 74, 36], [126, 30, 42], [118, 148, 42], [86, 12, 50], [80, 166, 48], [48, 22, 40]],
];

// prettier-ignore
const trees: readonly Tree[] = [
  { centre: -148, tones: ['leaf', 'leaf'], back: [[-34, 12, 44], [34, 14, 44]], front: [[-16, -12, 44], [18, -18, 44], [2, 12, 44]] },
  { centre: -170, tones: ['leaf', 'leaf'], back: [[-44, 14, 44], [46, 12, 44], [6, -30, 58]], front: [[-26, -10, 44], [26, -20, 44], [0, 16, 58]] },
  { centre: -196, tones: ['leaf', 'blossom'], back: [[-56, 16, 58], [58, 14, 58], [4, -44, 58]], front: [[-36, -18, 58], [36, -24, 58], [0, 18, 58], [4, -58, 44]] },
  { centre: -222, tones: ['leaf', 'blossom'], back: [[-72, 18, 58], [76, 14, 58], [-30, -50, 58], [40, -54, 58]], front: [[-48, -14, 58], [50, -20, 58], [0, 22, 72], [0, -66, 58]] },
  { centre: -246, tones: ['blossom', 'blossom'], back: [[-88, 20, 58], [92, 16, 58], [-46, -58, 58], [54, -62, 58]], front: [[-58, -16, 72], [60, -20, 72], [0, 26, 72], [4, -74, 72]] },
  { centre: -270, tones: ['blossom', 'blossom'], back: [[-104, 22, 72], [106, 18, 72], [-62, -62, 72], [66, -66, 72]], front: [[-72, -14, 72], [72, -18, 72], [0, 30, 72], [-30, -84, 72], [34, -92, 58], [0, -20, 72]] },
];

function growSprout(rows: (typeof sprouts)[number], stage: number): Plant {
  const leaves = rows.map(([y, angle, length]) => leaf(0, -y, (angle * Math.PI) / 180, length));
  const height = Math.max(...rows.map(([y]) => y));
  return {
    wood: limb({ x: 0, y: 1, width: 6 + stage }, { x: 0, y: -height, width: 4 }, stage * 2),
    bark: '',
    leaves: leaves.map(({ whole }) => whole).join(''),
    shades: leaves.map(({ half }) => half).join(''),
    flowers: [],
    reach: 24 + stage * 5,
  };
}

function growTree({ centre, tones, back, front }: Tree, stage: number): Plant {
  // Crowns are higher than wide.
  const place = (masses: readonly Mass[]) => masses.map(([x, y, size]) => [x * 0.72, y + centre, size * 0.88] as const);
  const girth = 10 + stage * 4.4;
  const foot = girth * 0.95;
  const fork = centre * 0.42;
  const bend = 15 + stage;
  // From the trunk to the masses at the back.
  const ends = back.map(([x, y]) => ({ x: x * 0.58, y: y + centre + 6, width: 5 }));
  const limbs = ends.map((end) => {
    const side = Math.sign(end.x);
    return limb({ x: side * girth * 0.15, y: fork + girth * 0.9, width: girth * 0.7 }, end, -side * bend);
  });
  const shadedLimbs = ends
    .filter(({ x }) => x > 0)
    .map(({ x, y }) =>
      limb({ x: girth * 0.34, y: fork + girth * 0.9, width: girth * 0.3 }, { x: x + 2, y, width: 3 }, -bend),
    );
  const trunk = (from: number, start: number) =>
    `M${round(start)} 2Q${round(from)} -6 ${round(from * 0.9)} ${round(fork)}Q0 ${round(fork - girth * 0.6)} ${round(girth * 0.45)} ${round(fork)}Q${round(girth / 2)} -6 ${round(foot)} 2Z`;
  // Green leaves at the edges of a crown that is in blossom as a whole.
  const sprigs = (tones[0] === 'leaf' ? [] : back).flatMap(([x, y, size]) =>
    [-0.5, 0.3].map((turn) => {
      const angle = Math.atan2(-y, x) + turn;
      return leaf(x * 0.72 + size * 0.72 * Math.cos(angle), y + centre - size * 0.62 * Math.sin(angle), angle, 30);
    }),
  );
  return {
    back: crown(tones[0], place(back)),
    wood: trunk(-girth / 2, -foot) + limbs.join(''),
    bark: trunk(girth * 0.16, girth * 0.16) + shadedLimbs.join(''),
    front: crown(tones[1], place(front)),
    leaves: sprigs.map(({ whole }) => whole).join(''),
    shades: sprigs.map(({ half }) => half).join(''),
    flowers: place(stage === 0 ? [] : front).flatMap(([x, y, size], index) => [
      [x - size * 0.3, y - size * 0.24],
      [x + size * (index % 2 ? 0.4 : 0.3), y - size * 0.1],
      [x - size * 0.06, y + size * 0.24],
    ]),
    reach: 34 + stage * 13,
  };
}

/** From a sprout to a large tree, with the same outlines each time. */
export const plants: readonly Plant[] = [...sprouts.map(growSprout), ...trees.map(growTree)];
