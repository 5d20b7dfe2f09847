import { type Label, ScreenDrawing, type Shape, box, card, dot, pill } from './ScreenDrawing';

/** Tasks of a shift: the first is done, the second is under way; a count and a report. */
export interface ShiftPhoneWords {
  alt: string;
  time: string;
  title: string;
  about: string;
  /** Name and note of each task. */
  tasks: readonly (readonly string[])[];
  /** Name, number and target. */
  count: readonly string[];
  action: string;
}

const row = (i: number) => 134 + 72 * i;

const shapes = (fault: boolean, share: number): Shape[] => [
  [box(2, 2, 336, 676, 50), 'border-strong', 2, 'cloud-eye'],
  [box(12, 12, 316, 656, 40), '', 0, 'bg'],
  pill(130, 22, 80, 'cloud-eye', 22),
  ['M276 34v0m6 0v-3m6 3v-6m6 6v-9', 'ink', 2.4],
  ...[0, 1, 2].map((i): Shape =>
    i === 1 ? [box(28, row(i), 284, 62, 14), 'brand', 2, 'brand-soft'] : card(28, row(i), 284, 62),
  ),
  dot(58, row(0) + 31, 26, 'brand'),
  [`M52.500 ${row(0) + 31}l4 4 7-8`, 'on-brand', 2.4],
  [`M58 ${row(1) + 18}a13 13 0 0 1 0 26`, 'brand', 3],
  [`M58 ${row(1) + 44}a13 13 0 0 1 0-26`, 'border-strong', 1.6],
  [`M58 ${row(2) + 18}a13 13 0 0 1 0 26a13 13 0 0 1 0-26`, 'border-strong', 1.6],
  card(28, 364, 284, 152),
  ['M51.500 492h237', 'surface-3', 7],
  ...(share > 0 ? [[`M51.500 492h${237 * share}`, 'brand', 7] as Shape] : []),
  // The counter's buttons.
  ...(fault
    ? [
        dot(210, 438, 46, 'surface-2'),
        dot(268, 438, 46, 'brand'),
        ['M202 438h16', 'ink', 2.6] as Shape,
        ['M260 438h16m-8-8v16', 'on-brand', 2.6] as Shape,
      ]
    : []),
  [box(28, 532, 284, 56, 14), fault ? 'danger' : 'brand', 1.5, fault ? 'danger-soft' : 'brand'],
  ['M28 606H312', 'border', 1],
  ['M66 624h24m-24 8h24m-24 8h24', 'link', 2.4],
  ['M156 642v-18h28v18zm7-18v-5h14v5', 'muted', 2.2],
  ['M262 624a6 6 0 1 0 .01 0m-12 18c2-8 22-8 24 0', 'muted', 2.2],
  ['M128 657h84', 'ink', 4],
];

const labels = ({ time, title, about, tasks, count, action }: ShiftPhoneWords, fault: boolean): Label[] => [
  [48, 40, time, 15, 700, 'ink'],
  [28, 94, title, 24, 750, 'ink'],
  [28, 118, about, 15],
  ...tasks.flatMap(([name, note], i): Label[] => [
    [84, row(i) + 27, name, 16, 650, 'ink'],
    [84, row(i) + 47, note, 15, 500, i === 1 ? 'brand-soft-text' : 'muted'],
  ]),
  [48, 394, count[0], 15, 600, 'text'],
  [48, 440, count[1], 38, 750, 'ink'],
  [48, 466, count[2], 15],
  [170, 566, action, 16, 700, fault ? 'danger' : 'on-brand', 'middle'],
];

interface ShiftPhoneProps {
  words: ShiftPhoneWords;
  /** The share of the target that is reached, 0…1. */
  share: number;
  /** A shift at a machine: parts are counted by hand, and the button reports a fault. */
  fault?: boolean;
}

/** A shift on a phone, 340 × 680 units. */
export function ShiftPhone({ words, share, fault = false }: ShiftPhoneProps) {
  return (
    <ScreenDrawing
      width={340}
      height={680}
      alt={words.alt}
      shapes={shapes(fault, share)}
      labels={labels(words, fault)}
    />
  );
}
