import styles from './RollingNumber.module.scss';

const column = Array.from({ length: 10 }, (_, digit) => digit).join('\n');

/**
 * A number that changes often: each figure is a window onto a column of all ten, which moves. Writing another text would
 * cost a layout every time.
 * @param text figures from 0 to 9; anything else stands as it is
 */
export function RollingNumber({ text }: { text: string }) {
  return (
    <span className={styles.root}>
      {Array.from(text, (sign, place) => (
        <span key={text.length - place} className={styles.figure}>
          {/\d/.test(sign) ? <span style={{ transform: `translateY(-${Number(sign) * 10}%)` }}>{column}</span> : sign}
        </span>
      ))}
    </span>
  );
}
