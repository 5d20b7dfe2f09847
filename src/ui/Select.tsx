import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';
import styles from './Select.module.scss';

interface SelectProps<T extends string> {
  label: ReactNode;
  /** row: label before the select; stack: above it, full width. */
  layout?: 'row' | 'stack';
  /** Visually hides the label. */
  hidesLabel?: boolean;
  value: T;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  /** 44 or 54 px high. */
  size?: 'm' | 'l';
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A styled native select for settings that apply at once; `SelectField` is for forms. */
export function Select<T extends string>({
  label,
  layout = 'row',
  hidesLabel = false,
  value,
  options,
  size = 'm',
  disabled = false,
  onChange,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles[layout]}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : styles.label}>
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
