import styles from './RoundTable.module.scss';

interface RoundTableProps {
  title: string;
  /** Number of chairs, up to 14. */
  people: number;
}

const hairs = ['#8a4b22', '#20303c', '#c9b89a', '#5a3d2b', '#a9b3bd'];
const coats = ['#d9a441', '#8f7fd6', '#5b9fb8'];

/** A round table from above with a chair per person; every other one has a laptop, the rest a cup. */
export function RoundTable({ title, people }: RoundTableProps) {
  const seats = Array.from({ length: people }, (_, index) => ({
    index,
    place: `translate(200 200) rotate(${(index * 360) / people})`,
  }));
  return (
    <svg viewBox="0 0 400 400" role="img" aria-label={title}>
      {seats.map(({ index, place }) => (
        <g key={index} transform={place}>
          <rect x="-24" y="-186" width="48" height="52" rx="16" className={styles.chair} />
          <path d="M-24 -172C-24 -196 24 -196 24 -172" className={styles.back} />
          <ellipse cy="-154" rx="24" ry="12" fill={coats[index % coats.length]} />
          <circle cy="-152" r="12" fill={index % 3 === 1 ? '#a86b45' : '#f0c29e'} />
          <circle cy="-157" r="14" fill={hairs[index % hairs.length]} />
        </g>
      ))}
      <circle cx="200" cy="200" r="122" className={styles.table} />
      {seats.map(({ index, place }) => (
        <g key={index} transform={place}>
          {index % 2 === 0 ? (
            <>
              <rect x="-18" y="-115" width="36" height="22" rx="3" className={styles.laptop} />
              <path d="M-4-111h8M-12-105h24M-12-100h24" className={styles.keys} />
              <rect x="-18" y="-94" width="36" height="5" rx="2" className={styles.cup} />
            </>
          ) : (
            <>
              <path d="M8-104h8" className={styles.handle} />
              <circle cy="-101" r="10" className={styles.cup} />
              <circle cy="-101" r="6" className={styles.coffee} />
            </>
          )}
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
