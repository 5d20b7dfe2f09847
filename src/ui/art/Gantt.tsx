import { Drawing } from './Drawing';
import styles from './Gantt.module.scss';

interface GanttWords {
  days: { mon: string; tue: string; wed: string; thu: string; fri: string };
  machines: { lathe: string; press: string; weld: string; assembly: string };
  jobs: {
    flange: string;
    pump: string;
    coverA: string;
    coverB: string;
    chassis: string;
    beam: string;
    unit: string;
    trial: string;
  };
  now: string;
}

type Kind = 'done' | 'live' | 'late' | 'planned';

const paint = {
  done: { fill: 'var(--surface-3)', text: 'var(--text)' },
  live: { fill: 'var(--brand)', text: 'var(--on-brand)' },
  late: { fill: 'var(--warning-soft)', text: 'var(--warning)' },
  planned: { fill: 'none', text: 'var(--muted)', stroke: 'var(--border-strong)', strokeDasharray: '4 4' },
} as const satisfies Record<Kind, object>;

/** Job, row, left edge, width, state. */
const bars: readonly (readonly [keyof GanttWords['jobs'], number, number, number, Kind])[] = [
  ['flange', 0, 167, 154, 'live'],
  ['pump', 0, 332, 210, 'done'],
  ['coverA', 1, 182, 128, 'done'],
  ['coverB', 1, 365, 177, 'late'],
  ['chassis', 2, 167, 130, 'done'],
  ['beam', 2, 332, 199, 'live'],
  ['unit', 3, 332, 178, 'done'],
  ['trial', 3, 522, 140, 'planned'],
];

interface GanttProps {
  words: GanttWords;
  /** Higher rows, for a panel that is as high as wide. */
  tall?: boolean;
}

/** A weekly plan of four machines with a line at the current time. */
export function Gantt({ words, tall = false }: GanttProps) {
  const [rowHeight, barHeight] = tall ? [112, 82] : [56, 42];
  const end = 29 + 4 * rowHeight;
  const baseline = (row: number) => 46 + row * rowHeight + barHeight / 2;
  return (
    <Drawing width={664} height={end + 27} className={styles.root}>
      {Object.values(words.machines).map((machine, i) => (
        <text key={i} y={baseline(i)} fontSize="14" fill="var(--text)">
          {machine}
        </text>
      ))}
      <g className={styles.week}>
        {Object.values(words.days).map((day, i) => (
          <g key={i} transform={`translate(${162 + i * 108.4})`}>
            <path d={`M.5 26V${end + 13}`} stroke="var(--border)" />
            <text x="12" y="15" fontSize="13.5" fill="var(--muted)">
              {day}
            </text>
          </g>
        ))}
        {bars.map(([job, row, x, width, kind]) => {
          const { text, ...ground } = paint[kind];
          return (
            <g key={job}>
              <rect x={x} y={41 + row * rowHeight} width={width} height={barHeight} rx="9" {...ground} />
              <text x={x + 13} y={baseline(row)} fontSize="14" fill={text}>
                {words.jobs[job]}
              </text>
            </g>
          );
        })}
      </g>
      <g className={styles.now}>
        <path d={`M516 26V${end}`} stroke="var(--ink)" strokeWidth="2" />
        <rect x="481" y={end} width="70" height="27" rx="13.5" fill="var(--ink)" />
        <text x="516" y={end + 18} fontSize="12.5" fontWeight="700" fill="var(--on-ink)" textAnchor="middle">
          {words.now}
        </text>
      </g>
    </Drawing>
  );
}
