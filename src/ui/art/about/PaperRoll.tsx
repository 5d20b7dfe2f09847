import { memo, useEffect, useRef, useState } from 'react';
import { readingsOf } from '@/data/barograph';
import { curve } from '@/ui/art/curve';
import styles from './PaperRoll.module.scss';

/** Units of paper per year, and the pen's x in the picture of 1440. */
const wide = 240;
const pen = 720;

interface PaperRollProps {
  years: readonly number[];
  year: number;
}

/** Printed grid: horizontal pressure lines, and arcs of the pen's arm for the quarters. */
const Print = memo(function Print({ years }: { years: readonly number[] }) {
  const length = years.length * wide;
  const from = -1200;
  const to = length + 1200;
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

/** A barograph's paper, 1440 × 400, shifted so that the year is under the pen. Fills its parent's width. */
export function PaperRoll({ years, year }: PaperRollProps) {
  const roll = useRef<SVGGElement>(null);
  const place = years.indexOf(year);
  const shift = pen - (place + 0.5) * wide;
  // The attribute keeps the prerendered position; changes are made by the style, which can be transitioned.
  const [drawn] = useState(shift);
  useEffect(() => {
    if (roll.current) roll.current.style.transform = `translateX(${shift}px)`;
  }, [shift]);
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
      <g ref={roll} transform={`translate(${drawn} 0)`} className={styles.roll}>
        <path d={`M${place * wide} 40h${wide}v280h${-wide}z`} className={styles.now} />
        <Print years={years} />
        <path d={curve(0, wide / 4, stops)} className={styles.trace} />
      </g>
      <path d="M0 4H1440V24H0ZM0 368H1440V392H0Z" className={styles.rail} />
      <g>
        <path
          d={`M${pen} ${level}C${pen + 120} ${level - 10} ${pen + 330} 150 ${pen + 520} 140H1460`}
          className={styles.rod}
        />
        <path d={`M${pen} ${level}l34-16 6 24z`} className={styles.nib} />
        <circle cx={pen} cy={level} r="7" className={styles.dot} />
      </g>
    </svg>
  );
}
