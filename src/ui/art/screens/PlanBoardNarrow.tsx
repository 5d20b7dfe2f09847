import type { PlanBoardWords } from './PlanBoard';
import { type Label, ScreenDrawing, type Shape, box, dot, pill } from './ScreenDrawing';
import { statePill, statePillWidth } from './statePill';

const left = 110;
const day = 80;
const top = 126;
const rowHeight = 72;
const now = 0.3;

/** Indexes of the machines that are shown, in the words of `PlanBoard`. */
const machineRows = [1, 2, 3];

const x = (at: number) => left + day * at;
const y = (row: number) => top + rowHeight * row;

const shapes: Shape[] = [
  ['M0 56H352', 'border', 1],
  [`M0 ${top - 10}H352`, 'border', 1],
  ...[1, 2, 3].map((row): Shape => [`M0 ${y(row) - 8}H352`, 'card-border', 1]),
  ...[0, 1, 2].map((at): Shape => [`M${x(at) - 4} 66V${y(3) - 8}`, 'card-border', 1, '', at ? '2 6' : '']),
  [`M${x(now)} 108V${y(3) - 8}`, 'link', 1.5],
  dot(x(now), 109, 9, 'link'),
  [box(x(0.02), y(0), 110, 52, 9), 'brand-soft', 1.4, 'brand-soft'],
  [`M${x(0.02) + 12} ${y(0) + 45}h26`, 'brand', 4],
  [box(x(1.46), y(0), 90, 52, 9), 'border-strong', 1.4, 'card'],
  [box(x(0.04), y(1), 108, 52, 9), 'danger', 1.4, 'bg', '5 5'],
  [box(x(1.06), y(2), 128, 52, 9), 'brand', 1.4, 'brand'],
  [`M${x(0.5)} ${y(1) + 56}C${x(0.5)} ${y(2) + 30} ${x(0.7)} ${y(2) + 27} ${x(1.06) - 8} ${y(2) + 27}`, 'ink', 1.8],
  [`M${x(1.06) - 16} ${y(2) + 21}l8 6-8 6`, 'ink', 1.8],
  pill(118, y(3) + 6, 218, 'ink', 60, 12),
  [`M236 ${y(3) + 7}l8-9 8 9z`, '', 0, 'ink'],
];

const labels = ({ app, days, machines, orders, moved }: PlanBoardWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  ...days.slice(2).map((name, i): Label => [x(i) + 6, 96, name, 13.5, i ? 500 : 700, i ? 'muted' : 'ink']),
  ...machineRows.map((row, i): Label => [12, y(i) + 31, machines[row]?.[0], 14, 650, 'ink']),
  [x(0.02) + 12, y(0) + 20, orders[4]?.[0], 14, 650, 'ink'],
  [x(0.02) + 12, y(0) + 37, orders[4]?.[1], 13.5, 500, 'brand-soft-text'],
  [x(1.46) + 12, y(0) + 23, orders[5]?.[0], 14, 650, 'ink'],
  [x(1.46) + 12, y(0) + 41, orders[5]?.[1], 13.5, 500],
  [x(0.04) + 12, y(1) + 23, orders[7]?.[0], 14, 650, 'danger'],
  [x(0.04) + 12, y(1) + 41, orders[7]?.[1], 13.5, 500, 'danger'],
  [x(1.06) + 12, y(2) + 23, orders[10]?.[0], 14, 650, 'on-brand'],
  [x(1.06) + 12, y(2) + 41, orders[10]?.[1], 13.5, 500, 'on-brand'],
  ...moved.map((line, i): Label => [134, y(3) + 31 + 20 * i, line, 14, i ? 500 : 700, 'on-ink']),
];

/** The part of `PlanBoard` that fits a phone, 352 × 444 units: the late order, its new place, and the note. */
export function PlanBoardNarrow({ words }: { words: PlanBoardWords }) {
  const [late, lateLabel] = statePill(words.late, 340 - statePillWidth(words.late), 13, 'warning');
  return (
    <ScreenDrawing
      width={352}
      height={444}
      alt={words.alt}
      shapes={[...shapes, ...late]}
      labels={[...labels(words), lateLabel]}
      logo={14}
    >
      <path d="M0 0H352V444H0z" fill="var(--bg)" />
      <path d={`M0 ${top - 10}H${left - 4}V${y(3) - 8}H0z`} fill="var(--surface)" />
    </ScreenDrawing>
  );
}
