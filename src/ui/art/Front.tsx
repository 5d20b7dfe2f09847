import styles from './Front.module.scss';

const marks = [0, 1, 2, 3, 4];

/**
 * A weather front as a divider: two cold-front triangles, then three warm-front half discs on one line. Above five
 * columns with gaps of 24 px, each stands over the middle of the 40 px at its column's start.
 */
export function Front() {
  return (
    <svg className={styles.root} width="100%" height="22" aria-hidden="true" focusable="false">
      <path d="M0 21H9999" stroke="var(--link)" strokeWidth="2" />
      {marks.map((i) => (
        <svg key={i} x={`${20 * i}%`} overflow="visible">
          <g transform={`translate(${20 + 4.8 * i} 21)`}>
            {i < 2 ? (
              <path className={styles.mark} d="M-13 0 0-20 13 0z" fill="var(--link)" />
            ) : (
              <path className={styles.mark} d="M-13.5 0a13.5 13.5 0 0 1 27 0z" fill="var(--brand)" />
            )}
          </g>
        </svg>
      ))}
    </svg>
  );
}
