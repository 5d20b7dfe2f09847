import { CartProducts, type CartSlot } from './CartProducts';
import styles from './CartTrolley.module.scss';

const basket = 'M58 106h210l-19 58a11 11 0 0 1-10.5 8H92a11 11 0 0 1-10.6-8.4z';

const slots: readonly CartSlot[] = [
  { x: 162, y: 96, size: 108, turn: 0 },
  { x: 112, y: 98, size: 100, turn: -8 },
  { x: 214, y: 98, size: 100, turn: 8 },
  { x: 136, y: 62, size: 88, turn: -5 },
  { x: 190, y: 60, size: 88, turn: 6 },
  { x: 162, y: 34, size: 76, turn: 0 },
];

/** How many products the trolley shows. */
export const trolleyCapacity = slots.length;

/** A shopping trolley with products in it. `goods` are addresses of square pictures. */
export function CartTrolley({ goods }: { goods: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 300 210"
      className={styles.root}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="168" cy="204" rx="112" ry="6" className={styles.ground} />
      <CartProducts slots={slots} goods={goods} />
      <path className={styles.basket} d={basket} />
      <path
        className={styles.wire}
        d="M64 124h198M70 141h187M75 157h177M83 106l14 66M110 106l9 66M137 106l4 66M163 106v66M189 106l-4 66M216 106l-9 66M242 106l-14 66"
      />
      <path className={styles.frame} d={basket} />
      <g className={styles.strut}>
        <path d="M12 62h27a9 9 0 0 1 8.7 6.8L58 106m27 63-13 13a8 8 0 0 0 6 13h172" fill="none" />
        <circle cx="106" cy="196" r="6" />
        <circle cx="226" cy="196" r="6" />
      </g>
      <path className={styles.grip} d="M12 62h20" />
    </svg>
  );
}
