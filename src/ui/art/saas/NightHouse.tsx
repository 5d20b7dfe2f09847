import styles from './NightHouse.module.scss';

interface NightHouseProps {
  title: string;
  /** Indexes of the lit windows, from the upper left; there are 24. */
  lit: readonly number[];
}

/** An apartment building at night with some windows lit. */
export function NightHouse({ title, lit }: NightHouseProps) {
  return (
    <svg className={styles.root} viewBox="0 0 560 420" role="img" aria-label={title}>
      <path d="M0 0H560V420H0Z" className={styles.sky} />
      <path d="M535.7 83.4A30 30 0 1 1 508.1 42A25 25 0 1 0 535.7 83.4Z" className={styles.moon} />
      <path
        d="M58 60h3v3h-3zM120 118h3v3h-3zM186 40h4v4h-4zM300 66h3v3h-3zM512 170h3v3h-3zM40 190h3v3h-3zM360 30h3v3h-3z"
        className={styles.moon}
      />
      <path d="M0 420V300H60V262H130V420ZM430 420V280H486V316H560V420Z" className={styles.far} />
      <path d="M96 420V116H118V100H200V116H360V84H388V116H464V420Z" className={styles.house} />
      <path d="M84 112H476V124H84Z" className={styles.roof} />
      {Array.from({ length: 24 }, (_, index) => {
        const [x, y] = [120 + (index % 6) * 55, 146 + Math.floor(index / 6) * 58];
        const on = lit.includes(index);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <path d="M0 0H34V38H0Z" className={on ? styles.light : styles.dark} />
            {on && index % 3 === 0 && (
              <path d="M11 38C11 24 23 24 23 38ZM12 19a5 5 0 1 1 10 0a5 5 0 1 1-10 0" className={styles.shade} />
            )}
            {!on && index % 2 === 0 && <path d="M0 0H34V15H0Z" className={styles.blind} />}
            <path d="M-4 38H38V43H-4Z" className={styles.roof} />
          </g>
        );
      })}
      <path d="M262 420V384H298V420Z" className={styles.roof} />
      <path d="M0 416H560V420H0Z" className={styles.roof} />
    </svg>
  );
}
