import type { Sheet } from '@/data/honey';
import { roundToTenth } from '@/lib/roundToTenth';
import styles from './HoneyCells.module.scss';

interface HoneyCellsProps {
  title: string;
  sheet: Sheet;
  /** Above the columns: a row of the sheet is a column of the comb. */
  months: readonly string[];
  /** Beside the rows. */
  honeys: readonly string[];
  /** Cells with their numbers, as `row,column` of the sheet. */
  lit: ReadonlySet<string>;
}

/** Half the height of a cell, which is 104 wide; and the step between cells. */
const [half, across, down] = [45, 85, 98];
const cell = `M-52 0L-26 ${-half}H26L52 0L26 ${half}H-26Z`;

/** A honeycomb with a cell for each number, filled with so much honey; lit cells show their numbers. */
export function HoneyCells({ title, sheet, months, honeys, lit }: HoneyCellsProps) {
  const top = Math.max(1, ...sheet.flat());
  return (
    <svg viewBox="0 0 651 486" role="img" aria-label={title} className={styles.root}>
      <clipPath id="honey-cell">
        <path d={cell} />
      </clipPath>
      {honeys.map((honey, y) => (
        <text key={honey} x="102" y={97 + y * down} textAnchor="end">
          {honey}
        </text>
      ))}
      {sheet.map((row, x) => (
        <g key={x} transform={`translate(${170 + x * across} ${x % 2 ? 140 : 91})`}>
          <text y={x % 2 ? -110 : -61} textAnchor="middle">
            {months[x]}
          </text>
          {row.map((jars, y) => {
            const level = roundToTenth((half * 2 - 8) * (jars / top));
            return (
              <g key={y} data-series={y} data-highlighted={lit.has(`${x},${y}`)} transform={`translate(0 ${y * down})`}>
                <path d={cell} />
                <path d={`M-52 ${half - level}h104v${level}h-104z`} clipPath="url(#honey-cell)" />
                {lit.has(`${x},${y}`) && (
                  <text y="11" textAnchor="middle">
                    {jars}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
