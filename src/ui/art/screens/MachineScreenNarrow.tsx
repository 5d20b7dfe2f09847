import { curve } from '../curve';
import { type MachineScreenWords, press, trace, warmth } from './MachineScreen';
import { type Label, ScreenDrawing, type Shape, card, dot } from './ScreenDrawing';
import { statePill, statePillWidth } from './statePill';

const base = 464;
const step = 11;
const tile = (i: number) => 16 + 154 * i;
const day = (values: readonly number[]) =>
  curve(
    32,
    step,
    values.map((n) => base - n),
  );

const shapes: Shape[] = [
  ['M0 56H328', 'border', 1],
  ...press(16),
  card(tile(0), 174, 142, 96),
  card(tile(1), 174, 142, 96),
  card(16, 286, 296, 216),
  [`M32 ${base}H296M32 ${base - 58}H296`, 'card-border', 1],
  [`M32 ${base - 104}H296`, 'danger', 1.2, '', '4 6'],
  [`${day(trace)}V${base}H32z`, '', 0, 'brand-soft'],
  [day(warmth), 'border-strong', 1.8, '', '1 5'],
  [day(trace), 'link', 2.6],
  dot(32 + 9 * step, base - 116, 15, 'card'),
  dot(32 + 9 * step, base - 116, 10, 'danger'),
];

const labels = ({ app, machine, about, readings, chart }: MachineScreenWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [116, 112, machine, 24, 750, 'ink'],
  [116, 136, about, 13.5],
  ...readings.slice(0, 2).flatMap(([name, value, unit, note], i): Label[] => [
    [tile(i) + 16, 200, name, 13.5, 500],
    [tile(i) + 16, 234, value, 26, 750, 'ink'],
    [tile(i) + 24 + 14.5 * (value?.length ?? 0), 234, unit, 14, 600, 'ink'],
    [tile(i) + 16, 256, note, 13],
  ]),
  [32, 318, chart.title, 15, 700, 'ink'],
  [32 + 9 * step + 13, base - 112, chart.note, 13.5, 650, 'danger'],
  [296, base - 88, chart.limit, 13, 500, 'danger', 'end'],
  ...chart.hours.flatMap((hour, i): Label[] =>
    i % 2 ? [] : [[32 + 6 * step * i, 488, hour, 13, 500, 'muted', (['middle', 'end'] as const)[i / 2 - 1]]],
  ),
];

/** The screen of one machine on phones: its head, two readings and the day, 328 × 518 units. */
export function MachineScreenNarrow({ words }: { words: MachineScreenWords }) {
  const [state, stateLabel] = statePill(words.state, 312 - statePillWidth(words.state), 13, 'brand');
  return (
    <ScreenDrawing
      width={328}
      height={518}
      alt={words.alt}
      shapes={[...shapes, ...state]}
      labels={[...labels(words), stateLabel]}
      logo={14}
    >
      <path d="M0 0H328V518H0z" fill="var(--surface)" />
      <path d="M0 0H328V56H0z" fill="var(--bg)" />
    </ScreenDrawing>
  );
}
