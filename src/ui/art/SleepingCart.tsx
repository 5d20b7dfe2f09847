import { Mascot } from './Mascot';
import styles from './SleepingCart.module.scss';

const basket = 'M84 152h228l-22 84a12 12 0 0 1-11.6 9H122a12 12 0 0 1-11.7-9.3z';

/** The mascot sleeping in a shopping cart, sunk into the basket, whose mesh shows it in the shade. */
export function SleepingCart() {
  return (
    <svg
      viewBox="0 0 360 292"
      className={styles.root}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="196" cy="286" rx="128" ry="6" className={styles.ground} />
      <path className={styles.inside} d={basket} />
      <svg x="97" y="50" width="202" height="126.5">
        <Mascot mood="sleep" />
      </svg>
      <g className={styles.snore}>
        <path d="M292 62h16l-16 18h16" />
        <path d="M316 34h11l-11 13h11" />
        <path d="M334 14h8l-8 9h8" />
      </g>
      <path className={styles.basket} d={basket} />
      <path className={styles.wire} d="M92 180h213M99 208h198M142 154l10 90M198 154v91M254 154l-10 90" />
      <path className={styles.frame} d={basket} />
      <path className={styles.strut} d="M22 104h34a10 10 0 0 1 9.7 7.6L84 152m29 89-15 17a10 10 0 0 0 8.5 14H290" />
      <g className={styles.wheels}>
        <circle cx="134" cy="274" r="12" />
        <circle cx="268" cy="274" r="12" />
      </g>
      <path className={styles.bolt} d="M204 180l-18 26h11l-6 22 20-29h-11z" />
    </svg>
  );
}
