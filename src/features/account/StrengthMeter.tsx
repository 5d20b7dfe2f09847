import styles from './StrengthMeter.module.scss';
import type { Strength } from './passwordStrength';

interface StrengthMeterProps {
  strength: Strength | null;
  /** Label per strength; `none` for an empty field. */
  words: Record<'none' | Strength, string>;
}

/** Password strength as four bars and a label. */
export function StrengthMeter({ strength, words }: StrengthMeterProps) {
  return (
    <div className={styles.root} data-strength={strength ?? undefined}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={(strength !== null && strength >= step) || undefined} />
        ))}
      </div>
      <p role="status">{words[strength ?? 'none']}</p>
    </div>
  );
}
