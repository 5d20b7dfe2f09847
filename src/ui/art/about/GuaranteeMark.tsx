import styles from './GuaranteeMark.module.scss';

/** Paths of each drawing: the outline, and the accent in the brand's colour. */
const marks = {
  acceptance: [
    'M14 6h28a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4zM28 22h10M28 36h10M19 50c5-8 8 6 12-1s4 2 7 0',
    'M17 22l3 3 5-6M17 36l3 3 5-6',
  ],
  warranty: [
    'M32 5l22 8v17c0 14-9 23-22 29C19 53 10 44 10 30V13z',
    'M40 20a8 8 0 0 0-10 10L20 40a3.5 3.5 0 0 0 5 5l10-10a8 8 0 0 0 10-10l-5 5-5-1-1-5z',
  ],
  code: [
    'M8 10h48a3 3 0 0 1 3 3v38a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3zM5 21h54',
    'M23 31l-7 7 7 7M41 31l7 7-7 7M35 29l-6 18',
  ],
  escrow: [
    'M5 14a3 3 0 0 1 3-3h14l6 7h28a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM5 27h19M40 27h19',
    'M32 19a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM27 36l-3 13 8-4 8 4-3-13M28 28l3 3 5-6',
  ],
  exit: ['M36 8H12v48h24M12 8l16 7v46l-16-5M22 36v4', 'M36 32h22M50 24l8 8-8 8'],
  data: ['M8 30v26h48V30M8 30h16l4 6h8l4-6h16L48 18M8 30l8-12', 'M32 28V6M24 13l8-8 8 8'],
} as const;

/** What a guarantee hands over, as a line drawing of 64 × 64 units. */
export function GuaranteeMark({ of }: { of: keyof typeof marks }) {
  const [outline, accent] = marks[of];
  return (
    <svg className={styles.root} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={outline} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
