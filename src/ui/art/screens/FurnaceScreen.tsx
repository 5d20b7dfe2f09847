import { curve } from '../curve';
import { type Label, ScreenDrawing, type Shape, box, card, dot, pill } from './ScreenDrawing';
import { statePill, statePillWidth } from './statePill';

/** Temperatures of two furnaces, the charges below them on the same hours, and the charge that the model proposes. */
export interface FurnaceScreenWords {
  alt: string;
  app: string;
  title: string;
  shift: string;
  /** In the pill beside the title. */
  state: string;
  hours: readonly string[];
  /** Label of the line at the current time. */
  now: string;
  /** Label of the range in which metal is poured. */
  pour: string;
  furnaces: readonly string[];
  /** Weight and time of each charge, in the order of `charges`. */
  charges: readonly string[];
  charge: {
    title: string;
    about: string;
    /** Materials, in the order of `weights`. */
    parts: readonly string[];
    sure: readonly string[];
    cost: readonly string[];
    action: string;
  };
}

const left = 110;
const step = 21.25;
const hour = 3 * step;
const height = (degrees: number) => 352 - 0.19 * (degrees - 200);
const at = (time: number) => left + hour * (time - 4);
const now = at(7 + 2 / 3);

/** Degrees every twenty minutes: from four o'clock to a charge, from there to now, and the forecast. */
export const furnaces = [
  {
    until: [320, 340, 520, 720, 890, 1010, 1110, 1150],
    since: [1150, 800, 760, 880, 990],
    next: [990, 1070, 1110, 1120],
  },
  {
    until: [900, 985, 1060, 1110, 1140, 1150],
    since: [1150, 760, 640, 570, 520, 480, 450],
    next: [450, 430, 415, 400, 400, 560, 740, 880, 990, 1080, 1150],
  },
] as const;
const [first, second] = furnaces;

/** Row, first hour, last hour, how it looks, and its alloy. */
const charges: readonly [row: number, from: number, to: number, kind: 'done' | 'running' | 'planned', alloy: string][] =
  [
    [0, 4.3, 6.33, 'done', 'CuSn10'],
    [0, 6.5, 8.67, 'running', 'CuSn12'],
    [1, 4, 5.67, 'done', 'CuSn7'],
    [1, 9, 11, 'planned', 'CuAl10'],
  ];
const looks = {
  done: ['surface-3', 'surface-3', 'text', 'muted'],
  running: ['brand', 'brand', 'on-brand', 'on-brand'],
  planned: ['card', 'border-strong', 'ink', 'muted'],
} as const;
const degrees = [300, 600, 900];
const rowAt = (row: number) => 398 + 60 * row;

const poured = [left + 7 * step, left + 5 * step] as const;
const trace = (from: number, degrees: readonly number[]) => curve(from, step, degrees.map(height));
/** Kilograms of each material. */
export const weights = [188, 26, 96];
const part = (i: number) => 156 + 46 * i;

const shapes: Shape[] = [
  ['M0 56H880', 'border', 1],
  // The range of pouring, and a line every 300 degrees.
  [`M${left} ${height(1160)}H620V${height(1105)}H${left}z`, '', 0, 'warning-soft'],
  ...[...degrees, 1200].map((line): Shape => [`M${left} ${height(line)}H620`, 'card-border', 1]),
  ...[4, 6, 8, 10, 12].map((time): Shape => [`M${at(time)} ${height(1200)}V516`, 'card-border', 1, '', '2 6']),
  [`M24 386H620M24 446H620`, 'card-border', 1],
  [`${trace(left, first.until)}V352H${left}z`, '', 0, 'brand-soft'],
  [`${trace(poured[0], first.since)}V352H${poured[0]}z`, '', 0, 'brand-soft'],
  [`M${now} 140V386`, 'ink', 1.5],
  [trace(left, second.until) + trace(poured[1], second.since), 'border-strong', 2.2],
  [trace(now, second.next), 'border-strong', 2.2, '', '1 7'],
  [trace(left, first.until) + trace(poured[0], first.since), 'link', 2.8],
  [trace(now, first.next), 'link', 2.8, '', '1 7'],
  dot(poured[0], height(1150), 9, 'link'),
  dot(poured[1], height(1150), 8, 'border-strong'),
  dot(at(8.667), height(1120), 15, 'bg'),
  dot(at(8.667), height(1120), 10, 'warning'),
  ...charges.map(([row, from, to, kind]): Shape => [
    box(at(from), rowAt(row), at(to) - at(from), 44, 9),
    looks[kind][1],
    1.4,
    looks[kind][0],
  ]),
  pill(now - 26, 122, 52, 'ink', 24),
  card(648, 74, 212, 442),
  // Bars with round caps, as wide as their labels.
  ...weights.flatMap((weight, i): Shape[] => [
    [`M671 ${part(i) + 13}h166`, 'surface-3', 6],
    [`M671 ${part(i) + 13}h${(166 * weight) / 188}`, i === 2 ? 'border-strong' : 'warning', 6],
  ]),
  ['M668 300H840', 'border', 1],
  ['M671.500 344h165', 'surface-3', 7],
  ['M671.500 344h152', 'brand', 7],
  ['M668 368H840', 'border', 1],
  [box(668, 454, 172, 40, 9), '', 0, 'brand'],
];

const labels = ({ app, title, shift, hours, now: time, pour, ...words }: FurnaceScreenWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [856, 35, shift, 13.8, 500, 'muted', 'end'],
  [24, 94, title, 20, 750, 'ink'],
  ...degrees.map((line): Label => [98, height(line) + 5, `${line}\u00a0°C`, 13.8, 500, 'muted', 'end']),
  [620, height(1200) - 8, pour, 13.8, 600, 'warning', 'end'],
  [now, 139, time, 13.8, 700, 'on-ink', 'middle'],
  ...hours.map((label, i): Label => [
    at(4 + 2 * i) + (i === 4 ? 0 : 6),
    374,
    label,
    13.8,
    500,
    'muted',
    i === 4 ? 'end' : undefined,
  ]),
  ...words.furnaces.map((name, row): Label => [24, rowAt(row) + 27, name, 14, 650, row ? 'muted' : 'link']),
  ...charges.flatMap(([row, from, , kind, alloy], i): Label[] => [
    [at(from) + 11, rowAt(row) + 19, alloy, 14, 650, looks[kind][2]],
    [at(from) + 11, rowAt(row) + 36, words.charges[i], 13.8, 500, looks[kind][3]],
  ]),
  [668, 106, words.charge.title, 16, 700, 'ink'],
  [668, 127, words.charge.about, 13.8],
  ...words.charge.parts.flatMap((name, i): Label[] => [
    [668, part(i) + 2, name, 14, 500, 'text'],
    [840, part(i) + 2, `${weights[i]}\u00a0kg`, 13.8, 600, 'ink', 'end'],
  ]),
  [668, 328, words.charge.sure[0], 14, 500, 'text'],
  [840, 328, words.charge.sure[1], 14, 700, 'link', 'end'],
  [668, 398, words.charge.cost[0], 14, 500, 'text'],
  [668, 434, words.charge.cost[1], 26, 750, 'ink'],
  [754, 479, words.charge.action, 14, 650, 'on-brand', 'middle'],
];

/** The furnaces of a foundry, 880 × 540 units. */
export function FurnaceScreen({ words }: { words: FurnaceScreenWords }) {
  // Ends with the chart.
  const [state, stateLabel] = statePill(words.state, 620 - statePillWidth(words.state), 72, 'brand');
  return (
    <ScreenDrawing
      width={880}
      height={540}
      alt={words.alt}
      shapes={[...state, ...shapes]}
      labels={[...labels(words), stateLabel]}
      logo={14}
    >
      <path d="M0 0H880V540H0z" fill="var(--bg)" />
      <path d="M628 56H880V540H628z" fill="var(--surface)" />
    </ScreenDrawing>
  );
}
