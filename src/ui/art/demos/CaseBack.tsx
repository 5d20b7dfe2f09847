import { useId } from 'react';
import { useShrinkToFit } from '../../useShrinkToFit';
import styles from './WatchLayers.module.scss';
import { WatchPaint } from './WatchPaint';
import { ticks } from './watchGeometry';

interface CaseBackProps {
  /** The aria-label. */
  label: string;
  /** Engraved along the upper half of the ring, and `back` along the lower. */
  text: string;
  back: string;
}

/** What the upper text may take of its half circle, which is 390 long. */
const engravedLength = 370;

const screws = [0, 60, 120, 180, 240, 300];

/** The back of the watch with its engraving. */
export function CaseBack({ label, text, back }: CaseBackProps) {
  const id = useId();
  const words = { textAnchor: 'middle', letterSpacing: '.022em' } as const;
  const engraved = useShrinkToFit(text, engravedLength);
  return (
    <svg viewBox="-200 -200 400 410" className={styles.metal} role="img" aria-label={label}>
      <WatchPaint id={id} />
      <path id={`${id}up`} d="M-124 0A124 124 0 0 1 124 0" fill="none" />
      <path id={`${id}down`} d="M-141 0A141 141 0 0 0 141 0" fill="none" />
      <ellipse cx="14" cy="24" rx="198" ry="194" fill={`url(#${id}shadow)`} />
      <circle r="190" fill={`url(#${id}steel)`} />
      <path d={ticks(120, 184, 190)} stroke="var(--steel-deep)" strokeOpacity=".5" strokeWidth="2" />
      <circle r="183" fill="none" stroke={`url(#${id}hollow)`} strokeWidth="4" />
      <circle r="181" fill={`url(#${id}steel)`} />
      <circle r="163" fill="none" stroke={`url(#${id}hollow)`} strokeWidth="4" />
      <circle r="161" fill="var(--steel-light)" />
      {/* Circular brushing. */}
      <g fill="none" stroke="var(--steel-white)" strokeOpacity=".5">
        <circle r="156" />
        <circle r="150" />
        <circle r="143" />
        <circle r="135" />
        <circle r="128" />
        <circle r="120" />
        <circle r="113" />
      </g>
      <circle r="161" fill={`url(#${id}dial)`} fillOpacity=".55" />
      {screws.map((turn) => (
        <g key={turn} transform={`rotate(${turn + 30}) translate(0 -172) rotate(${-turn - 30})`}>
          <circle r="8" fill={`url(#${id}hollow)`} />
          <circle r="6.5" fill={`url(#${id}steel)`} />
          <path d="M-5-2.5L5 2.5" stroke="var(--steel-black)" strokeWidth="2" />
        </g>
      ))}
      <circle r="104" fill={`url(#${id}hollow)`} />
      <circle r="101" fill={`url(#${id}steel)`} />
      <g fill="none" strokeWidth="2">
        <path
          d="M-70 20C-60-40 10-70 50-40S80 50 20 66-80 80-70 20ZM-46 18C-40-22 6-42 34-22S54 34 14 44-52 56-46 18ZM-22 14C-18-8 4-18 18-8S28 18 8 24-26 34-22 14Z"
          stroke="var(--steel-white)"
          transform="translate(1 1.5)"
        />
        <path
          d="M-70 20C-60-40 10-70 50-40S80 50 20 66-80 80-70 20ZM-46 18C-40-22 6-42 34-22S54 34 14 44-52 56-46 18ZM-22 14C-18-8 4-18 18-8S28 18 8 24-26 34-22 14Z"
          stroke="var(--steel-dim)"
        />
      </g>
      <path d="M12-24L-16 8H0L-8 32 18-2H2Z" fill="var(--steel-white)" transform="translate(1 1.5)" />
      <path d="M12-24L-16 8H0L-8 32 18-2H2Z" fill="var(--steel-black)" />
      {/* Engraved: each letter has its lower edge in the light. */}
      <g fontSize="23" fontWeight="650">
        <text ref={engraved} {...words}>
          <textPath href={`#${id}up`} startOffset="50%" fill="var(--steel-black)">
            {text}
          </textPath>
        </text>
      </g>
      <text fontSize="16" fontWeight="600" {...words}>
        <textPath href={`#${id}down`} startOffset="50%" fill="var(--steel-black)">
          {back}
        </textPath>
      </text>
    </svg>
  );
}
