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

// Padded between the lugs; then tapered, and bent away at its end.
const strap = 'M-82-100V-170C-82-198-76-226-72-249Q0-265 72-249C76-226 82-198 82-170V-100Z';
// The dashes shorten where the strap bends away.
const stitches = 'M-71-112V-170C-71-200-66-226-62-250M71-112V-170C71-200 66-226 62-250';
const stitchLengths = '9 5 9 5 9 5 9 5 9 5 9 5 8 4 7 4 5 3 4 2 3 2 2 40';

const lug = 'M-137-68C-126-106-117-138-110.5-165-108.5-175-105-180-98-180-91-180-86-175-86-165V-90Z';
const bevel = 'M-137-68C-126-106-117-138-110.5-165-108.5-175-105-180-98-180-100-178-101-174-102-166L-121-94Z';
/** The side towards the strap, in shade. */
const flank = 'M-86-90V-165C-86-172-89-177-93-179V-96Z';
/** The corners: how the lug is mirrored, and the colours of it and its bevel in the light of the upper left. */
const corners = [
  ['', 'steel-light', 'steel-white'],
  ['scale(-1 1)', 'steel', 'steel-dim'],
  ['scale(1 -1)', 'steel', 'steel-light'],
  ['scale(-1 -1)', 'steel-dim', 'steel-deep'],
] as const;

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
          <path d={strap} fill={`url(#${id}bend)`} />
          <path
            d={stitches}
            fill="none"
            stroke="var(--dial-line)"
            strokeWidth="2.4"
            strokeDasharray={stitchLengths}
            strokeLinecap="round"
          />
        </g>
      ))}
      {corners.map(([mirror, face, edge]) => (
        <g key={mirror} transform={mirror}>
          <path d="M-86-172V-100H-80V-172Z" fill="var(--steel-black)" fillOpacity=".55" />
          <path d={lug} fill={`var(--${face})`} />
          <path d={lug} fill={`url(#${id}fade)`} fillOpacity=".5" />
          <path d={flank} fill="var(--steel-black)" fillOpacity=".45" />
          <path d={bevel} fill={`var(--${edge})`} stroke="var(--steel-white)" strokeOpacity=".6" strokeWidth=".8" />
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
