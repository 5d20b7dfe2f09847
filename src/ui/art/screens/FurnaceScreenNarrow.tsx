import { curve } from '../curve';
import { type FurnaceScreenWords, furnaces, weights } from './FurnaceScreen';
import { type Label, ScreenDrawing, type Shape, card, dot, pill } from './ScreenDrawing';

const left = 70;
const right = 312;
const step = (right - left) / 24;
const base = 325;
const height = (degrees: number) => base - 0.135 * (degrees - 200);
const at = (time: number) => left + 3 * step * (time - 4);
const now = at(7 + 2 / 3);
const part = (i: number) => 486 + 42 * i;
const colours = ['link', 'border-strong'] as const;

const trace = (from: number, degrees: readonly number[]) => curve(from, step, degrees.map(height));
const lines = furnaces.map(({ until, since, next }) => {
  const poured = left + step * (until.length - 1);
  return { poured, heated: trace(left, until), held: trace(poured, since), next: trace(now, next) };
});
const [first] = lines;

const shapes: Shape[] = [
  ['M0 56H328', 'border', 1],
  dot(21, 116, 9, 'brand'),
  [`M${left} ${height(1160)}H${right}V${height(1105)}H${left}z`, '', 0, 'warning-soft'],
  ...[300, 600, 900, 1200].map((line): Shape => [`M${left} ${height(line)}H${right}`, 'card-border', 1]),
  ...[4, 6, 8, 10, 12].map((time): Shape => [`M${at(time)} ${height(1200)}V${base}`, 'card-border', 1, '', '2 6']),
  [`${first?.heated}V${base}H${left}z`, '', 0, 'brand-soft'],
  [`${first?.held}V${base}H${first?.poured}z`, '', 0, 'brand-soft'],
  [`M${now} 176V${base}`, 'ink', 1.5],
  ...lines
    .flatMap(({ poured, heated, held, next }, i): Shape[] => [
      dot(poured, height(1150), 8, colours[i]),
      [next, colours[i], 2.4, '', '1 6'],
      [heated + held, colours[i], 2.4],
    ])
    .reverse(),
  dot(at(8.667), height(1120), 14, 'bg'),
  dot(at(8.667), height(1120), 9, 'warning'),
  pill(now - 26, 158, 52, 'ink', 24),
  dot(left + 5, 373, 9, colours[0]),
  dot(left + 127, 373, 9, colours[1]),
  card(16, 404, 296, 335),
  ...weights.flatMap((weight, i): Shape[] => [
    [`M35 ${part(i) + 14}h258`, 'surface-3', 6],
    [`M35 ${part(i) + 14}h${(258 * weight) / 188}`, i === 2 ? 'border-strong' : 'warning', 6],
  ]),
  ['M32 606H296', 'border', 1],
  ['M35.500 652h257', 'surface-3', 7],
  ['M35.500 652h236', 'brand', 7],
  ['M32 678H296', 'border', 1],
];

const labels = ({ app, title, state, hours, now: time, pour, charge, ...words }: FurnaceScreenWords): Label[] => [
  [58, 35, app, 16, 700, 'ink'],
  [16, 92, title, 20, 750, 'ink'],
  [34, 121, state, 14, 600, 'link'],
  ...[300, 600, 900].map((line): Label => [left - 8, height(line) + 5, `${line}\u00a0°C`, 13.5, 500, 'muted', 'end']),
  [right, height(1200) - 14, pour, 13.5, 600, 'warning', 'end'],
  [now, 175, time, 13.5, 700, 'on-ink', 'middle'],
  ...hours.flatMap((hour, i): Label[] =>
    i % 2 ? [] : [[at(4 + 2 * i), base + 21, hour, 13.5, 500, 'muted', (['middle', 'end'] as const)[i / 2 - 1]]],
  ),
  ...words.furnaces.map((name, i): Label => [left + 17 + 122 * i, 378, name, 14, 650, i ? 'muted' : 'link']),
  [32, 434, charge.title, 16, 700, 'ink'],
  [32, 456, charge.about, 13.5],
  ...charge.parts.flatMap((name, i): Label[] => [
    [32, part(i), name, 14, 500, 'text'],
    [296, part(i), `${weights[i]}\u00a0kg`, 13.5, 600, 'ink', 'end'],
  ]),
  [32, 637, charge.sure[0], 14, 500, 'text'],
  [296, 637, charge.sure[1], 14, 700, 'link', 'end'],
  [32, 713, charge.cost[0], 14, 500, 'text'],
  [296, 717, charge.cost[1], 26, 750, 'ink', 'end'],
];

/** The furnaces on phones: their temperatures and the proposed charge below them, 328 × 755 units. */
export const FurnaceScreenNarrow = ({ words }: { words: FurnaceScreenWords }) => (
  <ScreenDrawing width={328} height={755} alt={words.alt} shapes={shapes} labels={labels(words)} logo={14}>
    <path d="M0 0H328V755H0z" fill="var(--bg)" />
    <path d="M0 390H328V755H0z" fill="var(--surface)" />
  </ScreenDrawing>
);
