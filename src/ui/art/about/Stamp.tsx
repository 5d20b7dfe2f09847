import type { ReactNode } from 'react';
import type { WeatherMood } from '@/data/people';
import styles from './Stamp.module.scss';

/** A perforated edge: half discs cut out every 20 units, `columns` × `rows` of them. */
export const perforation = (columns: number, rows: number) =>
  `M0 0${'h5a5 5 0 0 0 10 0h5'.repeat(columns)}${'v5a5 5 0 0 0 0 10v5'.repeat(rows)}${'h-5a5 5 0 0 0-10 0h-5'.repeat(columns)}${'v-5a5 5 0 0 0 0-10v-5'.repeat(rows)}Z`;

const edge = perforation(12, 15);

/** The weather behind the head, in the stamp's window of 204 × 264. */
const skies: Record<WeatherMood, ReactNode> = {
  sun: (
    <>
      <circle cx="150" cy="66" r="40" className={styles.gold} />
      <path
        d="M150 8V-20M192 24L212 4M208 66H236M108 24L88 4M92 66H64M108 108L90 126M192 108L212 128"
        className={styles.rays}
      />
    </>
  ),
  breeze: (
    <path
      d="M-10 50H96C124 50 126 14 102 14C88 14 84 28 92 34M-10 82H170C202 82 206 42 178 42C164 42 160 56 168 64M40 112H206M-10 140H120C140 140 144 168 124 168"
      className={styles.lines}
    />
  ),
  rain: (
    <>
      <path d="M20 62C20 44 38 36 52 40C58 18 96 16 104 38C122 30 142 42 138 62Z" className={styles.cloud} />
      <path
        d="M40 80L30 106M72 80L58 116M104 80L92 112M136 84L122 120M170 40L156 74M190 92L176 126M20 130L10 154M176 150L166 176"
        className={styles.lines}
      />
    </>
  ),
  fog: (
    <path
      d="M-10 40H130M160 40H220M10 68H80M100 68H214M-10 96H150M176 96H220M20 124H70M150 124H214M-10 152H60M160 152H220M0 180H40M170 180H206"
      className={styles.lines}
    />
  ),
  storm: (
    <>
      <path d="M70 66C66 46 84 34 100 40C106 14 150 12 158 36C182 28 204 46 196 66Z" className={styles.cloud} />
      <path d="M152 70L124 118H146L132 156L176 102H152L166 70Z" className={styles.bolt} />
      <path d="M30 20V48M16 34V60M46 60V88M26 96V124" className={styles.lines} />
    </>
  ),
  rainbow: (
    <g className={styles.bow}>
      <path d="M-6 190A108 108 0 0 1 210 190" />
      <path d="M12 190A90 90 0 0 1 192 190" />
      <path d="M30 190A72 72 0 0 1 174 190" />
    </g>
  ),
};

interface StampProps {
  mood: WeatherMood;
  /** Drawn in a box of 200 × 220 units at the window's lower edge. */
  children: ReactNode;
}

/** A postage stamp, 240 × 300: a person in front of weather, cancelled by a postmark. */
export function Stamp({ mood, children }: StampProps) {
  return (
    <svg className={`${styles.root} ${styles[mood]}`} viewBox="-2 -2 244 304" aria-hidden="true" focusable="false">
      <path d={edge} className={styles.paper} />
      <svg x="18" y="18" width="204" height="264" viewBox="0 0 204 264">
        <path d="M0 0H204V264H0Z" className={styles.sky} />
        {skies[mood]}
        <g transform="translate(2 44)">{children}</g>
      </svg>
      <path d="M18 18H222V282H18Z" className={styles.inner} />
      <path
        d="M-4 250q10-9 20 0t20 0 20 0 20 0M-4 262q10-9 20 0t20 0 20 0 20 0M-4 274q10-9 20 0t20 0 20 0 20 0"
        className={styles.mark}
      />
    </svg>
  );
}
