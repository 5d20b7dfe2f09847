import type { WatchColour } from '@/data/watch';
import { DialFace, Hands } from './WatchLayers';
import styles from './WatchLayers.module.scss';

interface WatchFaceProps {
  colour: WatchColour;
  hours: number;
  minutes: number;
}

/** The watch from the front, showing a time. */
export function WatchFace({ colour, hours, minutes }: WatchFaceProps) {
  return (
    <svg
      viewBox="-180 -250 360 500"
      className={`${styles.metal} ${styles[colour]} ${styles.face}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M-84-110L-70-240C-69-248-64-250-58-250H58C64-250 69-248 70-240L84-110ZM-84 110L-70 240C-69 248-64 250-58 250H58C64 250 69 248 70 240L84 110Z"
        fill="var(--dial)"
      />
      <path
        d="M-74-120L-62-244M74-120L62-244M-74 120L-62 244M74 120L62 244"
        stroke="var(--dial-line)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <path
        d="M-104-112L-92-160H-78V-110ZM104-112L92-160H78V-110ZM-104 112L-92 160H-78V110ZM104 112L92 160H78V110Z"
        fill="var(--steel-dim)"
      />
      <rect
        x="150"
        y="-15"
        width="26"
        height="30"
        rx="5"
        fill="var(--steel)"
        stroke="var(--steel-deep)"
        strokeWidth="2"
      />
      <circle r="158" fill="var(--steel)" />
      <circle r="154" fill="none" stroke="var(--steel-light)" strokeWidth="3" />
      <circle r="138" fill="var(--steel-deep)" />
      <DialFace />
      <Hands hours={hours} minutes={minutes} />
    </svg>
  );
}
