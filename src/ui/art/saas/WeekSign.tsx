import type { BlockId } from '@/data/week';
import styles from './WeekSign.module.scss';

interface WeekSignProps {
  title: string;
  rule: Rule;
  /** Names of blocks; a long block has a line for each word. */
  names: Record<BlockId, string>;
}

type Rule = 'morning' | 'flock' | 'wall';
type Slip = readonly [day: number, start: number, length: number, name?: BlockId];

/** On a grid of five days and nine hours. Words of seven letters fit. */
const slips: Record<Rule, readonly Slip[]> = {
  morning: [
    [0, 0, 3, 'report'],
    [1, 0, 3],
    [2, 0, 3, 'writing'],
    [3, 0, 3],
    [4, 0, 3, 'design'],
    [1, 5, 1],
    [3, 6, 1],
  ],
  flock: [
    [1, 0, 1, 'standup'],
    [1, 1.1, 1],
    [1, 2.2, 0.8],
    [1, 4, 1, 'budget'],
    [1, 5.1, 1.4],
    [1, 6.6, 1],
    [3, 1, 3, 'report'],
  ],
  wall: [
    [0, 0.5, 2.3],
    [1, 1, 1.8, 'review'],
    [2, 0, 2.8],
    [4, 0.8, 2],
    [0, 4.2, 2, 'run'],
    [2, 4.2, 3, 'design'],
    [3, 4.2, 1.4],
    [4, 4.2, 2.4],
  ],
};

/** One of the rules, as a miniature week. */
export function WeekSign({ title, rule, names }: WeekSignProps) {
  return (
    <svg viewBox="-26 0 366 250" role="img" aria-label={title} className={styles.root}>
      {[0, 1, 2, 3, 4].map((day) => (
        <rect key={day} x={19 + day * 61} y="18" width="58" height="214" rx="8" className={styles.day} />
      ))}
      {[9, 12, 13, 18].map((hour) => (
        <text key={hour} x="10" y={27 + (hour - 9) * 23.4} className={styles.hour}>
          {hour}
        </text>
      ))}
      {rule === 'wall' && (
        <>
          <pattern id="week-bricks" x="14" y="90" width="36" height="24" patternUnits="userSpaceOnUse">
            <path d="M0 0H34V11H0ZM-18 12H16V23H-18ZM18 12H52V23H18Z" className={styles.brick} />
            <path d="M0 1H34M-18 13H16M18 13H52" className={styles.light} />
          </pattern>
          <path d="M14 90H334V114H14Z" className={styles.wall} />
          <path d="M14 90H334V114H14Z" fill="url(#week-bricks)" />
          {/* The soup of the lunch break stands on it. */}
          <path d="M209 66H253C253 80 246 88 239 88H223C216 88 209 80 209 66Z" className={styles.bowl} />
          <path d="M231 66H253C253 80 246 88 239 88H235C240 82 241 74 231 66Z" className={styles.dark} />
          <ellipse cx="231" cy="66" rx="22" ry="5" className={styles.soup} />
          <path d="M222 55C217 49 227 45 222 38M240 55C235 49 245 45 240 38" className={styles.steam} />
        </>
      )}
      {slips[rule].map(([day, start, length, name], index) => (
        <g key={index} transform={`translate(${22 + day * 61} ${22 + start * 23.4})`}>
          <rect x="1" y="2.5" width="52" height={length * 23.4 - 3} rx="5" className={styles.shadow} />
          <rect width="52" height={length * 23.4 - 3} rx="5" className={length >= 3 ? styles.long : styles.short} />
          <path d={length >= 3 ? 'M8 12H36M8 21H26' : 'M8 9H30'} className={styles.line} />
          {name && (
            <text className={styles.name}>
              {names[name].split(' ').map((word, line) => (
                <tspan key={word} x="3.5" y={14 + line * 13}>
                  {word}
                </tspan>
              ))}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
