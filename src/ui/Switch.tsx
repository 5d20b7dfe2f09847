import type { ReactNode } from 'react';
import styles from './Switch.module.scss';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it switches; `hidden`: it is only read out, because the place of the switch says it. */
  label: ReactNode;
  hidden?: boolean;
  disabled?: boolean;
}

/** A switch: what it says is so from the moment it is moved. */
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
