import styles from './CalmingSea.module.scss';
import { curve } from './curve';

/** Waves of 1200 units in width that flatten from left to right around the height `y`. */
const waves = (y: number, height: number) =>
  curve(
    -20,
    40,
    Array.from({ length: 32 }, (_, i) => +(y - (-1) ** i * height * Math.max(0, 1 - i / 22) ** 1.5).toFixed(1)),
  );

const surface = waves(30, 16);

/** The sea at night, rough on the left and calm on the right; stretches to its box. Decorative. */
export function CalmingSea() {
  return (
    <svg className={styles.root} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={`${surface}V120H-20Z`} />
      <path d={surface} />
      <path d={waves(64, 9)} />
      <path d={waves(92, 5)} />
    </svg>
  );
}
