import { curve } from '../curve';
import { type Label, ScreenDrawing, type Shape, box, card, dot, pill } from './ScreenDrawing';
import { statePill, statePillWidth } from './statePill';

/** One machine: its state, three readings, a day of vibration, why it stopped, and its next maintenance. */
export interface MachineScreenWords {
  alt: string;
  app: string;
  machine: string;
  about: string;
  state: string;
  /** Name, value, unit and note of each reading. */
  readings: readonly (readonly string[])[];
  chart: { title: string; limit: string; hours: readonly string[]; note: string };
  /** Reasons and minutes, longest first. */
  stops: { title: string; total: string; items: readonly (readonly string[])[] };
  next: { title: string; date: string; task: string; used: string; action: string };
}

/** A day of vibration, hourly. */
export const trace = [
  22, 26, 24, 30, 27, 25, 34, 52, 88, 116, 74, 46, 38, 33, 29, 34, 30, 27, 31, 28, 26, 29, 25, 27, 24,
];
/** The same day's temperature. */
export const warmth = [
  60, 58, 60, 62, 66, 70, 74, 82, 92, 98, 94, 88, 80, 78, 76, 78, 76, 74, 74, 72, 70, 68, 66, 66, 64,
];
const base = 478;
const step = 20;
const minutes = [48, 31, 22, 9];
const tile = (i: number) => 24 + 182 * i;
const reason = (i: number) => 142 + 44 * i;

/** The press, 84 × 84 units at (x, 74): frame, ram, die and table. */
export const press = (x: number): Shape[] => [
  pill(x, 74, 84, 'surface-2', 84, 14),
  [
    `M${x + 16} 146l3-50c1-8 6-12 14-12h20c8 0 13 4 13 12v8h-12v-4c0-3-2-4-4-4h-8c-3 0-4 2-4 5v33h28v12z`,
    '',
    0,
    'border-strong',
  ],
  [`M${x + 42} 98h12v16h-12zm-3 16h18v7h-18zm-1 15h21v7h-21z`, '', 0, 'ink'],
  [`M${x + 36} 126h26`, 'brand', 3],
  dot(x + 26, 104, 15, 'ink'),
  dot(x + 26, 104, 6, 'border-strong'),
];

const shapes: Shape[] = [
  ['M0 56H880', 'border', 1],
  ...press(24),
  ...[0, 1, 2].map((i) => card(tile(i), 174, 172, 96)),
  card(24, 286, 536, 230),
  card(584, 74, 272, 252),
  card(584, 342, 272, 174),
  [`M44 ${base}H540M44 ${base - 58}H540`, 'card-border', 1],
  [`M44 ${base - 104}H540`, 'danger', 1.2, '', '4 6'],
  [
    `${curve(
      44,
      step,
      trace.map((n) => base - n),
    )}V${base}H44z`,
    '',
    0,
    'brand-soft',
  ],
  [
    curve(
      44,
      step,
      warmth.map((n) => base - n),
    ),
    'border-strong',
    1.8,
    '',
    '1 5',
  ],
  [
    curve(
      44,
      step,
      trace.map((n) => base - n),
    ),
    'link',
    2.6,
  ],
  dot(44 + 9 * step, base - 116, 15, 'card'),
  dot(44 + 9 * step, base - 116, 10, 'danger'),
  // Bars with round caps, as wide as their labels.
  ...minutes.flatMap((n, i): Shape[] => [
    [`M609.500 ${reason(i) + 13}h221`, 'surface-3', 7],
    [`M609.500 ${reason(i) + 13}h${(221 * n) / 60}`, i ? 'border-strong' : 'warning', 7],
  ]),
  ['M609.500 440h221', 'surface-3', 7],
  ['M609.500 440h205', 'brand', 7],
  [box(606, 464, 228, 38, 9), '', 0, 'brand'],
];

const labels = ({ app, machine, about, readings, chart, stops, next }: MachineScreenWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [126, 112, machine, 24, 750, 'ink'],
  [126, 136, about, 13.8],
  ...readings.flatMap(([name, value, unit, note], i): Label[] => [
    [tile(i) + 18, 200, name, 13.8, 500],
    [tile(i) + 18, 234, value, 26, 750, 'ink'],
    [tile(i) + 26 + 14.5 * (value?.length ?? 0), 234, unit, 14, 600, 'ink'],
    [tile(i) + 18, 256, note, 13.8],
  ]),
  [44, 318, chart.title, 15, 700, 'ink'],
  [540, base - 114, chart.limit, 13.8, 500, 'danger', 'end'],
  [44 + 8.3 * step, base - 112, chart.note, 13.8, 650, 'danger', 'end'],
  ...chart.hours.map((hour, i): Label => [
    44 + 6 * step * i,
    502,
    hour,
    13.8,
    500,
    'muted',
    i === 4 ? 'end' : undefined,
  ]),
  [606, 106, stops.title, 15, 700, 'ink'],
  [834, 106, stops.total, 13.8, 600, 'muted', 'end'],
  ...stops.items.flatMap(([name, length], i): Label[] => [
    [606, reason(i), name, 14, 500, 'text'],
    [834, reason(i), length, 13.8, 600, 'ink', 'end'],
  ]),
  [606, 374, next.title, 15, 700, 'ink'],
  [834, 374, next.date, 14, 700, 'link', 'end'],
  [606, 398, next.task, 14, 500, 'text'],
  [606, 424, next.used, 13.8],
  [720, 488, next.action, 14, 650, 'on-brand', 'middle'],
];

/** The screen of one machine, 880 × 540 units. */
export function MachineScreen({ words }: { words: MachineScreenWords }) {
  // Ends with the readings.
  const [state, stateLabel] = statePill(words.state, 560 - statePillWidth(words.state), 84, 'brand');
  return (
    <ScreenDrawing
      width={880}
      height={540}
      alt={words.alt}
      shapes={[...shapes, ...state]}
      labels={[...labels(words), stateLabel]}
      logo={14}
    >
      <path d="M0 0H880V540H0z" fill="var(--surface)" />
      <path d="M0 0H880V56H0z" fill="var(--bg)" />
    </ScreenDrawing>
  );
}
