import { memo, useEffect, useRef, useState } from 'react';
import { readingsOf } from '@/data/barograph';
import { curve } from '@/ui/art/curve';
import styles from './PaperRoll.module.scss';

/** Units of paper per year, and the pen's x in the picture of 1440; phones show x = 455 to 985. */
const wide = 240;
const penX = 900;

/** x of a year's middle in the overview: `.overview` in the style sheet. */
const overviewX = (place: number) => 80 + ((place + 0.5) * wide) / 3;

interface PaperRollProps {
  years: readonly number[];
  year: number;
  /** Years at a third of the width, in wide windows all of them; the year must be the last. */
  overview: boolean;
}

/** Printed grid: horizontal pressure lines, and arcs of the pen's arm for the quarters. */
const Print = memo(function Print({ years }: { years: readonly number[] }) {
  const length = years.length * wide;
  const from = -1200;
  const to = length + 1800;
  const arcs = Array.from({ length: Math.round((to - from) / 60) }, (_, i) => from + i * 60);
  return (
    <>
      <path d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${from} ${40 + i * 40}H${to}`).join('')} className={styles.line} />
      <path
        d={arcs
          .filter((x) => x % wide !== 0)
          .map((x) => `M${x} 40Q${x + 26} 180 ${x} 320`)
          .join('')}
        className={styles.line}
      />
      <path
        d={years.map((_, i) => `M${i * wide} 40Q${i * wide + 26} 180 ${i * wide} 320`).join('')}
        className={styles.rule}
      />
      <g className={styles.digits}>
        {years.map((year, i) => (
          <text key={year} x={i * wide + wide / 2} y="350" textAnchor="middle">
            {year}
          </text>
        ))}
      </g>
    </>
  );
});

interface PenProps {
  x: number;
  y: number;
  /** Where the arm ends. */
  end: number;
  className: string | undefined;
}

function Pen({ x, y, end, className }: PenProps) {
  const right = end - x;
  return (
    <g className={className}>
      <path
        d={`M${x + 58} ${y - 5}C${x + 58 + right * 0.16} ${y - 10} ${x + right * 0.4} 150 ${x + right * 0.7} 140H${end}`}
        className={styles.rod}
      />
      <g transform={`translate(${x} ${y}) rotate(-5)`}>
        <path d="M0 0C14-3 24-11 46-10L62-7V7L46 10C24 11 14 3 0 0Z" className={styles.nib} />
        <path d="M4 0H32" className={styles.slit} />
        <circle cx="34" r="4" className={styles.hole} />
      </g>
      <circle cx={x} cy={y} r="4.5" className={styles.dot} />
    </g>
  );
}

/** A barograph's paper, 1440 × 400, shifted so that the year is under the pen. Fills its parent's width. */
export function PaperRoll({ years, year, overview }: PaperRollProps) {
  const roll = useRef<SVGGElement>(null);
  const place = years.indexOf(year);
  const shift = penX - (place + 0.5) * wide;
  // The attribute keeps the prerendered position; changes are made by the style, which can be transitioned.
  const [drawn] = useState(shift);
  useEffect(() => {
    if (roll.current) roll.current.style.transform = overview ? '' : `translateX(${shift}px)`;
  }, [shift, overview]);
  const stops = years.flatMap(readingsOf).map((value) => 316 - value * 2.7);
  const level = stops[place * 4 + 2] ?? 180;
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 20H1440V372H0Z" className={styles.paper} />
      <g className={styles.scale} data-overview={overview || undefined}>
        <g ref={roll} transform={`translate(${drawn} 0)`} className={styles.roll}>
          <path d={`M${place * wide} 40h${wide}v280h${-wide}z`} className={styles.now} />
          <Print years={years} />
          <path d={curve(0, wide / 4, stops)} className={styles.trace} />
        </g>
      </g>
      <path d="M0 4H1440V24H0ZM0 368H1440V392H0Z" className={styles.rail} />
      <path d="M0 9H1440M0 373H1440" className={styles.shine} />
      <path d="M0 24H1440V40H0Z" className={styles.underRail} />
      <Pen x={penX} y={level} end={1460} className={overview ? styles.near : undefined} />
      {overview && (
        <>
          <Pen x={overviewX(place)} y={level} end={1398} className={styles.far} />
          <g className={styles.far}>
            <path d="M1390 24H1406V368H1390ZM1382 126H1414V154H1382Z" className={styles.post} />
            <path d="M1399 24H1406V126H1414V154H1406V368H1399Z" className={styles.postShade} />
          </g>
        </>
      )}
    </svg>
  );
}
