import { useId } from 'react';
import { CartProducts, type CartSlot } from './CartProducts';
import { Mascot } from './Mascot';
import styles from './SleepingCart.module.scss';

const basket = 'M86 152H314L293 234A12 12 0 0 1 281.4 243H123A12 12 0 0 1 111.5 234.5Z';
/** The wires of the front, from the rim to the floor of the basket. */
const mesh = Array.from({ length: 9 }, (_, wire) => `M${109 + wire * 22.8} 152L${130 + wire * 17.8} 243`).join('');
const wheels = [134, 274];

/** Below the mascot, and beside it over the rim. */
const slots: readonly CartSlot[] = [
  { x: 200, y: 186, size: 112, turn: 0 },
  { x: 137, y: 148, size: 112, turn: -10 },
  { x: 263, y: 148, size: 112, turn: 8 },
];

/** How many products the sleeping cart shows. */
export const sleepingCartCapacity = slots.length;

interface SleepingCartProps {
  /** Addresses of square pictures; none: the basket is empty. */
  goods: readonly string[];
}

/**
 * The mascot sleeping in a shopping cart, sunk into the empty basket, whose mesh shows it in the shade, or lying on the
 * goods.
 */
export function SleepingCart({ goods }: SleepingCartProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 360 292"
      className={styles.root}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <radialGradient id={`${id}g`}>
        <stop offset=".3" stopOpacity=".9" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}b`} x2="1" y2="1">
        <stop stopColor="var(--brand)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity=".34" />
      </linearGradient>
      <g className={styles.ground}>
        <ellipse cx="206" cy="285" rx="150" ry="8" fill={`url(#${id}g)`} />
        {wheels.map((x) => (
          <ellipse key={x} cx={x + 6} cy="286.5" rx="22" ry="3.5" fill={`url(#${id}g)`} />
        ))}
      </g>
      {/* The far side: the rim, the inside, two wheels. */}
      <g className={styles.far}>
        <path d="M116 263H306" />
        <path d="M148 272v.1M288 272v.1" />
      </g>
      <path
        className={styles.inside}
        d="M102 138H300L314 152 293 234A12 12 0 0 1 281 243H123A12 12 0 0 1 111 234L86 152Z"
      />
      <path className={styles.rim} d="M86 152 102 138H300L314 152" />
      <CartProducts slots={slots} goods={goods} />
      <svg {...(goods.length > 0 ? { x: 122, y: 30, width: 156 } : { x: 97, y: 48, width: 202 })} height="126.5">
        <Mascot mood="sleep" />
      </svg>
      <g className={styles.snore}>
        <path d="M292 62h16l-16 18h16" />
        <path d="M316 34h11l-11 13h11" />
        <path d="M334 14h8l-8 9h8" />
      </g>
      <path d={basket} fill={`url(#${id}b)`} />
      <path className={styles.wire} d={`${mesh}M94 175H308M101 198H302M107 221H296`} />
      <path className={styles.frame} d={basket} />
      {goods.length === 0 && (
        <g className={styles.plate}>
          <rect x="174" y="180" width="50" height="44" rx="10" />
          <path d="M202 185l-13 19h8l-4 15 15-21h-8z" />
        </g>
      )}
      {/* One tube from the handle to the wheels, lit from above. */}
      <path className={styles.tube} d="M30 104H56a10 10 0 0 1 9.7 7.6L86 152M113 241 99 257a9 9 0 0 0 7 15H300" />
      <path className={styles.gleam} d="M66 109 87 149M110 242 98 256a8 8 0 0 0 6 14H298M90 150.5H310" />
      <path className={styles.grip} d="M24 104H52" />
      <path className={styles.shine} d="M23 101.5H50" />
      {wheels.map((x) => (
        <g key={x} className={styles.wheel}>
          <path d={`M${x - 8} 262h16l-3 12h-10z`} />
          <circle cx={x} cy="275" r="10.5" />
          <circle cx={x} cy="275" r="3" />
        </g>
      ))}
    </svg>
  );
}
