import { interpolate } from '@/lib/interpolate';
import styles from './FoldButton.module.scss';

/** Words of a list that is shortened. */
export interface FoldWords {
  /** With `{{count}}`. */
  all: string;
  fewer: string;
}

interface FoldButtonProps {
  words: FoldWords;
  /** Number of all entries. */
  count: number;
  /** Id of the list. */
  controls: string;
  isFolded: boolean;
  setFolded: (isFolded: boolean) => void;
}

/** Shows all entries of a list or fewer; the list's sheet hides the others while it is folded, and may hide this button. */
export function FoldButton({ words, count, controls, isFolded, setFolded }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-expanded={!isFolded}
      aria-controls={controls}
      onClick={() => setFolded(!isFolded)}
    >
      {isFolded ? interpolate(words.all, { count }) : words.fewer}
    </button>
  );
}
