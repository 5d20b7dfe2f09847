import styles from './Front.module.scss';

const marks = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** A weather front as a divider: four cold-front triangles, then five warm-front half discs on one line. */
export function Front() {
  return (
    <svg className={styles.root} width="100%" height="22" aria-hidden="true" focusable="false">
      <path d="M0 21H9999" stroke="var(--link)" strokeWidth="2" />
      {marks.map((at, i) => (
        <svg key={at} x={`${at}%`} y="21" overflow="visible">
          {i < 4 ? (
            <path className={styles.mark} d="M-13 0 0-20 13 0z" fill="var(--link)" />
          ) : (
            <path className={styles.mark} d="M-13.5 0a13.5 13.5 0 0 1 27 0z" fill="var(--brand)" />
          )}
        </svg>
      ))}
    </svg>
  );
}
