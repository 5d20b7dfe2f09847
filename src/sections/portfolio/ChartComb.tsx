import { useId } from 'react';
import styles from './ChartComb.module.scss';

interface ChartCombProps {
  /** Path of the area that the cells fill, and the size that it is drawn in. */
  area: string;
  width: number;
  height: number;
}

/** Cells of a comb below a chart's line: regular ones, while the chart itself is stretched. */
export function ChartComb({ area, width, height }: ChartCombProps) {
  const id = useId();
  return (
    <svg className={styles.root}>
      <pattern id={`${id}cells`} width="26" height="45" patternUnits="userSpaceOnUse">
        <path d="M13 0v7.5l13 7.5v15l-13 7.5v7.5M13 7.5 0 15v15l13 7.5" />
      </pattern>
      <clipPath id={`${id}area`} clipPathUnits="objectBoundingBox">
        <path d={area} transform={`scale(${1 / width} ${1 / height})`} />
      </clipPath>
      <rect width="100%" height="100%" fill={`url(#${id}cells)`} clipPath={`url(#${id}area)`} />
    </svg>
  );
}
