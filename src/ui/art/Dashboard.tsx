import { useId } from 'react';
import type en from '@words/en/home.json';
import { curve } from './curve';
import { type Label, type Shape, ScreenDrawing, box, card, dot, pill } from './screens/ScreenDrawing';

export type DashboardWords = (typeof en)['dashboard'];

// An icon per menu item, in a box of 16 px, with relative path commands.
const icons = [
  'm2 2h4.5v4.5h-4.5zm7.5 0h4.5v4.5h-4.5zm0 7.5h4.5v4.5h-4.5zm-7.5 0h4.5v4.5h-4.5z',
  'm3 14v-6m5 6v-11m5 11v-8',
  'm8 1.5l5.5 3v7l-5.5 3-5.5-3v-7zm-5.5 3l5.5 3 5.5-3m-5.5 3v7',
  'm1.5 2.5h1.7l2 8h7.3l1.5-5.5h-10m2 8.5h0m5 0h0',
  'm4.5 4.5h7v7h-7zm2-3v3m3-3v3m-3 7v3m3-3v3m-8-8h3m-3 3h3m7-3h3m-3 3h3',
  'm13.6 5a3.7 3.7 0 0 1-5 4.2l-4.4 4.4a1.5 1.5 0 0 1-2.1-2.1l4.4-4.4a3.7 3.7 0 0 1 4.2-5l-2.3 2.3.4 2.5 2.5.4z',
  'm6 3.5h8.5m-8.5 4.5h8.5m-8.5 4.5h8.5m-12.5-9h0m0 4.5h0m0 4.5h0',
];
const active = 1;
const sparks = [
  [20, 16, 18, 9, 12, 2],
  [22, 18, 14, 12, 7, 4],
  [4, 8, 5, 15, 12, 19],
  [3, 5, 4, 10, 9, 14],
];

// The chart: ten hours, 66 units apart; 50 items are at y ≈ 423, one item is 1.14 units high.
const hour = (i: number) => 300 + 66 * i;
const height = (pieces: number) => Math.round(480 - pieces * 1.14);
const now = 5;
const actual = curve(hour(0), 66, [92, 119, 108, 135, 126, 168, 152, 171, 160, 178].map(height));
const plan = [100, 110, 120, 130, 140, 160, 164, 166, 166, 166].map((n, i) => `${hour(i)} ${height(n)}`).join('L');

const tremor = [0, -18, 22, -27, 25, -30, 24, -22, 19, -14, 11, -9, 6, -5, 3, -3, 2, -1, 1, -1, 0, -1, 1, 0, 0];
const row = (i: number) => 578 + 36 * i;
const machine = (i: number) => 260 + 43 * i;

const shapes = (gradient: string): Shape[] => [
  ['M0 0H208V740H0z', '', 0, 'surface'],
  ['M208 0V740M0 664H208M208 64H1200', 'border', 1],
  card(14, 78, 180, 40, 10),
  pill(23, 88, 20, 'brand-soft', 20, 6),
  ['M33 103.5c-3-3-4.5-5-4.5-7a4.5 4.5 0 0 1 9 0c0 2-1.5 4-4.5 7zm0-7h0', 'link', 1.4],
  ['M176 96l4 4 4-4', 'muted', 1.5],
  pill(14, 174, 180, 'brand-soft', 36, 8),
  pill(164, 262, 22, 'surface-2', 20),
  ...icons.map((icon, i): Shape => [`M28 ${144 + 40 * i}${icon}`, i === active ? 'link' : 'muted', 1.4]),
  dot(36, 702, 32, 'brand-soft'),
  [box(640.5, 14.5, 249, 35, 10), 'border', 1, 'surface'],
  ['M659 26.5a5 5 0 1 0 .01 0M663 35l4 4', 'muted', 1.5],
  pill(906, 14, 184, 'surface-2', 36, 10),
  card(909, 17, 58, 30, 8),
  ['M1112 37h14c-2-2-2-4-2-7a5 5 0 0 0-10 0c0 3 0 5-2 7zm5 3h4', 'text', 1.5],
  dot(1125, 25, 11, 'bg'),
  dot(1125, 25, 7, 'brand'),
  dot(1160, 32, 32, 'brand-soft'),
  ...sparks.flatMap((ys, i): Shape[] => {
    const [x, colour] = [366 + 240 * i, i ? 'border-strong' : 'brand'];
    return [
      card(232 + 240 * i, 84, 224, 96),
      [
        curve(
          x,
          14,
          ys.map((y) => y + 138),
        ),
        colour,
        2,
      ],
      dot(x + 70, 138 + (ys[5] ?? 0), 7, colour),
    ];
  }),
  card(232, 196, 704, 272),
  card(952, 196, 224, 272),
  card(232, 484, 704, 232),
  card(952, 484, 224, 232),
  dot(736, 222, 9, 'brand'),
  ['M844 222h18', 'border-strong', 1.8, '', '4 5'],
  ['M292 252H916M292 309H916M292 366H916', 'border', 1, '', '2 5'],
  ['M292 423H916M972 650H1156M972 690H1156', 'border', 1],
  [`${actual}V423H${hour(0)}z`, '', 0, gradient],
  [`M${plan}`, 'border-strong', 1.8, '', '4 5'],
  [`M${hour(now)} 244V423`, 'border-strong', 1],
  [actual, 'brand', 3],
  dot(hour(now), height(168), 16, 'card'),
  dot(hour(now), height(168), 12, 'brand'),
  pill(hour(now) - 142, 234, 118, 'ink', 62, 10),
  ...['brand', 'brand', 'warning', 'brand', 'info'].flatMap((lamp, i): Shape[] => [
    dot(977, machine(i) + 1, 9, lamp),
    [i ? `M972 ${machine(i) - 20.5}h184` : '', 'card-border', 1],
  ]),
  ...[86, 64, 38, 12].flatMap((share, i): Shape[] => [
    [`M252 ${row(i) - 19.5}h664`, 'card-border', 1],
    [`M627 ${row(i)}h104`, 'surface-2', 6],
    [`M627 ${row(i)}h${share}`, i ? 'border-strong' : 'brand', 6],
    pill(800, row(i) - 11, 88, ['brand-soft', 'brand-soft', 'warning-soft'][i] ?? 'surface-2'),
  ]),
  pill(1092, 531, 64, 'brand-soft'),
  ['M972 606h184', 'danger', 1, '', '3 5'],
  [
    curve(
      972,
      7.66,
      tremor.map((y) => y + 650),
    ),
    'link',
    2,
  ],
];

const labels = ({ nav, spans, kpis, chart, machines, orders, vibration, ...words }: DashboardWords): Label[] => [
  [59, 41, words.app, 16.5, 700, 'ink'],
  [51, 102.5, words.site, 12.5, 600, 'ink'],
  ...nav.map((name, i): Label => [
    54,
    157 + 40 * i,
    name,
    13.5,
    i === active ? 600 : 500,
    i === active ? 'brand-soft-text' : 'text',
  ]),
  [175, 276, '7', 11, 600, 'ink', 'middle'],
  [36, 706, words.initials, 11.5, 700, 'brand-soft-text', 'middle'],
  [1160, 36, words.initials, 11.5, 700, 'brand-soft-text', 'middle'],
  [62, 699, words.user, 13, 600, 'ink'],
  [62, 715, words.role, 11],
  [232, 30, words.hello, 15, 700, 'ink'],
  [232, 48, words.shift, 11.5],
  [678, 36.5, words.search],
  ...spans.map((span, i): Label => [938 + 60 * i, 36.5, span, 12.5, i ? 500 : 600, i ? 'muted' : 'ink', 'middle']),
  ...kpis.flatMap(([name = '', value = '', note = '', unit = ''], i): Label[] => {
    const x = 250 + 240 * i;
    return [
      [x, 112, name],
      [x, 144, value, 25, 750, 'ink'],
      [x + 50, 144, unit, 13, 600, 'ink'],
      [x, 166, note, 11.5, 600, ['link', 'muted', 'danger', 'link'][i]],
    ];
  }),
  [252, 227, chart.title, 14.5, 700, 'ink'],
  [748, 226.5, chart.actual],
  [872, 226.5, chart.plan],
  ...[200, 150, 100, 50].map((n, i): Label => [280, 256 + 57 * i, `${n}`, 11.5, 400, 'muted', 'end']),
  ...chart.hours.map((time, i): Label => [
    hour(i),
    446,
    time,
    11.5,
    i === now ? 700 : 400,
    i === now ? 'ink' : 'muted',
    'middle',
  ]),
  ...chart.tip.map((line, i): Label => [
    hour(now) - 128,
    254 + 17 * i,
    line,
    i === 1 ? 14 : 11,
    i === 1 ? 700 : 500,
    i === 1 ? 'on-ink' : 'border',
  ]),
  [972, 227, machines.title, 14.5, 700, 'ink'],
  ...machines.items.flatMap(([name, state, value], i): Label[] => [
    [992, machine(i) - 2, name, 13, 600, 'ink'],
    [992, machine(i) + 14, state, 11],
    [1156, machine(i) + 5, value, 11.5, 500, 'text', 'end'],
  ]),
  [252, 515, orders.title, 14.5, 700, 'ink'],
  ...orders.columns.map((head, i): Label => [[252, 324, 500, 624][i] ?? 800, 546, head, 11]),
  ...orders.items.flatMap(([order, part, at, done, state], i): Label[] => [
    [252, row(i) + 4, order],
    [324, row(i) + 4, part, 13, 600, 'ink'],
    [500, row(i) + 4, at, 12.5, 400, 'text'],
    [780, row(i) + 4, done, 11.5, 600, 'text', 'end'],
    [844, row(i) + 4, state, 11, 600, ['brand-soft-text', 'brand-soft-text', 'warning', 'muted'][i], 'middle'],
  ]),
  [972, 515, vibration.title, 14.5, 700, 'ink'],
  [972, 550, vibration.value, 25, 750, 'ink'],
  [1018, 550, vibration.unit, 13, 600, 'ink'],
  [1124, 546, vibration.state, 11, 600, 'brand-soft-text', 'middle'],
  [1156, 598, vibration.limit, 10.5, 400, 'muted', 'end'],
];

/** The product's dashboard, 1200 × 740 units, in the theme's colours and the page's language. */
export function Dashboard({ words }: { words: DashboardWords }) {
  const id = useId();
  return (
    <ScreenDrawing height={740} width={1200} alt={words.alt} shapes={shapes(`#${id}`)} labels={labels(words)} logo={20}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--brand)" stopOpacity=".26" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1200V740H0z" fill="var(--bg)" />
      <path d="M208 64H1200V740H208z" fill="var(--surface)" fillOpacity=".45" />
    </ScreenDrawing>
  );
}
