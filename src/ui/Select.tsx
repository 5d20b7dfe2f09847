import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';
import styles from './Select.module.scss';

interface SelectProps<T extends string> {
  label: ReactNode;
  /** row: the label stands before the list; stack: above it, and the list is as wide as its place. */
  layout?: 'row' | 'stack';
  /** The label is only read out. */
  quiet?: boolean;
  value: T;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  /** 44 or 54 px high. */
  size?: 'm' | 'l';
  /** There is nothing to choose now. */
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** The platform's own select in the site's look, for a choice that counts at once. */
export function Select<T extends string>({
  label,
  layout = 'row',
  quiet = false,
  value,
  options,
  size = 'm',
  disabled = false,
  onChange,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles[layout]}>
      <label htmlFor={id} className={quiet ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          className={styles[size]}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value as T)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}
