import styles from './WeekSign.module.scss';

interface WeekSignProps {
  title: string;
  rule: 'morning' | 'flock' | 'wall';
}

/** Blocks as [day, start, length], on a grid of five days and nine hours. */
const blocks = {
  morning: [[0, 0, 3], [1, 0, 3], [2, 0, 3], [3, 0, 3], [4, 0, 3], [1, 5, 1], [3, 6, 1]],
  flock: [[1, 0, 1], [1, 1.1, 1], [1, 2.2, 0.8], [1, 4, 1], [1, 5.1, 1.4], [1, 6.6, 1], [3, 1, 3]],
  wall: [[0, 0.5, 2.3], [1, 1, 1.8], [2, 0, 2.8], [4, 0.8, 2], [0, 4.2, 2], [2, 4.2, 3], [3, 4.2, 1.4], [4, 4.2, 2.4]],
} as const; // prettier-ignore

/** One of the rules, as a miniature week. */
export function WeekSign({ title, rule }: WeekSignProps) {
  return (
    <svg viewBox="-26 0 366 250" role="img" aria-label={title} className={styles.root}>
      {[0, 1, 2, 3, 4].map((day) => (
        <rect key={day} x={20 + day * 61} y="18" width="55" height="214" rx="8" className={styles.day} />
      ))}
      {[9, 12, 13, 18].map((hour) => (
        <text key={hour} x="10" y={27 + (hour - 9) * 23.4} className={styles.hour}>
          {hour}
        </text>
      ))}
      {rule === 'wall' && (
        <>
          <path d="M14 90H332V114H14Z" className={styles.wall} />
          {/* The soup of the lunch break. */}
          <path
            d="M98 102.5H119C119 112 98 112 98 102.5ZM104 99.5C102 98 106 96.5 104 95M113 99.5C111 98 115 96.5 113 95"
            className={styles.soup}
          />
        </>
      )}
      {blocks[rule].map(([day, start, length], index) => (
        <g key={index} transform={`translate(${24 + day * 61} ${22 + start * 23.4})`}>
          <rect x="1" y="2.5" width="47" height={length * 23.4 - 3} rx="5" className={styles.shadow} />
          <rect width="47" height={length * 23.4 - 3} rx="5" className={length >= 3 ? styles.long : styles.short} />
          <path d={length >= 3 ? 'M8 12H36M8 21H26' : 'M8 9H30'} className={styles.line} />
        </g>
      ))}
    </svg>
  );
}
