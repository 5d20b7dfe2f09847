import type { ReactNode } from 'react';
import type { CourierMoment } from '@/data/courierRound';
import { Drawing } from '../Drawing';
import { VanShape } from './Vehicles';
import styles from './DayRoad.module.scss';

interface Scene {
  /** Bends from the road to the bands above and below; they reach over the edges of a band of any height. */
  bends: string;
  /** On phones: the same, along one edge. */
  along: string;
  things: ReactNode;
}

const van = (x: number) => (
  <g transform={`translate(${x} 38) scale(.35)`}>
    <VanShape />
  </g>
);

const stars = [
  [30, 40, 1.6],
  [70, 14, 1.2],
  [126, 34, 1.4],
  [196, 12, 1.8],
  [232, 46, 1.2],
  [290, 14, 1.4],
  [318, 40, 1.2],
] as const;

const scenes: Record<CourierMoment, Scene> = {
  load: {
    bends: 'M44 120H14M316 120Q346 120 346 150V400',
    along: 'M316 120Q346 120 346 150V700',
    things: (
      <>
        <path d="M44 120A72 72 0 0 1 188 120Z" fill="var(--day-sun)" />
        {van(158)}
      </>
    ),
  },
  way: {
    bends: 'M346-250V90Q346 120 316 120M44 120Q14 120 14 150V400',
    along: 'M316 120H346M346-400V700',
    things: (
      <>
        <circle cx="180" cy="16" r="26" fill="var(--day-sun)" />
        <path
          d="M54 140Q66 135 78 140T102 140 126 140 150 140 174 140 198 140 222 140 246 140 270 140 294 140 306 137M62 120Q96 108 108 44Q180 148 252 44Q264 108 298 120M132 78V120M156 95V120M180 99V120M204 95V120M228 78V120M84 92V120M276 92V120"
          className={styles.line}
        />
        <path d="M102 34H114V150H102ZM246 34H258V150H246Z" fill="var(--day-line)" />
      </>
    ),
  },
  proof: {
    bends: 'M14-250V90Q14 120 44 120M316 120Q346 120 346 150V400',
    along: 'M316 120H346M346-400V700',
    things: (
      <>
        <path d="M136 120V40A44 44 0 0 1 224 40V120Z" fill="var(--day-wall)" />
        <path d="M146 120V40A34 34 0 0 1 214 40V120Z" fill="var(--day-light)" />
        <path d="M146 120V40A34 34 0 0 1 162 11L180 26V120Z" fill="var(--day-door)" />
        <path d="M154 52L172 58V82L154 80ZM154 88L172 90V112L154 113Z" fill="#000" fillOpacity=".22" />
        <circle cx="175" cy="85" r="2.5" fill="var(--day-light)" />
        <path d="M232 78H284V118H232Z" fill="var(--day-box)" />
        <path d="M232 78H284V86H232Z" fill="#fff" fillOpacity=".35" />
        <path d="M252 78H264V118H252Z" fill="#000" fillOpacity=".14" />
        <path d="M78 90H110L105 119H83Z" fill="var(--day-wall)" />
        <path d="M94 90Q62 80 70 44 94 58 94 90 94 58 118 44 126 80 94 90Z" fill="var(--day-leaf)" />
      </>
    ),
  },
  rest: {
    bends: 'M346-250V90Q346 120 316 120',
    along: 'M346-400V90Q346 120 316 120',
    things: (
      <>
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="var(--day-line)" />
        ))}
        <path d="M106 0A34 34 0 1 0 132 50A27 27 0 0 1 106 0Z" fill="var(--day-light)" />
        <path d="M54 118V80Q54 74 60 74H78Q84 74 84 80V118Z" fill="var(--day-wall)" />
        <path d="M74 80L63 98H70L66 111 79 94H71Z" fill="var(--day-light)" />
        <path d="M84 96Q116 84 124 102T158 106" className={styles.line} />
        {van(150)}
      </>
    ),
  },
};

/**
 * A moment of the courier's day, on its piece of the road that joins the bands of the day. Needs the band's colours,
 * `--day-…`.
 */
export function DayRoad({ moment }: { moment: CourierMoment }) {
  const { bends, along, things } = scenes[moment];
  return (
    <Drawing width={360} height={150}>
      {things}
      <path d="M44 120H316" className={styles.road} />
      <path d={bends} className={styles.bends} />
      <path d={along} className={styles.along} />
    </Drawing>
  );
}
