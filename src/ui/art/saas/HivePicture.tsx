import type { ReactNode } from 'react';
import { type Sheet, honeyIds, monthOf } from '@/data/honey';
import { dateFormat } from '@/lib/formats';
import { roundToTenth } from '@/lib/roundToTenth';
import { sumOf } from '@/lib/sumOf';
import { useLanguage } from '@/ui/translation';
import styles from './HivePicture.module.scss';

type Hive = 'rings' | 'dots' | 'steps';

interface HivePictureProps {
  title: string;
  picture: Hive;
  /** Rows of months, columns of honeys. */
  sheet: Sheet;
}

/** Share of the largest value; 0 if all values are. */
const shareOf = (value: number, largest: number) => (largest > 0 ? value / largest : 0);

const totalsByHoney = (sheet: Sheet) => honeyIds.map((_, column) => sumOf(sheet.map((row) => row[column] ?? 0)));

const pictures: Record<Hive, (sheet: Sheet) => ReactNode> = {
  rings: (sheet) => {
    const totals = totalsByHoney(sheet);
    return totals.map((total, index) => {
      const r = 109 - index * 26;
      return (
        <g key={index}>
          <g transform="rotate(-90 168 130)">
            <circle cx="168" cy="130" r={r} pathLength="100" strokeDasharray="80 100" className={styles.rail} />
            {total > 0 && (
              <circle
                cx="168"
                cy="130"
                r={r}
                pathLength="100"
                strokeDasharray={`${roundToTenth(shareOf(total, Math.max(...totals)) * 80)} 100`}
                data-tone={index}
                className={styles.ring}
              />
            )}
          </g>
          <text x="156" y={135 - r} className={styles.total}>
            {total}
          </text>
        </g>
      );
    });
  },
  dots: (sheet) => {
    const largest = Math.max(...sheet.flat());
    return sheet.map((row, y) =>
      row.map((jars, x) => (
        <circle
          key={`${y}-${x}`}
          cx={38 + y * 52}
          cy={34 + x * 56}
          r={roundToTenth(2 + 23 * Math.sqrt(shareOf(jars, largest)))}
          data-tone={x}
          className={styles.area}
        />
      )),
    );
  },
  steps: (sheet) => {
    const totals = sheet.map(sumOf);
    const heights = totals.map((total) => Math.round(shareOf(total, Math.max(...totals)) * 188));
    return heights.map((height, index) => {
      const before = heights[index - 1] ?? 0;
      return (
        <g key={index}>
          <rect
            x={34 + index * 46}
            y={226 - Math.max(height, before)}
            width="38"
            height={Math.max(3, Math.abs(height - before))}
            rx="4"
            className={height >= before ? styles.rise : styles.fall}
          />
          <text x={53 + index * 46} y={219 - Math.max(height, before)} className={styles.value}>
            {totals[index]}
          </text>
          {index < heights.length - 1 && <path d={`M${34 + index * 46} ${226 - height}h84`} className={styles.rail} />}
        </g>
      );
    });
  },
};

/** x of the first month and distance of the months, of the charts with an axis. */
const axes: Partial<Record<Hive, readonly [from: number, by: number]>> = { dots: [38, 52], steps: [53, 46] };

/** A sheet as a small chart, for the gallery. */
export function HivePicture({ title, picture, sheet }: HivePictureProps) {
  const month = dateFormat(useLanguage(), { month: 'narrow' });
  const axis = axes[picture];
  return (
    <svg viewBox="0 0 336 260" role="img" aria-label={title} className={styles.root}>
      {pictures[picture](sheet)}
      {axis &&
        sheet.map((_, row) => (
          <text key={row} x={axis[0] + row * axis[1]} y="252" className={styles.month}>
            {month.format(monthOf(row))}
          </text>
        ))}
    </svg>
  );
}

/** A smooth line through values at equal distances; `begin` is the command to its first point. */
function smoothLine(points: readonly (readonly [x: number, y: number])[], begin: 'M' | 'L'): string {
  return points
    .map(([x, y], index) => {
      const [px = x, py = y] = points[index - 1] ?? [];
      const middle = (px + x) / 2;
      return index === 0 ? `${begin}${x} ${y}` : `C${middle} ${py},${middle} ${y},${x} ${y}`;
    })
    .join('');
}

/** A sheet as a stream from edge to edge: a layer for each column, around a middle line. */
export function HiveStream({ title, sheet }: Omit<HivePictureProps, 'picture'>) {
  const largest = Math.max(...sheet.map(sumOf));
  const step = 1200 / (sheet.length - 1);
  /** y of the upper edges of all layers in a month, and of the lower edge of the last one. */
  const edges = sheet.map((row) => {
    const heights = row.map((jars) => shareOf(jars, largest) * 280);
    const top = 150 - sumOf(heights) / 2;
    return [0, ...heights.keys()].map((_, index) => roundToTenth(top + sumOf(heights.slice(0, index))));
  });
  const edge = (layer: number) => edges.map((ys, month) => [month * step, ys[layer] ?? 0] as const);
  return (
    <svg
      viewBox="0 0 1200 300"
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
      className={`${styles.stream} ${styles.tones}`}
    >
      {honeyIds.map((id, index) => (
        <path
          key={id}
          data-tone={index}
          d={`${smoothLine(edge(index), 'M')}${smoothLine(edge(index + 1).toReversed(), 'L')}Z`}
          className={styles.area}
        />
      ))}
    </svg>
  );
}
