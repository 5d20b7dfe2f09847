import { type Label, ScreenDrawing, type Shape, box, card, dot, pill } from './ScreenDrawing';
import { statePill } from './statePill';

/** Cards in four columns: next, under way, waiting, done; and the load of the week's days. */
export interface CardBoardWords {
  alt: string;
  app: string;
  title: string;
  week: string;
  /** In the pill above the third column. */
  late: string;
  columns: readonly string[];
  /** Title and note of each card, column by column, in the order of `people`. */
  cards: readonly (readonly (readonly string[])[])[];
  /** The note on the card that waits: since when it can go on, and what stays. */
  moved: readonly string[];
  load: { title: string; days: readonly string[] };
}

const width = 181;
const x = (column: number) => 33 + 211 * column;
const y = (row: number) => 170 + 88 * row;
/** Whose card it is: initials, column by column. */
const people = ['NEAF', 'OCDA', 'N', 'ONDE'];
/** Share that is done of the cards under way. */
const shares = [0.62, 0.46, 0.22, 0.8];
/** Share of each day that is planned. */
const loads = [0.9, 0.75, 0.95, 0.6, 0.7];
const faces: Record<string, string> = {
  N: 'info',
  E: 'warning',
  A: 'brand',
  D: 'brand',
  C: 'border-strong',
  F: 'border-strong',
  O: 'link',
};
const bar = (day: number) => x(2) + 22 + 34 * day;

const shapes: Shape[] = [
  ['M0 56H880', 'border', 1],
  ...people.flatMap((initials, column): Shape[] => [
    [box(x(column) - 9, 116, width + 18, 460, 14), '', 0, 'surface-2'],
    pill(x(column) + width - 26, 128, 26, 'surface-3', 22),
    ...Array.from(initials).flatMap((initial, row): Shape[] => [
      column === 2
        ? [box(x(2) + 0.5, y(0) + 0.5, width - 1, 76, 12), 'danger', 1.4, 'bg', '5 5']
        : card(x(column), y(row), width, 77, 12),
      dot(x(column) + width - 24, y(row) + 26, 24, faces[initial]),
      ...(column === 1
        ? ([
            [`M${x(1) + 16.5} ${y(row) + 63}h${width - 33}`, 'surface-3', 5],
            [`M${x(1) + 16.5} ${y(row) + 63}h${(width - 33) * (shares[row] ?? 0)}`, 'brand', 5],
          ] as Shape[])
        : []),
      ...(column === 3 ? ([[`M${x(3) + 16} ${y(row) + 61}l4 4 7-8`, 'link', 2.2]] as Shape[]) : []),
    ]),
  ]),
  [`M${x(2) + 30} ${y(1) + 1}l9-9 9 9z`, '', 0, 'ink'],
  pill(x(2), y(1), width, 'ink', 64, 12),
  card(x(2), y(1) + 76, width, 164, 12),
  ...loads.flatMap((load, day): Shape[] => [
    [`M${bar(day)} ${y(1) + 202}v-70`, 'surface-3', 14],
    [`M${bar(day)} ${y(1) + 202}v${-70 * load}`, load > 0.92 ? 'warning' : 'brand', 14],
  ]),
];

const labels = ({ app, title, week, columns, cards, moved, load }: CardBoardWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [24, 94, title, 20, 750, 'ink'],
  [856, 35, week, 13.5, 500, 'muted', 'end'],
  ...columns.flatMap((name, column): Label[] => [
    [x(column), 144, name, 15, 700, 'ink'],
    [x(column) + width - 13, 144, String(people[column]?.length), 13.5, 650, 'text', 'middle'],
  ]),
  ...cards.flatMap((list, column) =>
    list.flatMap(([name, note], row): Label[] => [
      [x(column) + 14, y(row) + 30, name, 14.5, 650, column === 2 ? 'danger' : 'ink'],
      [x(column) + (column === 3 ? 36 : 14), y(row) + (column === 1 ? 50 : column === 3 ? 65 : 54), note, 13.5],
      [
        x(column) + width - 24,
        y(row) + 30.5,
        people[column]?.[row],
        13.5,
        700,
        faces[people[column]?.[row] ?? ''] === 'brand' ? 'on-brand' : 'bg',
        'middle',
      ],
    ]),
  ),
  ...moved.map((line, i): Label => [x(2) + 14, y(1) + 27 + 21 * i, line, 14, i ? 500 : 700, 'on-ink']),
  [x(2) + 14, y(1) + 102, load.title, 14, 700, 'ink'],
  ...load.days.map((day, i): Label => [bar(i), y(1) + 228, day, 13.5, 500, 'muted', 'middle']),
];

/** A board of cards, 880 × 519 units: what waits, until when, and that the delivery stays. Ends between two rows. */
export function CardBoard({ words }: { words: CardBoardWords }) {
  // Above the third column, of the cards that wait.
  const [late, lateLabel] = statePill(words.late, x(2) - 9, 72, 'warning');
  return (
    <ScreenDrawing
      width={880}
      height={519}
      alt={words.alt}
      shapes={[...shapes, ...late]}
      labels={[...labels(words), lateLabel]}
      logo={14}
    >
      <path d="M0 0H880V519H0z" fill="var(--bg)" />
    </ScreenDrawing>
  );
}
