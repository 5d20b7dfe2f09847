import { useId } from 'react';
import type { RoomId } from '@/data/lodosHouse';
import styles from './HouseCut.module.scss';
import { HouseThings } from './HouseThings';

interface HouseCutProps {
  lit: RoomId;
  /** For the pointer; keyboards use the buttons beside the picture. */
  choose: (room: RoomId) => void;
}

const shapes = {
  roof: 'M116 216L290 80 464 216Z',
  bed: 'M116 224H464V344H116Z',
  living: 'M116 354H464V476H116Z',
} as const;

/** A cross-section of a house in winter, from the roof to the garden. */
export function HouseCut({ lit, choose }: HouseCutProps) {
  const id = useId();
  const room = (name: RoomId) => ({
    className: `${styles.room} ${lit === name ? styles.lit : ''}`,
    onClick: () => choose(name),
  });
  return (
    <svg viewBox="0 0 720 560" className={styles.root} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor="var(--sky-top)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id={`${id}l`} cx=".5" cy=".35">
          <stop stopColor="#fff6d8" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <rect width="720" height="560" rx="24" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width="720" height="560" fill={`url(#${id}s)`} />
        <path d="M0 420C120 360 240 400 360 380S600 330 720 370V490H0Z" fill="var(--hill)" />
        <path d="M0 484H720V560H0Z" fill="var(--soil)" />
        <path d="M0 520C160 506 300 534 460 520S640 510 720 524V560H0Z" fill="var(--soil-deep)" />
        <path d="M0 478C60 470 84 476 96 478H500C580 474 660 470 720 478V490H0Z" fill="var(--snow)" />
        <path d="M0 486H720V492H0Z" fill="var(--snow-shade)" />
        {/* Chimney, walls and slabs, cut open. */}
        <path d="M386 58H428V160H386Z" fill="var(--roof)" />
        <path d="M412 58H428V170H412Z" fill="var(--roof-shade)" />
        <path d="M380 50H434V62H380Z" fill="var(--wall)" />
        <path d="M380 50q27-18 54 0z" fill="var(--snow)" />
        <path d="M96 208H484V492H96Z" fill="var(--wall)" />
        <path d="M470 216H484V492H470ZM116 344H464V354H116ZM96 476H484V492H96Z" fill="var(--wall-shade)" />
        <path d="M290 40L50 228 66 246 290 72 514 246 530 228Z" fill="var(--roof)" />
        <path d="M290 40L530 228 514 246 290 72Z" fill="var(--roof-shade)" />
        <path d="M290 72L104 216H124L290 88 456 216H476Z" fill="var(--beam)" />
        <path
          d="M290 34L44 226q10 8 18-2 8 4 14-6 10 6 16-8 12 4 18-10 14 4 20-12 16 2 20-14 14 4 22-14 16 2 20-14 16 0 22-16 14 2 20-12 14 0 20-14 16 0 56-58z"
          fill="var(--snow)"
        />
        {(['roof', 'bed', 'living'] as const).map((name) => (
          <g key={name} {...room(name)}>
            <path d={shapes[name]} />
            <path d={shapes[name]} className={styles.light} fill={`url(#${id}l)`} />
          </g>
        ))}
        <path d="M116 224H464V236H116ZM116 354H464V366H116Z" fill="#000" fillOpacity=".16" className={styles.things} />
        <g {...room('pump')}>
          <rect x="500" y="290" width="220" height="200" fill="#fff" fillOpacity=".001" />
          <ellipse cx="588" cy="410" rx="150" ry="130" fill={`url(#${id}l)`} className={styles.light} />
        </g>
        <g className={styles.things}>
          <HouseThings />
        </g>
      </g>
    </svg>
  );
}
