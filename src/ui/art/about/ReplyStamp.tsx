import { MarginSketches } from './MarginSketches';
import styles from './ReplyStamp.module.scss';

/** An uncancelled postage stamp, 120 × 108: a drawing of the letter. Its perforation has the colour `--sheet`. */
export function ReplyStamp() {
  return (
    <svg className={styles.root} viewBox="0 0 120 108" aria-hidden="true" focusable="false">
      <path d="M6 6H114V102H6Z" className={styles.edge} />
      <path d="M16 16H104V92H16Z" className={styles.sky} />
      <svg x="20" y="18" width="80" height="70">
        <MarginSketches of="boat" />
      </svg>
    </svg>
  );
}
