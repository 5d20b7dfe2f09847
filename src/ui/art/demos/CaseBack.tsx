import { useId } from 'react';
import styles from './WatchLayers.module.scss';

interface CaseBackProps {
  /** The aria-label. */
  label: string;
  /** Engraved along the upper half of the ring, and `back` along the lower. */
  text: string;
  back: string;
}

const screws = [0, 60, 120, 180, 240, 300];

/** The back of the watch with its engraving. */
export function CaseBack({ label, text, back }: CaseBackProps) {
  const id = useId();
  return (
    <svg viewBox="-200 -200 400 400" className={styles.metal} role="img" aria-label={label}>
      <path id={`${id}up`} d="M-124 0A124 124 0 0 1 124 0" fill="none" />
      <path id={`${id}down`} d="M-141 0A141 141 0 0 0 141 0" fill="none" />
      <circle r="192" fill="var(--steel-dim)" />
      <circle r="184" fill="var(--steel)" />
      <path
        d="M-130-130A184 184 0 0 1 130-130"
        fill="none"
        stroke="var(--steel-light)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle r="164" fill="var(--steel-light)" stroke="var(--steel-dim)" strokeWidth="3" />
      {screws.map((turn) => (
        <g key={turn} transform={`rotate(${turn + 30}) translate(0 -174)`}>
          <circle r="7" fill="var(--steel-dim)" />
          <path d="M-5-2L5 2" stroke="var(--steel-deep)" strokeWidth="2.5" />
        </g>
      ))}
      <circle r="104" fill="var(--steel)" stroke="var(--steel-dim)" strokeWidth="2" />
      <g fill="none" stroke="var(--steel-dim)" strokeWidth="2">
        <path d="M-70 20C-60-40 10-70 50-40S80 50 20 66-80 80-70 20ZM-46 18C-40-22 6-42 34-22S54 34 14 44-52 56-46 18ZM-22 14C-18-8 4-18 18-8S28 18 8 24-26 34-22 14Z" />
      </g>
      <path d="M12-24L-16 8H0L-8 32 18-2H2Z" fill="var(--steel-deep)" />
      <text fontSize="23" fontWeight="650" fill="var(--foot-bg)" textAnchor="middle" letterSpacing=".5">
        <textPath href={`#${id}up`} startOffset="50%">
          {text}
        </textPath>
      </text>
      <text fontSize="16" fontWeight="500" fill="var(--foot-rule)" textAnchor="middle" letterSpacing=".5">
        <textPath href={`#${id}down`} startOffset="50%">
          {back}
        </textPath>
      </text>
    </svg>
  );
}
