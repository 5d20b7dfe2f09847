import { firstSheet } from '@/data/honey';
import styles from './SheetMap.module.scss';

interface SheetMapProps {
  /** Cells (`B4`) and columns (`D`) with a change, outlined, and who has made it. */
  changed: readonly { cell: string; who: string }[];
  /** The changed cell without a value. */
  emptied: string;
  /** The changed cell that is filled. */
  active: string | undefined;
}

const columns = ['A', 'B', 'C', 'D'];
const [width, height] = [88, 36];

/** Position and size of a cell, or of a whole column with its head. */
function boxOf(name: string) {
  const x = 40 + columns.indexOf(name.charAt(0)) * width;
  const row = Number(name.slice(1));
  return row > 0 ? { x, y: row * height, height } : { x, y: 0, height: (firstSheet.length + 1) * height };
}

/** From a cell's edge along the lines of the sheet to its author, in a list that is as high as the drawing. */
function wireOf(cell: string, index: number, count: number) {
  const { x, y, height: tall } = boxOf(cell);
  const to = Math.round((269 * (index + 0.5)) / count) - 15;
  const from = tall > height ? to : to < y ? y : y + tall;
  return `M${x + width} ${from}H${410 + index * 10}V${to}H456`;
}

/** Illustration of the sheet's history: the first numbers, and what has changed. */
export function SheetMap({ changed, emptied, active }: SheetMapProps) {
  return (
    <svg viewBox="-2 -15 396 269" className={styles.root} aria-hidden="true" focusable="false">
      <path d="M0 0H392V36H0zM0 36H40V252H0z" className={styles.head} />
      {columns.map((column, index) => (
        <text key={column} x={84 + index * width} y="24" className={styles.name}>
          {column}
        </text>
      ))}
      {firstSheet.map((row, index) => (
        <g key={index} transform={`translate(0 ${(index + 1) * height})`}>
          <path d="M0 0H392" className={styles.line} />
          <text x="20" y="24" className={styles.name}>
            {index + 1}
          </text>
          {row.map((jars, column) => (
            <text key={column} x={84 + column * width} y="24">
              {`${columns[column]}${index + 1}` === emptied ? '' : jars}
            </text>
          ))}
        </g>
      ))}
      <path d="M40 0V252M128 0V252M216 0V252M304 0V252M0 0H392V252H0z" className={styles.line} />
      {changed.map(({ cell }, index) => (
        <path key={cell} d={wireOf(cell, index, changed.length)} data-tone={index} className={styles.wire} />
      ))}
      {changed.map(({ cell, who }, index) => {
        const { x, y, height: tall } = boxOf(cell);
        return (
          <g key={cell} data-tone={index} className={styles.mark}>
            <rect x={x} y={y} width={width} height={tall} data-active={cell === active} />
            {/* A cell of a comb on the corner, with an initial. */}
            <path d={`M${x} ${y - 13}l11 6.5v13l-11 6.5l-11-6.5v-13z`} />
            <text x={x} y={y + 5}>
              {who.charAt(0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
