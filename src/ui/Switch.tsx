import type { ReactNode } from 'react';
import styles from './Switch.module.scss';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; `hidden` hides it visually. */
  label: ReactNode;
  hidden?: boolean;
  disabled?: boolean;
}

/** A switch for a setting that applies at once. */
export function Switch({ checked, onChange, label, hidden = false, disabled = false }: SwitchProps) {
  return (
    <label className={styles.root}>
      <span className={hidden ? 'visually-hidden' : styles.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
