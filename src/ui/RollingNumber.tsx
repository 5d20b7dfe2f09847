import styles from './RollingNumber.module.scss';

const column = Array.from({ length: 10 }, (_, digit) => digit).join('\n');

/**
 * A number that changes often: each digit is a clipped column of 0–9 moved by a transform, since changing text causes a
 * layout.
 * @param text digits are animated, other characters rendered as they are
 */
export function RollingNumber({ text }: { text: string }) {
  return (
    <span className={styles.root}>
      {Array.from(text, (sign, index) => (
        <span key={text.length - index} className={styles.figure}>
          {/\d/.test(sign) ? <span style={{ transform: `translateY(-${Number(sign) * 10}%)` }}>{column}</span> : sign}
        </span>
      ))}
    </span>
  );
}
