import { roundToTenth } from '@/lib/roundToTenth';
import { sumOf } from '@/lib/sumOf';
import styles from './HoneyChart.module.scss';

export type ChartType = 'bars' | 'lines' | 'comb';

interface HoneyChartProps {
  title: string;
  type: ChartType;
  /** A row is a position on the axis, a column a series; at most four columns. */
  rows: readonly (readonly number[])[];
  /** Below the rows. */
  labels: readonly string[];
  /** The cell being edited: its mark is outlined. */
  active: readonly [row: number, column: number] | null;
}

const [width, height, base, left] = [600, 400, 356, 58];
const stepOf = (rows: number) => (width - left - 10) / Math.max(1, rows);

/** A round number at or above the highest value. */
function topOf(highest: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(10, highest)));
  return Math.ceil(highest / (size / 2)) * (size / 2) || size;
}

const hexagon = (x: number, y: number, r: number) =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${roundToTenth(x + r * Math.sin((i * Math.PI) / 3))} ${roundToTenth(y - r * Math.cos((i * Math.PI) / 3))}`).join('L')}Z`;

/** Draws a sheet's values as stacked columns, lines or a honeycomb. */
export function HoneyChart({ title, type, rows, labels, active }: HoneyChartProps) {
  const step = stepOf(rows.length);
  const x = (row: number) => left + step * (row + 0.5);
  const values = type === 'bars' ? rows.map(sumOf) : rows.flat();
  const top = topOf(Math.max(1, ...values));
  const y = (value: number) => base - (value / top) * (base - 24);
  const isActive = (row: number, column: number) => active?.[0] === row && active[1] === column;
  const columns = rows[0]?.map((_, column) => column) ?? [];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className={styles.root}>
      {type !== 'comb' &&
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => (
          <g key={part} className={styles.axis}>
            <path d={`M${left} ${y(part * top)}H${width}`} />
            <text x={left - 8} y={y(part * top) + 4} textAnchor="end">
              {Math.round(part * top)}
            </text>
          </g>
        ))}
      {labels.map((label, row) => (
        <text key={label} x={x(row)} y={height - 14} textAnchor="middle" className={styles.label}>
          {label}
        </text>
      ))}
      {type === 'bars' &&
        rows.map((row, index) => (
          <g key={index} className={styles.column}>
            {row.map((value, column) => {
              const below = sumOf(row.slice(0, column));
              return (
                <rect
                  key={column}
                  data-series={column}
                  data-active={isActive(index, column)}
                  x={roundToTenth(x(index) - step * 0.32)}
                  y={roundToTenth(y(below + value))}
                  width={roundToTenth(step * 0.64)}
                  height={roundToTenth(Math.max(0, y(below) - y(below + value) - 2))}
                  rx="3"
                />
              );
            })}
          </g>
        ))}
      {type === 'lines' &&
        columns.map((column) => (
          <g key={column} data-series={column} className={styles.line}>
            <path
              d={`M${rows.map((row, index) => `${roundToTenth(x(index))} ${roundToTenth(y(row[column] ?? 0))}`).join('L')}`}
            />
            {rows.map((row, index) => (
              <circle
                key={index}
                data-active={isActive(index, column)}
                cx={roundToTenth(x(index))}
                cy={roundToTenth(y(row[column] ?? 0))}
                r={isActive(index, column) ? 9 : 5}
              />
            ))}
          </g>
        ))}
      {type === 'comb' &&
        rows.map((row, index) =>
          row.map((value, column) => {
            const [a, b] = [x(index) - (column % 2) * step * 0.5 + step * 0.25, 60 + column * 78];
            return (
              <g key={`${index}-${column}`} data-series={column} className={styles.comb}>
                <path d={hexagon(a, b, step * 0.54)} />
                <path d={hexagon(a, b, step * 0.5 * Math.sqrt(value / top))} data-active={isActive(index, column)} />
              </g>
            );
          }),
        )}
    </svg>
  );
}
