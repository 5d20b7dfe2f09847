import { useId } from 'react';
import type { WatchColour } from '@/data/watch';
import { DialFace, Hands } from './WatchDial';
import { Bezel } from './WatchLayers';
import styles from './WatchLayers.module.scss';
import { WatchPaint } from './WatchPaint';

interface WatchFaceProps {
  /** The chosen colour; without it that of the parent. */
  colour?: WatchColour;
  hours: number;
  minutes: number;
}

const strap = 'M-86-108L-72-246C-71-254-66-258-58-258H58C66-258 71-254 72-246L86-108Z';
const lug = 'M-124-84C-116-118-110-146-106-162-104-171-98-175-90-175H-82V-110Z';
const mirrors = ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)'] as const;

/** The watch from the front, showing a time. */
export function WatchFace({ colour, hours, minutes }: WatchFaceProps) {
  const id = useId();
  return (
    <svg
      viewBox="-190 -262 390 534"
      className={`${styles.metal} ${colour ? styles[colour] : ''}`}
      aria-hidden="true"
      focusable="false"
    >
      <WatchPaint id={id} />
      <ellipse cx="26" cy="30" rx="176" ry="230" fill={`url(#${id}shadow)`} />
      {[1, -1].map((end) => (
        <g key={end} transform={`scale(1 ${end})`}>
          <path d={strap} fill="var(--dial)" />
          <path d={strap} fill={`url(#${id}leather)`} />
          <path d={strap} fill={`url(#${id}fade)`} fillOpacity=".8" />
          <path
            d="M-74-120L-61-250M74-120L61-250"
            stroke="var(--dial-line)"
            strokeWidth="2.4"
            strokeDasharray="8 4"
            strokeLinecap="round"
          />
        </g>
      ))}
      {mirrors.map((mirror, corner) => (
        <g key={mirror} transform={mirror}>
          <path
            d={lug}
            fill={corner === 0 ? 'var(--steel)' : corner === 3 ? 'var(--steel-deep)' : 'var(--steel-dim)'}
          />
          <path
            d="M-124-84C-116-118-110-146-106-162-105-168-101-172-96-174L-104-112Z"
            fill={corner % 2 ? 'var(--steel-dim)' : 'var(--steel-white)'}
          />
        </g>
      ))}
      <g transform="rotate(90 170 0)">
        <rect x="150" y="-18" width="40" height="28" rx="5" fill={`url(#${id}side)`} />
        <path
          d="M156-18V10M162-18V10M168-18V10M174-18V10M180-18V10M186-18V10"
          stroke="var(--steel-black)"
          strokeOpacity=".55"
          strokeWidth="1.6"
        />
      </g>
      <circle r="158" fill={`url(#${id}steel)`} />
      <circle r="155" fill="none" stroke="var(--steel-white)" strokeOpacity=".55" strokeWidth="1.5" />
      <Bezel id={id} />
      <circle r="130" fill={`url(#${id}hollow)`} />
      <g transform="scale(.955)">
        <DialFace id={id} />
        <circle r="132" fill={`url(#${id}well)`} />
        <Hands id={id} hours={hours} minutes={minutes} />
      </g>
      {/* The sapphire: a crescent of sky along its upper left edge. */}
      <path d="M-122-30A126 126 0 0 1 40-119A150 150 0 0 0-122-30Z" fill={`url(#${id}glare)`} />
      <circle r="127.5" fill="none" stroke="var(--paper)" strokeOpacity=".35" strokeWidth="1" />
    </svg>
  );
}
