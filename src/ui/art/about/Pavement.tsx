import styles from './Pavement.module.scss';

/** Centres of the rain rings: between the umbrellas and their labels at every width. */
const drops = [
  [120, 480, 26],
  [492, 668, 14],
  [1010, 70, 18],
  [1150, 390, 24],
  [1330, 120, 30],
  [1380, 600, 18],
] as const;

/** A wet street from above, 1440 × 720: a crossing, rain rings where no words are. Fills its parent. */
export function Pavement() {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H1440V720H0Z" className={styles.street} />
      <g className={styles.stripes}>
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <path key={i} d={`M${420 + i * 150} -40h78l-230 800h-78z`} />
        ))}
      </g>
      {drops.map(([x, y, r]) => (
        <g key={x} className={styles.drop}>
          <ellipse cx={x} cy={y} rx={r} ry={r} />
          <ellipse cx={x} cy={y} rx={r * 0.5} ry={r * 0.5} />
        </g>
      ))}
    </svg>
  );
}
