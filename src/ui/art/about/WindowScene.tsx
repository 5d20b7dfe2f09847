import styles from './WindowScene.module.scss';

/** Objects beside each number; they stand at y = 168, on the sill. */
const sills = {
  years: (
    <>
      <path d="M34 168C34 140 46 132 60 132S86 140 86 168Z" className={styles.dark} />
      <path
        d="M60 132V108M60 118C44 118 38 104 42 92C56 94 60 106 60 118ZM60 112C76 112 84 98 80 84C64 88 60 100 60 112Z"
        className={styles.leaf}
      />
    </>
  ),
  sectors: (
    <path
      d="M30 168V128H44V168ZM48 168V118H58V168ZM62 168V134H74V168ZM78 168L88 126L98 129L90 168Z"
      className={styles.dark}
    />
  ),
  products: (
    <>
      <path d="M28 168V120H92V168Z" className={styles.dark} />
      <path d="M34 126H86V158H34Z" className={styles.glow} />
      <path d="M40 150L52 140L62 146L80 132" className={styles.trace} />
    </>
  ),
  customers: (
    <path
      d="M36 168C28 142 40 128 52 128L50 112L59 119H69L78 112V132C92 142 90 160 86 168ZM86 164C108 170 108 142 96 140"
      className={styles.dark}
    />
  ),
};

/** A lit window, 240 × 200: frame, blind and sill. */
export function WindowScene({ name }: { name: keyof typeof sills }) {
  return (
    <svg className={styles.root} viewBox="0 0 240 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M12 8H228V176H12Z" className={styles.frame} />
      <path d="M20 16H220V168H20Z" className={styles.light} />
      <path d="M20 16H220V40H20Z" className={styles.blind} />
      <path d="M20 24H220M20 32H220" className={styles.slat} />
      <g transform="translate(78 -50.4) scale(1.3)">{sills[name]}</g>
      <path d="M4 176H236V190H4Z" className={styles.sill} />
    </svg>
  );
}
