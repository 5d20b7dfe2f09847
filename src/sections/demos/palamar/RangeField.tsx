import { useId } from 'react';
import styles from './RangeField.module.scss';

interface RangeFieldProps {
  label: string;
  /** An integer from min to max, in steps. */
  value: number;
  min: number;
  max: number;
  step: number;
  /** Formatted value. */
  text: string;
  onChange: (value: number) => void;
}

/** Range input with label and value. */
export function RangeField({ label, value, min, max, step, text, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        {...{ value, min, max, step }}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
