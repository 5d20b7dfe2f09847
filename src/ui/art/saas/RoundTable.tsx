import styles from './RoundTable.module.scss';

interface RoundTableProps {
  title: string;
  /** Number of chairs, up to 14. */
  people: number;
}

/** A round table from above with a chair and a cup per person. */
export function RoundTable({ title, people }: RoundTableProps) {
  return (
    <svg viewBox="0 0 400 400" role="img" aria-label={title}>
      {Array.from({ length: people }, (_, index) => (
        <g key={index} transform={`translate(200 200) rotate(${(index * 360) / people})`}>
          <rect x="-24" y="-186" width="48" height="52" rx="16" className={styles.chair} />
          <path d="M-24 -172C-24 -196 24 -196 24 -172" className={styles.back} />
          <circle cy="-158" r="15" className={index % 3 === 0 ? styles.warm : styles.head} />
        </g>
      ))}
      <circle cx="200" cy="200" r="122" className={styles.table} />
      {Array.from({ length: people }, (_, index) => (
        <g key={index} transform={`translate(200 200) rotate(${(index * 360) / people})`}>
          <circle cy="-98" r="9" className={styles.cup} />
          <circle cy="-98" r="5" className={styles.coffee} />
        </g>
      ))}
      <circle cx="200" cy="200" r="26" className={styles.plant} />
      <path
        d="M200 200L182 186M200 200L218 184M200 200L204 222M200 200L180 208M200 200L222 208"
        className={styles.vein}
      />
    </svg>
  );
}
