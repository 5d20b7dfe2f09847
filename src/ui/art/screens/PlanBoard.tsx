import { type Label, ScreenDrawing, type Shape, box, dot, pill } from './ScreenDrawing';
import { statePill, statePillWidth } from './statePill';

/** Five machines, five days, and an order moved from the third machine to the fourth. */
export interface PlanBoardWords {
  alt: string;
  app: string;
  title: string;
  week: string;
  /** In the pill beside the title. */
  late: string;
  days: readonly string[];
  /** Name and load of each machine. */
  machines: readonly (readonly string[])[];
  /** Name and state of each order, in the order of `bars`. */
  orders: readonly (readonly string[])[];
  /** The note on the moved order: where to, and what stays. */
  moved: readonly string[];
}

type Kind = 'done' | 'running' | 'planned' | 'late' | 'moved';

const left = 158;
const day = 142;
const top = 162;
const rowHeight = 72;
const now = 2.3;
const loads = [92, 78, 64, 71, 55];

/** Row, first day, length in days, kind, share that is done. */
const bars: readonly [row: number, from: number, days: number, kind: Kind, share?: number][] = [
  [0, 0.04, 1.42, 'done'],
  [0, 1.54, 1.7, 'running', 0.46],
  [0, 3.32, 1.62, 'planned'],
  [1, 0.04, 1.9, 'done'],
  [1, 2.02, 1.36, 'running', 0.22],
  [1, 3.46, 1.1, 'planned'],
  [2, 0.3, 1.56, 'done'],
  [2, 2.04, 1.2, 'late'],
  [3, 0.04, 1.3, 'done'],
  [3, 1.42, 1.44, 'running', 0.62],
  [3, 3.04, 1.44, 'moved'],
  [4, 0.6, 1.5, 'done'],
  [4, 3.5, 1.44, 'planned'],
];

/** Tokens of fill, outline, name and note. */
const looks: Record<Kind, readonly [fill: string, line: string, name: string, note: string]> = {
  done: ['surface-3', 'surface-3', 'text', 'muted'],
  running: ['brand-soft', 'brand-soft', 'ink', 'brand-soft-text'],
  planned: ['card', 'border-strong', 'ink', 'muted'],
  late: ['bg', 'danger', 'danger', 'danger'],
  moved: ['brand', 'brand', 'on-brand', 'on-brand'],
};

const x = (at: number) => left + day * at;
const y = (row: number) => top + rowHeight * row;

const shapes: Shape[] = [
  [`M0 56H880M0 ${top - 10}H880`, 'border', 1],
  ...[1, 2, 3, 4].map((row): Shape => [`M0 ${y(row) - 8}H880`, 'card-border', 1]),
  ...[0, 1, 2, 3, 4].map((at): Shape => [`M${x(at) - 4} 116V540`, 'card-border', 1, '', at ? '2 6' : '']),
  ...loads.flatMap((load, row): Shape[] => [
    [`M26 ${y(row) + 46}h64`, 'surface-3', 5],
    [`M26 ${y(row) + 46}h${(64 * load) / 100}`, load > 90 ? 'warning' : 'border-strong', 5],
  ]),
  [`M${x(now)} 146V540`, 'link', 1.5],
  dot(x(now), 147, 9, 'link'),
  ...bars.flatMap(([row, from, days, kind, share]): Shape[] => {
    const [fill, line] = looks[kind];
    const at = x(from);
    const length = day * days - 6;
    return [
      [box(at, y(row), length, 52, 9), line, 1.4, fill, kind === 'late' ? '5 5' : ''],
      ...(share ? [[`M${at + 12} ${y(row) + 45}h${(length - 24) * share}`, 'brand', 4] as Shape] : []),
    ];
  }),
  // From the late place to the new one.
  [`M${x(2.66)} ${y(2) + 56}C${x(2.66)} ${y(3) + 30} ${x(2.8)} ${y(3) + 28} ${x(3.04) - 8} ${y(3) + 27}`, 'ink', 1.8],
  [`M${x(3.04) - 16} ${y(3) + 21}l8 6-8 6`, 'ink', 1.8],
  pill(x(3.36), y(2) - 6, 226, 'ink', 60, 12),
  [`M${x(3.36) + 34} ${y(2) + 53}l8 9 8-9z`, '', 0, 'ink'],
];

const labels = ({ app, title, week, days, machines, orders, moved }: PlanBoardWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [24, 94, title, 20, 750, 'ink'],
  [856, 35, week, 13.8, 500, 'muted', 'end'],
  ...days.map((name, i): Label => [x(i) + 8, 139, name, 13.8, i === 2 ? 700 : 500, i === 2 ? 'ink' : 'muted']),
  ...machines.flatMap(([name, load], row): Label[] => [
    [24, y(row) + 24, name, 14.5, 650, 'ink'],
    [98, y(row) + 51, load, 13.8, 500, loads[row] === 92 ? 'warning' : 'muted'],
  ]),
  ...bars.flatMap(([row, from, , kind, share], i): Label[] => {
    const [name, note] = orders[i] ?? [];
    const [, , ink, soft] = looks[kind];
    const lift = share ? 3 : 0;
    return [
      [x(from) + 12, y(row) + 23 - lift, name, 14, 650, ink],
      [x(from) + 12, y(row) + 41 - 2 * lift, note, 13.8, 500, soft],
    ];
  }),
  ...moved.map((line, i): Label => [x(3.36) + 16, y(2) + 19 + 20 * i, line, 14, i ? 500 : 700, 'on-ink']),
];

/** The planning board, 880 × 540 units: machines by days; a late order and its new place. */
export function PlanBoard({ words }: { words: PlanBoardWords }) {
  const [late, lateLabel] = statePill(words.late, 856 - statePillWidth(words.late), 72, 'warning');
  return (
    <ScreenDrawing
      width={880}
      height={540}
      alt={words.alt}
      shapes={[...shapes, ...late]}
      labels={[...labels(words), lateLabel]}
      logo={14}
    >
      <path d="M0 0H880V540H0z" fill="var(--bg)" />
      <path d={`M0 ${top - 10}H${left - 4}V540H0z`} fill="var(--surface)" />
    </ScreenDrawing>
  );
}
